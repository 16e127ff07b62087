// How this device is held and used. Kept on the device.

import { useSyncExternalStore } from 'react'
import type { CountingMode } from '#domain/camera/counting-mode.ts'
import { Listeners } from '../client/listeners.ts'
import { EACH, type EntryMode, parseEntryMode } from './counter/entry-mode.ts'

export interface DeviceSettings {
  readonly hand: 'right' | 'left'
  readonly mode: EntryMode
  /** What the camera counts by itself: only the code it is aimed at, or every code it passes. */
  readonly counting: CountingMode
  /** With a handheld, the screen needs no picture. */
  readonly layout: 'camera' | 'gun'
  readonly cameraId: string | null
  readonly sound: boolean
  readonly vibration: boolean
  /** Whether each count is spoken aloud. */
  readonly speech: boolean
  /** Which of the organization's handhelds this is; null for a person's own phone. */
  readonly handheld: NamedHandheld | null
}

export interface NamedHandheld {
  /** The handheld's code. */
  readonly id: string
  readonly name: string
}

const KEY = 'shelfcount-scanner'
const DEFAULTS: DeviceSettings = {
  hand: 'right',
  mode: EACH,
  counting: 'aim',
  layout: 'camera',
  cameraId: null,
  sound: true,
  vibration: true,
  speech: false,
  handheld: null,
}

const listeners = new Listeners<DeviceSettings>()
let known: DeviceSettings | undefined

export function deviceSettings(): DeviceSettings {
  known ??= parseSettings(readStored())
  return known
}

export function changeDeviceSettings(change: Partial<DeviceSettings>): void {
  known = { ...deviceSettings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // Counting works without storage; the settings are asked for again next time.
  }
  listeners.call(known)
}

export function useDeviceSettings(): DeviceSettings {
  return useSyncExternalStore(
    (listener) => listeners.add(listener),
    deviceSettings,
    () => DEFAULTS,
  )
}

/** The part of the settings that is sent to the server. */
export function whichHandheld(): { readonly handheldId?: string } {
  const { handheld } = deviceSettings()
  return handheld ? { handheldId: handheld.id } : {}
}

function parseSettings(text: string | null): DeviceSettings {
  const stored = parseJson(text)
  return {
    hand: stored.hand === 'left' ? 'left' : 'right',
    mode: parseEntryMode(stored.mode),
    counting: stored.counting === 'sweep' ? 'sweep' : 'aim',
    layout: stored.layout === 'gun' ? 'gun' : 'camera',
    cameraId: typeof stored.cameraId === 'string' ? stored.cameraId : null,
    sound: stored.sound !== false,
    vibration: stored.vibration !== false,
    speech: stored.speech === true,
    handheld: parseHandheld(stored.handheld),
  }
}

function parseHandheld(stored: unknown): NamedHandheld | null {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('name' in stored))
    return null
  const { id, name } = stored
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parseJson(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
