// Sound and vibration, for people who do not look at the screen. The screen says the same in color and words.

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
  // Rising, unlike any sound of a count: the person is now at another shelf.
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

/** A later beep would seem to belong to the next scan. */
const LATE_MS = 400

/** Browsers allow sound only after the page was touched, and some suspend it while the page is in the background. */
function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state !== 'running') void context.resume().catch(() => {})
}

/**
 * The events that browsers accept as a touch: a finger counts when it is lifted. It is keyup and not keydown
 * because starting audio is slow, and a delay between a handheld's keys would make them look typed by hand.
 */
const TOUCHES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keyup'] as const

/**
 * Unlocks sound on every touch of the page, and again after it was in the background. Returns a function that
 * stops it.
 */
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

/** Whether the browser would refuse a sound. Browsers that cannot tell count as touched. */
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
  // Before the first touch browsers refuse, and log a warning in the console.
  const wasTouched = !isUntouched()
  // A tap on the page before this one counts as a touch too, so audio may still need to be created.
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
