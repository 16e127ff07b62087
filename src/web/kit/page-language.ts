import { languageCookie, languageOfCookie } from '#messages/choose-language.ts'
import { factsOf, isPageLanguage, type PageLanguage, SOURCE_LANGUAGE } from '#messages/languages.ts'

/**
 * The language in which the host drew this page. A page that was opened without the host is the same for
 * everybody: there the device says it.
 */
export function pageLanguage(): PageLanguage {
  const { lang, dataset } = document.documentElement
  if (dataset.fromDevice === undefined && isPageLanguage(lang)) return lang
  return languageOfCookie(document.cookie) ?? SOURCE_LANGUAGE
}

/** A page from the device was drawn in English. */
export function nameLanguage(language: PageLanguage): void {
  document.documentElement.lang = language
  document.documentElement.dir = factsOf(language).direction
}

/** Also for visitors, and without a network. */
export function keepLanguage(language: PageLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = languageCookie(language)
}
