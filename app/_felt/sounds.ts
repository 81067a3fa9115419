'use client'

import { preferencesNow } from '@/app/_settings/preferences'
import { useEffect, useRef } from 'react'

/*
 * The site's few sounds, generated in the browser: a burst of filtered noise for a card, one or two quiet sines for
 * right and wrong. Off unless the user turns them on. If the browser has no audio or blocks it, nothing happens.
 */

export type Sound = 'card' | 'right' | 'wrong'

let context: AudioContext | null = null

/** The page's audio context, made at the first sound. Browsers allow sound only after a key or a tap. */
function speaker(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context
}

/** A tone that swells and fades. Times are in seconds from now, `height` in hertz, loudness from 0 to 1. */
function tone(audio: AudioContext, height: number, start: number, length: number, loudness: number): void {
  const from = audio.currentTime + start
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.frequency.value = height
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(loudness, from + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length)
  source.connect(volume).connect(audio.destination)
  source.start(from)
  source.stop(from + length)
}

/** A card sliding over cloth: a tenth of a second of noise without its low and high frequencies. */
function slide(audio: AudioContext): void {
  const frames = Math.round(audio.sampleRate * 0.09)
  const noise = audio.createBuffer(1, frames, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2
  const source = audio.createBufferSource()
  const band = audio.createBiquadFilter()
  const volume = audio.createGain()
  source.buffer = noise
  band.type = 'bandpass'
  band.frequency.value = 2600
  band.Q.value = 0.8
  volume.gain.value = 0.16
  source.connect(band).connect(volume).connect(audio.destination)
  source.start()
}

/** Plays a sound whatever the settings, to try it out. */
export function makeSound(sound: Sound): void {
  try {
    const audio = speaker()
    if (!audio) return
    if (sound === 'card') return slide(audio)
    if (sound === 'wrong') return tone(audio, 196, 0, 0.28, 0.07)
    tone(audio, 587.33, 0, 0.18, 0.05)
    tone(audio, 880, 0.07, 0.26, 0.045)
  } catch {
    // If the browser can't play it, stay silent.
  }
}

/** Plays a sound if sounds are on. */
export function playSound(sound: Sound): void {
  if (preferencesNow().sounds) makeSound(sound)
}

/** The state of a hand, for its sounds. Keys stay equal as long as nothing new happens. */
interface Heard {
  /** The cards on the table, in any form. A new one makes a sound. */
  readonly cards: unknown
  /** Undefined until the answer is graded. */
  readonly right: boolean | undefined
}

/** Plays a sound for each new card and each graded answer, but not for what was on the table when the page opened. */
export function useSounds({ cards, right }: Heard): void {
  const before = useRef<Heard>({ cards, right })
  useEffect(() => {
    const last = before.current
    before.current = { cards, right }
    const sound: Sound | null =
      right !== undefined && last.right === undefined
        ? right
          ? 'right'
          : 'wrong'
        : last.cards !== cards
          ? 'card'
          : null
    if (sound !== null) playSound(sound)
  }, [cards, right])
}
