import { expect, test } from 'vitest'
import { type CatalogueState, decideStart, endOf, writePosition } from './catalogue-position.ts'

const STORE = '5f0b1c8e-0000-4000-8000-000000000001'
const OTHER_STORE = '5f0b1c8e-0000-4000-8000-000000000002'
const ITEM = '5f0b1c8e-0000-4000-8000-00000000000a'
const state: CatalogueState = { era: 'e1', version: 7, storeIds: [STORE] }
const read = { version: 5, itemId: ITEM }

test('a phone that has nothing starts at the beginning', () => {
  const { after, isAnew } = decideStart(null, state)
  expect(isAnew).toBe(true)
  expect(after.version).toBe(0)
})

test('a phone goes on after the last change that it has read', () => {
  const position = writePosition(state, read)
  expect(decideStart(position, state)).toEqual({ after: read, isAnew: false })
  expect(decideStart(position, { ...state, version: 900 })).toEqual({ after: read, isAnew: false })
})

test('a phone of another store, of another history or ahead of the server loads anew', () => {
  const position = writePosition(state, read)
  const others: readonly CatalogueState[] = [
    { ...state, storeIds: [OTHER_STORE] },
    { ...state, storeIds: [STORE, OTHER_STORE] },
    { ...state, era: 'e2' },
    { ...state, version: 4 },
  ]
  for (const other of others) expect(decideStart(position, other).isAnew).toBe(true)
})

test('the order in which stores are named does not matter', () => {
  const both = { ...state, storeIds: [STORE, OTHER_STORE] }
  const position = writePosition(both, read)
  expect(decideStart(position, { ...both, storeIds: [OTHER_STORE, STORE] }).isAnew).toBe(false)
})

test('a text that is no catalogue position makes the phone load anew', () => {
  const own = writePosition(state, read)
  const wrong = [
    '',
    '/',
    'e1',
    `${own}/more`,
    own.replace('/5/', '/-5/'),
    own.replace(ITEM, "x' or 1"),
  ]
  for (const position of wrong) expect(decideStart(position, state).isAnew, position).toBe(true)
})

test('the end is after everything of the version, and never before a change that was read', () => {
  const end = endOf(state, read)
  expect(end.version).toBe(7)
  expect(end.itemId > ITEM).toBe(true)
  expect(decideStart(writePosition(state, end), state)).toEqual({ after: end, isAnew: false })
  expect(endOf(state, { version: 8, itemId: ITEM })).toEqual({ version: 8, itemId: ITEM })
})
