// What is heard and felt without looking. Colours and words say the same on the screen.

import { deviceSettings } from './device-settings.ts'
import type { Tone } from './scanner-state.ts'

interface Beep {
  readonly hertz: number
  readonly ms: number
}

export type Feeling = Tone | 'trouble'

const SOUNDS: Readonly<Record<Feeling, readonly Beep[]>> = {
  ok: [{ hertz: 1_760, ms: 70 }],
  warning: [
    { hertz: 880, ms: 90 },
    { hertz: 880, ms: 90 },
  ],
  unknown: [
    { hertz: 1_320, ms: 90 },
    { hertz: 660, ms: 140 },
  ],
  duplicate: [{ hertz: 440, ms: 30 }],
  trouble: [
    { hertz: 330, ms: 220 },
    { hertz: 330, ms: 220 },
    { hertz: 330, ms: 220 },
  ],
}

const VIBRATIONS: Readonly<Record<Feeling, number | readonly number[] | null>> = {
  ok: 30,
  warning: [30, 60, 30],
  unknown: 120,
  duplicate: null,
  trouble: [200, 80, 200],
}

const GAP_MS = 60
const VOLUME = 0.25
const SOFT_VOLUME = 0.08

let context: AudioContext | undefined

/** Browsers let a page make sounds once it was touched. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => {})
}

export function feel(feeling: Feeling): void {
  const { sound, vibration } = deviceSettings()
  if (sound) play(SOUNDS[feeling], feeling === 'duplicate' ? SOFT_VOLUME : VOLUME)
  const pattern = vibration ? VIBRATIONS[feeling] : null
  // Before the first touch browsers refuse, and say so in their console.
  const wasTouched = navigator.userActivation?.hasBeenActive !== false
  if (pattern !== null && wasTouched && 'vibrate' in navigator) {
    navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern])
  }
}

function play(beeps: readonly Beep[], volume: number): void {
  if (context?.state !== 'running') return
  let at = context.currentTime
  for (const { hertz, ms } of beeps) {
    const oscillator = new OscillatorNode(context, { frequency: hertz, type: 'square' })
    const gain = new GainNode(context, { gain: volume })
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(at)
    oscillator.stop(at + ms / 1_000)
    at += (ms + GAP_MS) / 1_000
  }
}
