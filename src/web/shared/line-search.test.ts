import { expect, test } from 'vitest'
import { lineSearch } from './line-search.ts'

const LINE = { storeId: 'harbour', itemId: 'tea' }

test('a line is looked for in its store, and in all stores from any other', () => {
  const found = { tab: 'all', q: 'T-1', line: 'harbour/tea' }
  expect(lineSearch('harbour', LINE, 'T-1')).toEqual(found)
  expect(lineSearch('airport', LINE, 'T-1')).toEqual({ ...found, stores: 'all' })
})
