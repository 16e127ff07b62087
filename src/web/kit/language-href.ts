import type { Language } from '#messages/languages.ts'

/** The same page in another language; the rest of its address stays. */
export function languageHref(href: string, language: Language): string {
  const { pathname, searchParams, hash } = new URL(href, 'http://page')
  searchParams.set('lang', language)
  return `${pathname}?${searchParams}${hash}`
}
