// Headers that name a time: months with a column each, and how long a guarantee lasts.

import { foldText } from './likeness.ts'
import { wordsIn } from './stock-header.ts'

const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro bg ru uk el tr et lv lt hr sr sl vi id hi'.split(
    ' ',
  )
const MONTHS = 12
const YEAR = 2026
/** Gen, Feb, Mar. */
const SHORTENED = 3

const FEWEST_MONTHS = 3

/** The months of each language, written out and shortened, in order. */
const MONTH_NAMES: readonly (readonly ReadonlySet<string>[])[] = LANGUAGES.map((language) =>
  Array.from({ length: MONTHS }, (_, month) => {
    const day = Date.UTC(YEAR, month, 1)
    const styles = [
      { month: 'long' },
      { month: 'short' },
      { month: 'long', day: 'numeric' },
    ] as const
    const names = styles.flatMap((style) =>
      new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
        .formatToParts(day)
        .filter(({ type }) => type === 'month')
        .map(({ value }) => foldText(value)),
    )
    return new Set(names.flatMap((name) => [name, name.slice(0, SHORTENED)]))
  }),
)

/** Which of the headers are months: at least three, all in one language. */
export function monthColumns(headers: readonly string[]): readonly number[] {
  const folded = headers.map((header) => foldText(header).replace(/ ?\d{2,4}$/, ''))
  const found = MONTH_NAMES.map((months) =>
    folded.flatMap((header, at) => (months.some((names) => names.has(header)) ? [at] : [])),
  ).sort((one, other) => other.length - one.length)[0]
  return found && found.length >= FEWEST_MONTHS ? found : []
}

const DURATIONS: ReadonlySet<string> = new Set(
  wordsIn(
    'year|years|month|months|week|weeks|day|days|hour|hours|jahr|jahre|monat|monate|woche|wochen|tag|tage|annee|annees|mois|semaine|semaines|jour|jours|ano|anos|mes|meses|dia|dias|anno|anni|mese|mesi|giorno|giorni|jaar|maanden|dagen|weken|ar|manad|manader|dagar|maned|maneder|dager|dage|vuosi|kuukausi|kk|paivaa|rok|lata|miesiac|miesiace|dni|mesic|mesice|mesicu|mesiac|honap|nap|ev|an|ani|luni|zile|год|годы|лет|мес|месяц|месяцы|месяцев|дн|дней|дни|рік|міс|днів|ετος|μηνες|ημερες|yil|ay|gun|年|年份|月|天|日|保质期|garantie|garancija|гаранция|гаранција|гарантия|warranty|guarantee|garantia|garanzia|zaruka|gwarancja',
  ),
)

/** "Гаранција (мес.)", "DLC (jours)", "Año". */
export function saysTime(header: string): boolean {
  return foldText(header)
    .split(' ')
    .some((word) => DURATIONS.has(word))
}
