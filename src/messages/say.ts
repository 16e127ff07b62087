import format, { type FormatOptions, type FormatValues } from 'icu-minify/format'
import type { AreaName, Areas } from './areas.ts'
import type { Catalogue, Say } from './catalogue.ts'
import { formatters } from './formatters.ts'
import { factsOf, type PageLanguage } from './languages.ts'

const OPTIONS: FormatOptions = { formatters }

/**
 * The messages of one area in one language. `join` makes one piece of a sentence with something else than
 * text in it.
 */
export function sayFrom<Area extends AreaName, Node>(
  catalogue: Catalogue,
  language: PageLanguage,
  join: (parts: readonly (string | Node)[]) => Node,
): Say<Areas[Area], Node> {
  const { locale, direction } = factsOf(language)
  const say = (key: string, values: FormatValues<Node> = {}) => {
    const message = catalogue[key]
    if (message === undefined) throw new Error(`There is no message ${key}`)
    const told = direction === 'rtl' ? isolated(values) : values
    const said = format(message, locale, told, OPTIONS)
    return Array.isArray(said) ? join(said) : said
  }
  // Which key takes what is known to the compiler alone.
  return say as Say<Areas[Area], Node>
}

/** Names and codes that are written the other way leave the order of a sentence as it is. */
function isolated<Node>(values: FormatValues<Node>): FormatValues<Node> {
  const pairs = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? `\u2068${value}\u2069` : value,
  ])
  return Object.fromEntries(pairs)
}
