// Chooses the language for a person: what they chose, then what their device asks for.

import { isPageLanguage, type PageLanguage, SOURCE_LANGUAGE } from './languages.ts'

export interface LanguageHints {
  /** The language in the address. */
  readonly asked?: string | null | undefined
  /** The language in the profile of the signed-in user. */
  readonly own?: string | null | undefined
  /** The language chosen on this device, stored in a cookie. */
  readonly onDevice?: string | null | undefined
  /** The header `Accept-Language`. */
  readonly accepted?: string | null | undefined
}

export function chooseLanguage({ asked, own, onDevice, accepted }: LanguageHints): PageLanguage {
  const chosen = [asked, own, onDevice].find(isPageLanguage)
  return chosen ?? acceptedLanguage(accepted ?? '') ?? SOURCE_LANGUAGE
}

/** The best supported language of those a browser asks for: "pt-BR,pt;q=0.9,en;q=0.5" is Portuguese. */
function acceptedLanguage(header: string): PageLanguage | undefined {
  const ranges = header.split(',').map(parseRange)
  const wanted = ranges.filter(({ quality }) => quality > 0)
  const byWish = wanted.toSorted((one, other) => other.quality - one.quality)
  return byWish.map(({ tag }) => tag.split('-')[0]?.toLowerCase()).find(isPageLanguage)
}

function parseRange(range: string): { readonly tag: string; readonly quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
}

const LANGUAGE_COOKIE = 'shelfcount-language'
const YEAR_SECONDS = 31_536_000

export function languageCookie(language: PageLanguage): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}

/** The language stored on a device, read from its cookies. */
export function languageOfCookie(cookies: string): PageLanguage | undefined {
  const own = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))
  const value = own?.slice(LANGUAGE_COOKIE.length + 1)
  return isPageLanguage(value) ? value : undefined
}
