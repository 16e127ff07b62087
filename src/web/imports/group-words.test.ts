import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { describeNames, phaseOf } from './group-words.ts'

const storesIn = (...statuses: string[]) =>
  ({ stores: statuses.map((status) => ({ status })) }) as unknown as Parameters<typeof phaseOf>[0]

test.each([
  [['checked', 'checking'], 'checking'],
  [['checked', 'checked'], 'checked'],
  [['checked', 'failed'], 'ended'],
  [['importing', 'importing', 'cancelled'], 'importing'],
  [['done', 'cancelled'], 'done'],
  [['done', 'undone'], 'done'],
  [['cancelled', 'cancelled'], 'ended'],
])('stores that are %j are %s', (statuses, phase) => {
  expect(phaseOf(storesIn(...statuses))).toBe(phase)
})

test('what is left out is named with its rows', () => {
  const names = [
    { name: 'Van 3', rows: 12 },
    { name: '', rows: 1 },
    { name: 'inventory_Van', rows: null },
  ]
  expect(describeNames(names, messagesIn('en', 'imports'))).toBe(
    'Van 3 (12 rows), no place named (1 row), inventory_Van',
  )
})
