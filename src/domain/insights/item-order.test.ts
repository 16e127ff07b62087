import { expect, test } from 'vitest'
import { countedAudit } from './counted-audit.ts'
import { linesInOrder } from './item-order.ts'
import { smallAudit } from './testing/small-audit.ts'

const tea = ['assam', 'ceylon', 'darjeeling', 'earl grey', 'fennel']
const lines = tea.map((item) => ({ item, shelf: 'tea', expected: 5 }))

function orderAfter(scanned: readonly string[]): readonly string[] | undefined {
  const counts = scanned.map((itemId, order) => {
    return { storeId: 'store', itemId, shelfId: 'tea', counted: 5, expected: 5, order }
  })
  const audit = { ...smallAudit({ lines }), history: [{ id: 'last', counts }] }
  return linesInOrder(countedAudit(audit))
    .get('tea')
    ?.map(({ itemId }) => itemId)
}

test('items stand as they were scanned last time', () => {
  const scanned = ['fennel', 'ceylon', 'assam', 'earl grey', 'darjeeling']
  expect(orderAfter(scanned)).toEqual(scanned)
})

test('an item that was not there last time stands behind the one before it in the file', () => {
  expect(orderAfter(['fennel', 'ceylon', 'assam', 'earl grey'])).toEqual([
    'fennel',
    'ceylon',
    'darjeeling',
    'assam',
    'earl grey',
  ])
  expect(orderAfter(['ceylon', 'darjeeling', 'earl grey', 'fennel'])).toEqual(tea)
})

test('where few were there last time, the file says the order', () => {
  expect(orderAfter(['fennel', 'assam'])).toEqual(tea)
})
