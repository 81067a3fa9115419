import type { ComponentType } from 'react'
import { chrome } from '@/app/_languages/english/chrome'

const NoChart = () => (
  <p className="text-small text-muted">{chrome.noDrawing}</p>
)

/** A chart that is loaded after its page. Where it does not come, words stand in its place, and the page goes on. */
export const chartOrWords = <Props,>(chart: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> => chart.catch(() => NoChart)
