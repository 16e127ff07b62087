import { languageCookie, languageOfCookie } from '#messages/choose-language.ts'
import { factsOf, isPageLanguage, type PageLanguage, SOURCE_LANGUAGE } from '#messages/languages.ts'

/**
 * The language in which the host rendered this page. A page that was opened without the host is the same for
 * everyone; there the device decides.
 */
export function pageLanguage(): PageLanguage {
  const { lang, dataset } = document.documentElement
  if (dataset.fromDevice === undefined && isPageLanguage(lang)) return lang
  return languageOfCookie(document.cookie) ?? SOURCE_LANGUAGE
}

/** A page from the device was rendered in English. */
export function nameLanguage(language: PageLanguage): void {
  document.documentElement.lang = language
  document.documentElement.dir = factsOf(language).direction
}

/** Works for visitors too, and without a network. */
export function keepLanguage(language: PageLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = languageCookie(language)
}
