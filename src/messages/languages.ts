// The offered languages. A tag here is the name of a file in every area.

interface LanguageFacts {
  /** The name in the language itself. */
  readonly name: string
  /** For numbers, dates and sorting. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
}

const OFFERED = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  es: { name: 'Español', locale: 'es-US', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr-FR', direction: 'ltr' },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr' },
  pt: { name: 'Português', locale: 'pt-BR', direction: 'ltr' },
  it: { name: 'Italiano', locale: 'it-IT', direction: 'ltr' },
  nl: { name: 'Nederlands', locale: 'nl-NL', direction: 'ltr' },
  pl: { name: 'Polski', locale: 'pl-PL', direction: 'ltr' },
  tr: { name: 'Türkçe', locale: 'tr-TR', direction: 'ltr' },
  uk: { name: 'Українська', locale: 'uk-UA', direction: 'ltr' },
  // With the digits that cash registers and labels print.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
  zh: { name: '简体中文', locale: 'zh-Hans-CN', direction: 'ltr' },
  vi: { name: 'Tiếng Việt', locale: 'vi-VN', direction: 'ltr' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof OFFERED

export const LANGUAGES = Object.keys(OFFERED) as readonly Language[]
export const SOURCE_LANGUAGE = 'en' satisfies Language

/** Pseudo-English for testing: longer, accented and in brackets, so that untranslated text stands out on a screen. */
export const PSEUDO_LANGUAGE = 'en-XA'
const PSEUDO_FACTS: LanguageFacts = { ...OFFERED.en, name: '[Ƥşḗŭḓō]' }

/** The languages in which a page can be rendered. */
export type PageLanguage = Language | typeof PSEUDO_LANGUAGE

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(OFFERED, value)
}

export function isPageLanguage(value: unknown): value is PageLanguage {
  return value === PSEUDO_LANGUAGE || isLanguage(value)
}

export function factsOf(language: PageLanguage): LanguageFacts {
  return language === PSEUDO_LANGUAGE ? PSEUDO_FACTS : OFFERED[language]
}
