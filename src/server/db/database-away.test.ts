import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const coded = (code: string) => Object.assign(new Error('some words'), { code })

test('a database is away that ends, starts, is full, or cannot be reached', () => {
  for (const code of ['57P01', '57P03', '53300', '08006', 'ECONNREFUSED', 'EAI_AGAIN']) {
    expect(isDatabaseAway(coded(code))).toBe(true)
  }
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isDatabaseAway(new Error('Query read timeout'))).toBe(true)
  expect(isDatabaseAway(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe(
    true,
  )
})

test('a statement that is refused, a bug and a missing file are something else', () => {
  for (const code of ['23505', '57014', '40001', '42P01', 'ERR_INVALID_ARG_TYPE', 'ENOENT']) {
    expect(isDatabaseAway(coded(code))).toBe(false)
  }
  expect(isDatabaseAway(new TypeError('x is not a function'))).toBe(false)
  expect(isDatabaseAway('away')).toBe(false)
})
