'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Whether what holds an element is at least so many pixels wide, and whenever that changes. True until it is measured. */
export function useRoomFor(element: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [width, setWidth] = useState(Infinity)
  useEffect(() => {
    const holder = element.current?.parentElement
    if (!holder) return
    const observer = new ResizeObserver(() => setWidth(holder.clientWidth))
    observer.observe(holder)
    return () => observer.disconnect()
  }, [element])
  return width >= pixels
}
