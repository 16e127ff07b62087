// Why columns are understood as they are, in the language of the reader.

import type { GuessNote, GuessReason, NamedColumn } from '#domain/import/guess-reason.ts'
import type { Formats } from '#messages/formats.ts'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'

export interface ColumnWords {
  readonly t: Messages<'columns'>
  readonly formats: Formats
}

export function useColumnWords(): ColumnWords {
  return { t: useMessages('columns'), formats: useFormats() }
}

/** Up to this many, a number is easy to grasp; beyond, a share is better. */
const COUNTED = 200
const MOST_PLACES = 5

/** One sentence. */
export function reasonText(reason: GuessReason, words: ColumnWords): string {
  const { t, formats } = words
  switch (reason.code) {
    case 'as_source':
      return t('why.as_source', { source: reason.source })
    case 'other_store':
      return t('why.other_store', { store: reason.store })
    case 'column_per_place': {
      const { places } = reason
      const named = formats.list(places.slice(0, MOST_PLACES))
      return t('why.column_per_place', { count: places.length, places: named })
    }
    case 'rivals': {
      const quoted = reason.headers.map((text) => t('quoted', { text }))
      return t('why.rivals', { headers: formats.either(quoted) })
    }
    case 'other_number':
      return t('why.other_number', { words: reason.words })
    case 'may_be_quantity': {
      const { column } = reason
      return typeof column === 'number'
        ? t('why.may_be_quantity_at', { column })
        : t('why.may_be_quantity', { column })
    }
    case 'unclear_date':
      return t('why.unclear_date', { date: reason.date })
    case 'stores_or_places':
      return t('why.stores_or_places', { count: reason.count })
    case 'pass_check_digit':
      return t('why.pass_check_digit', { share: formats.share(reason.share, 0) })
    case 'failing_codes':
    case 'unscannable_codes':
      return failingText(reason, words)
    case 'number_rival':
    case 'name_rival':
      return t(`why.${reason.code}`, { header: reason.header })
    default:
      return t(`why.${reason.code}`)
  }
}

/** "The name matches. It has whole numbers." */
export function reasonTexts(reasons: readonly GuessReason[], words: ColumnWords): string {
  return reasons.map((reason) => reasonText(reason, words)).join(' ')
}

type Failing = Extract<GuessReason, { readonly failing: number }>

function failingText({ code, failing, of }: Failing, { t, formats }: ColumnWords): string {
  if (of <= COUNTED) return t(`why.${code}`, { failing, of })
  const share = formats.share(failing / of, 0)
  return t(code === 'failing_codes' ? 'why.failing_share' : 'why.unscannable_share', { share })
}

export function noteText(note: GuessNote, { t, formats }: ColumnWords): string {
  if (note.code === 'days_changed') return t('note.days', { order: note.order })
  const columns = formats.list(note.columns.map((column) => columnName(column, t)))
  return t('note.marks', { columns, mark: note.mark === '.' ? 'point' : 'comma' })
}

/** “On hand”, or Column 3. */
function columnName(column: NamedColumn, t: Messages<'columns'>): string {
  return typeof column === 'number'
    ? t('table.nameless', { column })
    : t('quoted', { text: column })
}

/** Its header, or its number from 1. */
export function headerText(header: string, at: number, t: Messages<'columns'>): string {
  return header.trim() || t('table.nameless', { column: at + 1 })
}
