import { expect, test } from 'vitest'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { unreadableText } from './say-unreadable.ts'

await keepMessages('en', ['unreadable'])
await keepMessages('de', ['unreadable'])
const [english, german] = [messagesIn('en', 'unreadable'), messagesIn('de', 'unreadable')]

test('a file that is no table says what it is and what would help', () => {
  expect(unreadableText({ code: 'no_table', what: 'picture' }, english)).toBe(
    'This is a picture. Save it as CSV, XLSX, XLS or ODS and drop it again.',
  )
  expect(unreadableText({ code: 'empty' }, german)).toBe('Die Datei ist leer.')
})

test('a list that is too long is split as text, and saved as text as a workbook', () => {
  const long = (kind: 'text' | 'xlsx') =>
    unreadableText({ code: 'too_long', kind, rows: 200_000 }, english)
  expect(long('text')).toContain('Split it into parts.')
  expect(long('xlsx')).toBe(
    'XLSX files may have up to 200,000 rows, and this one has more. Save the sheet as CSV.',
  )
})

test('an import that failed says why in the same way', () => {
  const closed = { code: 'audit_closed', status: 'cancelled' } as const
  expect(unreadableText(closed, german)).toBe(
    'Die Zählung wurde inzwischen abgebrochen und nimmt keine Bestandsliste mehr an.',
  )
  expect(unreadableText({ code: 'took_too_much' }, english)).toContain('in smaller parts')
})
