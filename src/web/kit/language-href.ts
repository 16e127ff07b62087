import type { Language } from '#messages/languages.ts'

/** The same page in another language; what else its address says stays. */
export function languageHref(href: string, language: Language): string {
  const { pathname, searchParams, hash } = new URL(href, 'http://page')
  searchParams.set('lang', language)
  return `${pathname}?${searchParams}${hash}`
}
