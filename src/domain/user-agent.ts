// What a browser says about itself, as facts: which browser, on what kind of device.

export type DeviceMake =
  | 'iphone'
  | 'ipad'
  | 'androidPhone'
  | 'androidTablet'
  | 'chromebook'
  | 'windows'
  | 'mac'
  | 'linux'

export interface UserAgentFacts {
  /** Undefined for a browser that is not known here. */
  readonly browser: string | undefined
  readonly make: DeviceMake | undefined
}

/** In this order: most browsers also claim to be Chrome, and all of them Safari. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const MAKES: readonly (readonly [pattern: RegExp, make: DeviceMake])[] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b.*\bMobile\b/, 'androidPhone'],
  [/\bAndroid\b/, 'androidTablet'],
  [/\bCrOS\b/, 'chromebook'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
]

export function readUserAgent(userAgent: string | null): UserAgentFacts {
  const said = userAgent ?? ''
  return {
    browser: BROWSERS.find(([pattern]) => pattern.test(said))?.[1],
    make: MAKES.find(([pattern]) => pattern.test(said))?.[1],
  }
}
