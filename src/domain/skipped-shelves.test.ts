import { expect, test } from 'vitest'
import { skippedShelves, type WalkedShelf } from './skipped-shelves.ts'

const ME = 'me'

function shelf(id: string, facts: Partial<WalkedShelf> = {}): WalkedShelf {
  const plain = {
    roomId: 'cellar',
    userId: null,
    status: 'open',
    round: 0,
    mode: 'additive',
  } as const
  return { id, ...plain, ...facts }
}

const mine = (id: string, status: WalkedShelf['status'] = 'submitted') =>
  shelf(id, { userId: ME, status })

function skipped(shelves: readonly WalkedShelf[], hereId: string): readonly string[] {
  const here = shelves.find(({ id }) => id === hereId) ?? shelf(hereId)
  return skippedShelves(shelves, { here, userId: ME }).map(({ id }) => id)
}

test('shelves between two of mine that nobody has are named', () => {
  const walk = [shelf('1'), mine('2'), shelf('3'), shelf('4'), mine('5', 'in_progress'), shelf('6')]
  expect(skipped(walk, '5')).toEqual(['3', '4'])
})

test('shelves before the first and after the last of mine are not skipped, only not reached', () => {
  expect(skipped([shelf('1'), mine('2', 'in_progress'), shelf('3')], '2')).toEqual([])
})

test("other people's shelves, other rooms, double counts and recounts are not named", () => {
  const walk = [
    mine('1'),
    shelf('2', { userId: 'other', status: 'assigned' }),
    shelf('3', { userId: 'other', status: 'in_progress' }),
    shelf('4', { roomId: 'attic' }),
    shelf('5', { mode: 'independent' }),
    shelf('6', { round: 1 }),
    shelf('7', { status: 'excluded' }),
    shelf('8', { userId: ME, status: 'assigned' }),
    mine('9', 'in_progress'),
  ]
  expect(skipped(walk, '9')).toEqual(['8'])
})

test('the shelf in front of the person counts as theirs before they take it', () => {
  expect(skipped([mine('1'), shelf('2'), shelf('3')], '3')).toEqual(['2'])
})
