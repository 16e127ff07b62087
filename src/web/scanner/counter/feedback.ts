// What is heard and felt without looking. Colours and words say the same on the screen.

import { deviceSettings } from '../device-settings.ts'
import type { Tone } from '../scanner-state.ts'

interface Beep {
  readonly hertz: number
  readonly ms: number
}

export type Feeling = Tone | 'trouble' | 'shelf'

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
  // Rises, unlike anything that counts: somebody stands at another shelf.
  shelf: [
    { hertz: 660, ms: 90 },
    { hertz: 990, ms: 90 },
    { hertz: 1_320, ms: 140 },
  ],
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
  shelf: [60, 40, 60, 40, 60],
  trouble: [200, 80, 200],
}

const GAP_MS = 60
const VOLUME = 0.25
const SOFT_VOLUME = 0.08

let context: AudioContext | undefined

/** A beep that comes later than this would be taken for the next scan's. */
const LATE_MS = 400

/** Browsers let a page make sounds once it was touched, and some silence it while it is in the background. */
function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state !== 'running') void context.resume().catch(() => {})
}

/**
 * What browsers take for a touch: a finger counts when it is lifted. A handheld types; its keys are told from
 * fingers by their pauses, so the slow first sound is not made between them.
 */
const TOUCHES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keyup'] as const

/** From the first touch of the page on, also after it was in the background. Gives back how to stop. */
export function unlockSoundByTouch(): () => void {
  const onReturn = () => {
    if (context && document.visibilityState === 'visible') unlockSound()
  }
  const deafen = onTouch(unlockSound)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    deafen()
    document.removeEventListener('visibilitychange', onReturn)
  }
}

/** Whether browsers would refuse a sound; those that do not tell are asked for one. */
export function isUntouched(): boolean {
  return navigator.userActivation?.hasBeenActive === false
}

export function onTouch(listener: () => void): () => void {
  for (const touch of TOUCHES) document.addEventListener(touch, listener, { passive: true })
  return () => {
    for (const touch of TOUCHES) document.removeEventListener(touch, listener)
  }
}

export function feel(feeling: Feeling): void {
  const { sound, vibration } = deviceSettings()
  // Before the first touch browsers refuse, and say so in their console.
  const wasTouched = !isUntouched()
  // Whoever came here by a tap on the page before has touched it.
  if (sound && wasTouched) unlockSound()
  if (sound) play(SOUNDS[feeling], feeling === 'duplicate' ? SOFT_VOLUME : VOLUME)
  const pattern = vibration ? VIBRATIONS[feeling] : null
  if (pattern !== null && wasTouched && 'vibrate' in navigator) {
    navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern])
  }
}

function play(beeps: readonly Beep[], volume: number): void {
  const audio = context
  if (!audio) return
  if (audio.state === 'running') return beepWith(audio, beeps, volume)
  const askedAt = performance.now()
  const isLate = () => performance.now() - askedAt > LATE_MS
  audio.resume().then(
    () => isLate() || beepWith(audio, beeps, volume),
    () => {},
  )
}

function beepWith(audio: AudioContext, beeps: readonly Beep[], volume: number): void {
  let at = audio.currentTime
  for (const { hertz, ms } of beeps) {
    const oscillator = new OscillatorNode(audio, { frequency: hertz, type: 'square' })
    const gain = new GainNode(audio, { gain: volume })
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(at)
    oscillator.stop(at + ms / 1_000)
    at += (ms + GAP_MS) / 1_000
  }
}
