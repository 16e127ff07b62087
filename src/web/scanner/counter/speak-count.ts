// Speaks what was counted, for people who do not look at the phone.

import type { Messages } from '#web/kit/use-messages.ts'
import { deviceSettings } from '../device-settings.ts'
import type { ScanResult } from '../scanner-state.ts'
import { shownFormats } from './units.ts'

/** Enough to recognize the item; the next scan should not wait for the rest of a name. */
const LONGEST_NAME = 60

type Spoken = Pick<ScanResult, 'tone' | 'name' | 'isNameOnItsWay'>

/** `onShelf`: the quantity on the shelf now. Returns undefined if there is nothing to say. */
export function spokenCount(
  result: Spoken,
  onShelf: number | null,
  t: Messages<'scanner'>,
): string | undefined {
  const { tone, name, isNameOnItsWay } = result
  if (tone === 'duplicate' || onShelf === null) return undefined
  const count = shownFormats().number(onShelf)
  if (name !== null) return t('spoken.item', { name: name.slice(0, LONGEST_NAME), count })
  return t(isNameOnItsWay ? 'spoken.counted' : 'spoken.unknown', { count })
}

/** A newer count interrupts an older one. */
export function speakCount(result: Spoken, onShelf: number | null, t: Messages<'scanner'>): void {
  if (!deviceSettings().speech || typeof speechSynthesis === 'undefined') return
  const words = spokenCount(result, onShelf, t)
  if (words === undefined) return
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = document.documentElement.lang || 'en'
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
