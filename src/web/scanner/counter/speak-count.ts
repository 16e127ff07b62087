// Says what was counted, for whoever does not look at the phone.

import { deviceSettings } from '../device-settings.ts'
import type { ScanResult } from '../scanner-state.ts'

/** Long enough to know which item it is; the next scan does not wait for the rest of a name. */
const LONGEST_NAME = 60

type Spoken = Pick<ScanResult, 'tone' | 'name' | 'isNameOnItsWay'>

/** `onShelf`: what stands there now. Undefined: there is nothing to say. */
export function spokenCount(result: Spoken, onShelf: number | null): string | undefined {
  const { tone, name, isNameOnItsWay } = result
  if (tone === 'duplicate' || onShelf === null) return undefined
  const nameless = isNameOnItsWay ? 'Counted' : 'Unknown code'
  return `${name?.slice(0, LONGEST_NAME) ?? nameless}, ${onShelf}`
}

/** A newer count interrupts an older one. */
export function speakCount(result: Spoken, onShelf: number | null): void {
  if (!deviceSettings().speech || typeof speechSynthesis === 'undefined') return
  const words = spokenCount(result, onShelf)
  if (words === undefined) return
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = document.documentElement.lang || 'en'
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
