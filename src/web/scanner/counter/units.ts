// Numbers, clocks and days in the language of the page.

import { type Formats, formatsOf } from '#messages/formats.ts'
import { getDateTimeFormat, getNumberFormat } from '#messages/formatters.ts'
import { factsOf, type PageLanguage, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { pageLanguage } from '#web/kit/page-language.ts'

/** Tests without a DOM have no page. */
function shownLanguage(): PageLanguage {
  return typeof document === 'undefined' ? SOURCE_LANGUAGE : pageLanguage()
}

export function shownFormats(): Formats {
  return formatsOf(shownLanguage())
}

const THIN_SPACE = '\u2009'

/**
 * Thin spaces between thousands make long numbers readable. In right-to-left text, spaces would reverse the
 * groups.
 */
export function formatUnits(units: number, language = shownLanguage()): string {
  const { locale, direction } = factsOf(language)
  const format = getNumberFormat(locale, { maximumFractionDigits: 3 })
  if (direction === 'rtl') return format.format(units)
  return format
    .formatToParts(units)
    .map(({ type, value }) => (type === 'group' ? THIN_SPACE : value))
    .join('')
}

/** "." or ",". */
export function decimalSign(language = shownLanguage()): string {
  const parts = getNumberFormat(factsOf(language).locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** "Dec 31, 2026", for a day without a time. */
export function formatDay(day: string, language = shownLanguage()): string {
  const { locale } = factsOf(language)
  const format = getDateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(Date.parse(day))
}
