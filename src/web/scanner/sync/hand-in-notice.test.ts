import { expect, test } from 'vitest'
import { handInNotice } from './hand-in-notice.ts'

const [ONE, TWO] = ['1', '2'].map((id) => ({
  id,
  shelfCode: `A-${id}`,
  roomName: 'Hall',
  roomId: 'hall',
  shelfId: `shelf-${id}`,
  round: 0,
}))
const SHELVES = [ONE, TWO].flatMap((shelf) => shelf ?? [])

function said({ waiting = [] as string[], refused = {} as Record<string, string> } = {}) {
  const own = { handedIn: new Set(waiting), refused: new Map(Object.entries(refused)) }
  return handInNotice(TWO, SHELVES, own)
}

test('a shelf is handed in when the server has it, and before that when it is sent', () => {
  expect(said({ waiting: ['2'] })).toEqual({ words: 'A-2 is handed in when sent', isGood: true })
  expect(said()).toEqual({ words: 'A-2 is handed in', isGood: true })
})

test('a shelf that was sent back since is not said to be handed in', () => {
  const own = { handedIn: new Set<string>(), refused: new Map<string, string>() }
  const again = SHELVES.map((shelf) => ({ ...shelf, id: `${shelf.id} again`, round: 1 }))
  expect(handInNotice(TWO, [...SHELVES, ...again], own)).toBeUndefined()
})

test('a shelf that the server did not take is never said to be handed in, and comes first', () => {
  const why = { words: 'A-1 is not handed in. Look again.', isGood: false }
  expect(said({ refused: { 1: 'Look again.' } })).toEqual(why)
  const own = { handedIn: new Set<string>(), refused: new Map([['2', 'It has gone.']]) }
  expect(handInNotice(TWO, [], own), 'it is not on the list any more').toBeUndefined()
})
