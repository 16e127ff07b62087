// A device in the words of its owner, from what its browser says about itself.

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
  [/\biPhone\b/, 'an iPhone', 'phone'],
  [/\biPad\b/, 'an iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'an Android phone', 'phone'],
  [/\bAndroid\b/, 'an Android tablet', 'tablet'],
  [/\bCrOS\b/, 'a Chromebook', 'computer'],
  [/\bWindows\b/, 'a Windows computer', 'computer'],
  [/\bMacintosh\b/, 'a Mac', 'computer'],
  [/\bLinux\b/, 'a Linux computer', 'computer'],
]

const UNKNOWN: Device = { name: 'Unknown device', kind: 'unknown' }

export function describeDevice(userAgent: string | null): Device {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const device = DEVICES.find(([pattern]) => pattern.test(userAgent ?? ''))
  if (!device) return browser ? { name: browser, kind: 'unknown' } : UNKNOWN
  const [, place, kind] = device
  return { name: `${browser ?? 'A browser'} on ${place}`, kind }
}
