// A device in its owner's words, derived from the browser's user agent.

import type { Messages } from '../kit/use-messages.ts'

export interface Device {
  readonly name: string
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown'
}

type Named = readonly [pattern: RegExp, name: string]

/** In this order: most browsers also claim to be Chrome, and all of them Safari. */
const BROWSERS: readonly Named[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

type NamedDevice = readonly [pattern: RegExp, name: string, kind: Device['kind']]

const DEVICES: readonly NamedDevice[] = [
  [/\biPhone\b/, 'iphone', 'phone'],
  [/\biPad\b/, 'ipad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'androidPhone', 'phone'],
  [/\bAndroid\b/, 'androidTablet', 'tablet'],
  [/\bCrOS\b/, 'chromebook', 'computer'],
  [/\bWindows\b/, 'windows', 'computer'],
  [/\bMacintosh\b/, 'mac', 'computer'],
  [/\bLinux\b/, 'linux', 'computer'],
]

export function describeDevice(userAgent: string | null, t: Messages<'profile'>): Device {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const device = DEVICES.find(([pattern]) => pattern.test(userAgent ?? ''))
  if (!device) return { name: browser ?? t('device.unknown'), kind: 'unknown' }
  const [, made, kind] = device
  const name = t('device.on', { browser: browser ?? t('device.browser'), device: made })
  return { name, kind }
}
