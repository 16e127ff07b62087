import { expect, test } from 'vitest'
import { journalFileAddress, journalFilterOf, parseJournalSearch } from './journal-search.ts'

test('a day is looked at from its start to its end', () => {
  const search = parseJournalSearch({ from: '2026-03-14', until: '2026-03-14' })
  const { fromMs = 0, untilMs = 0 } = journalFilterOf(search, 's')
  expect(new Date(fromMs).getHours()).toBe(0)
  expect(untilMs - fromMs).toBe(24 * 60 * 60 * 1_000)
})

test('nonsense in the address is left out', () => {
  expect(journalFilterOf(parseJournalSearch({ from: 'yesterday' }), 's')).toEqual({ storeId: 's' })
})

test('the file is asked for with the same filter, in the language of the page', () => {
  expect(journalFileAddress('xlsx', 'o', { storeId: 's', action: 'audits', language: 'de' })).toBe(
    '/api/journal.xlsx?orgId=o&storeId=s&action=audits&language=de',
  )
})

test('what belongs to no store is found by looking everywhere', () => {
  expect(journalFilterOf(parseJournalSearch({ where: 'everywhere' }), 's')).toEqual({})
  expect(journalFilterOf(parseJournalSearch({ where: 'nowhere' }), 's')).toEqual({ storeId: 's' })
})
