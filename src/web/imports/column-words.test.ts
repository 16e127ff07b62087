import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { type ColumnWords, noteText, reasonTexts } from './column-words.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
for (const language of LANGUAGES) await keepMessages(language, ['columns'])

function wordsIn(language: (typeof LANGUAGES)[number]): ColumnWords {
  return { t: messagesIn(language, 'columns'), formats: formatsOf(language) }
}

test('reasons follow each other as sentences', () => {
  const why = [{ code: 'name_matches' }, { code: 'pass_check_digit', share: 0.957 }] as const
  expect(reasonTexts(why, wordsIn('en'))).toBe('The name matches. 96% pass the check digit.')
})

test('a few failing barcodes are a number, and many are a share', () => {
  const codes = (failing: number, of: number) =>
    reasonTexts([{ code: 'unscannable_codes', failing, of }], wordsIn('en'))
  expect(codes(7, 8)).toBe('7 of 8 barcodes fail their check digit: scanners will not find them.')
  expect(codes(900, 1_000)).toBe(
    '90% of the barcodes fail their check digit: scanners will not find them.',
  )
})

test('at most five places are named', () => {
  const places = ['Oslo', 'Bergen', 'Bodo', 'Moss', 'Hamar', 'Narvik']
  expect(reasonTexts([{ code: 'column_per_place', places }], wordsIn('en'))).toBe(
    'There is a column for each of 6 places: Oslo, Bergen, Bodo, Moss, and Hamar.',
  )
})

test('a column without a header is called by its number', () => {
  const unnamed = { code: 'may_be_quantity', column: 3 } as const
  expect(reasonTexts([unnamed], wordsIn('en'))).toBe('Column 3 may be how many there are.')
  const named = { code: 'may_be_quantity', column: 'Zz' } as const
  expect(reasonTexts([named], wordsIn('de'))).toBe('„Zz“ kann der Bestand sein.')
})

test('what changed since the last file is said with the columns', () => {
  const marks = { code: 'marks_changed', columns: ['Qty', 4], mark: ',' } as const
  expect(noteText(marks, wordsIn('en'))).toBe(
    '“Qty” and Column 4: a decimal comma in this file, a point last time. Numbers are read as written in this file.',
  )
  expect(noteText({ code: 'days_changed', order: 'dmy' }, wordsIn('en'))).toMatch(
    /^Dates begin with the day in this file/,
  )
})
