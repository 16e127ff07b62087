import { expect, test } from 'vitest'
import { lineGains, type NewCount, shelfGains } from './batch-gains.ts'

function count(facts: Partial<NewCount> = {}): NewCount {
  return {
    assignmentId: 'shelf',
    itemId: 'tea',
    effect: 1_000,
    deviceTimeMs: 0,
    warnings: [],
    quarantined: false,
    ...facts,
  }
}

test('counts of one item at one shelf are added up', () => {
  const counts = [
    count({ effect: 2_000 }),
    count({ effect: -500 }),
    count({ itemId: 'rice' }),
    count({ assignmentId: 'other' }),
  ]
  expect(lineGains(counts)).toEqual([
    { assignmentId: 'shelf', itemId: 'tea', quantity: 1_500, counts: 2 },
    { assignmentId: 'shelf', itemId: 'rice', quantity: 1_000, counts: 1 },
    { assignmentId: 'other', itemId: 'tea', quantity: 1_000, counts: 1 },
  ])
})

test('what is held back, and an empty shelf, add to no line', () => {
  const empty = count({ itemId: null, effect: 0 })
  expect(lineGains([count({ quarantined: true }), empty])).toEqual([])
  expect(shelfGains([count({ quarantined: true }), empty])).toMatchObject([
    { events: 2, quarantined: 1, quantity: 0 },
  ])
})

test('a shelf is told how much has arrived, and how long that took without breaks', () => {
  const counts = [
    count({ deviceTimeMs: 500_000, warnings: ['already_counted'] }),
    count({ deviceTimeMs: 20_000, effect: 3_000 }),
    count({ deviceTimeMs: 10_000 }),
    count({ assignmentId: 'other', deviceTimeMs: 7 }),
  ]
  expect(shelfGains(counts)).toEqual([
    {
      assignmentId: 'shelf',
      events: 3,
      warned: 1,
      quarantined: 0,
      quantity: 5_000,
      firstDeviceMs: 10_000,
      lastDeviceMs: 500_000,
      activeMs: 130_000,
    },
    {
      assignmentId: 'other',
      events: 1,
      warned: 0,
      quarantined: 0,
      quantity: 1_000,
      firstDeviceMs: 7,
      lastDeviceMs: 7,
      activeMs: 0,
    },
  ])
})
