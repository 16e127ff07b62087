import { expect, test } from 'vitest'
import { journalDetails } from './journal-details.ts'

test('short facts are kept, lists as how many, and what was made by its id', () => {
  const args = { name: 'Hall', archived: false, position: 3, codes: ['A', 'B'], note: null }
  expect(journalDetails(args, { id: 'x', more: 1 })).toEqual({
    name: 'Hall',
    archived: false,
    position: 3,
    codes: 2,
    note: null,
    id: 'x',
  })
})

test('secrets and facts shown elsewhere are left out', () => {
  const args = { token: 'abc', newPassword: 'abc', clientSecret: 'abc', orgId: 'o', storeId: 's' }
  expect(journalDetails(args, { token: 'abc' })).toEqual({})
})

test('a long text is cut and a nested one is left out', () => {
  const { note, deep } = journalDetails({ note: 'x'.repeat(1_000), deep: { a: 1 } }, null)
  expect(String(note)).toHaveLength(300)
  expect(deep).toBeUndefined()
})

test('of an address of a receiver only the host is kept', () => {
  const args = { url: ' https://hooks.example/services/s3cret?key=s3cret' }
  expect(journalDetails(args, null)).toEqual({ url: 'https://hooks.example/…' })
})
