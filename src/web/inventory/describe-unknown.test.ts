import { expect, test } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '../kit/use-messages.ts'
import {
  describeNeighbours,
  describePlaces,
  describeRepeats,
  describeResolution,
} from './describe-unknown.ts'

const t = messagesIn('en', 'inventory')
const { quantity } = formatsOf('en')

const neighbour = (itemName: string | null, code: string | null = null) => ({
  itemId: null,
  itemName,
  code,
  entered: 1,
})

test('neighbours in the scan order tell where a code lay', () => {
  expect(describeNeighbours({ before: neighbour('Oil'), after: neighbour('Rice') }, t)).toBe(
    'between Oil and Rice',
  )
  expect(describeNeighbours({ before: neighbour(null, '4711'), after: null }, t)).toBe('after 4711')
  expect(describeNeighbours({ before: null, after: null }, t)).toBeNull()
})

test('a room that is counted as one is named itself', () => {
  const place = { id: 'a', storeId: 's', roomName: 'Cellar', quantity: 1 }
  expect(
    describePlaces({
      places: [
        { ...place, shelfCode: 'A-1' },
        { ...place, shelfCode: null },
      ],
    }),
  ).toBe('A-1, Cellar')
})

test('what a code was taken for reads with its pack', () => {
  const by = { reason: null, resolvedByName: 'Dana', resolvedAt: 0 }
  expect(
    describeResolution(
      { resolution: { kind: 'item', itemId: 'i', itemName: 'Oil', quantity: 12, ...by } },
      t,
      quantity,
    ),
  ).toBe('Counted as Oil, ×12 each')
  expect(describeResolution({ resolution: null }, t, quantity)).toBeNull()
})

test('a serial number that was counted already says where', () => {
  const repeat = { serial: 'S-1', roomName: 'Hall', shelfCode: 'A-01' }
  expect(describeRepeats({ repeats: [] }, t)).toBeNull()
  expect(describeRepeats({ repeats: [repeat] }, t)).toBe(
    'Adds nothing: serial number S-1 was already counted on A-01',
  )
  const cellar = { serial: 'S-2', roomName: 'Cellar', shelfCode: null }
  expect(describeRepeats({ repeats: [repeat, cellar, { ...repeat, serial: 'S-3' }] }, t)).toBe(
    '3 scans add nothing: their serial numbers were already counted on A-01, Cellar',
  )
})
