import type { ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { ChangeTail, isLater, parseSnapshot, sees } from './change-tail.ts'

test('a snapshot sees what had ended before it', () => {
  const snapshot = parseSnapshot('90:100:90,97')
  expect(['89', '91', '99'].map((xid) => sees(snapshot, xid))).toEqual([true, true, true])
  expect(['90', '97', '100', '1000'].map((xid) => sees(snapshot, xid))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('of two snapshots the later one has seen more transactions end', () => {
  const [first, second, third] = ['9:9:', '9:12:9,11', '11:12:11'].map(parseSnapshot)
  if (!first || !second || !third) throw new Error('three were given')
  expect([isLater(second, first), isLater(third, second)]).toEqual([true, true])
  expect([isLater(first, second), isLater(second, third), isLater(third, third)]).toEqual([
    false,
    false,
    false,
  ])
})

/** A database with this snapshot and an empty change log. */
function databaseAt(snapshot: string): ClientBase {
  const query = async (asked: string | { readonly name: string }) => ({
    rows: typeof asked === 'object' && asked.name === 'select_snapshot' ? [{ snapshot }] : [],
  })
  return { query } as unknown as ClientBase
}

test('a database that lost transactions, or was away, is read anew', async () => {
  const tail = new ChangeTail(() => 0)
  const changesAt = async (snapshot: string) => {
    const tailed = await tail.begin(databaseAt(snapshot))
    tail.advance(tailed)
    return tailed.changes
  }
  expect(await changesAt('100:100:')).toBe('everything')
  expect(await changesAt('104:104:')).toEqual([])
  expect(await changesAt('102:102:')).toBe('everything')
  expect(await changesAt('110:110:')).toEqual([])
  tail.forget()
  expect(await changesAt('120:120:')).toBe('everything')
})
