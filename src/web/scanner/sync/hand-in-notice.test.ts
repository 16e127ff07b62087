import { expect, test } from 'vitest'
import { Fault, type FaultShape } from '#domain/fault.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { handInNotice } from './hand-in-notice.ts'

const [ONE, TWO] = ['1', '2'].map((id) => ({
  id,
  shelfCode: `A-${id}`,
  roomName: 'Hall',
  roomId: 'hall',
  shelfId: `shelf-${id}`,
  round: 0,
}))
const WORDS = {
  t: messagesIn('en', 'sync'),
  sayRefusal: (fault: FaultShape | undefined) => fault?.message,
}
const fault = (message: string) => new Fault('conflict', message).shape
const SHELVES = [ONE, TWO].flatMap((shelf) => shelf ?? [])

function said({ waiting = [] as string[], refused = {} as Record<string, FaultShape> } = {}) {
  const own = { handedIn: new Set(waiting), refused: new Map(Object.entries(refused)) }
  return handInNotice(TWO, SHELVES, own, WORDS)
}

test('a shelf is handed in when the server has it, and before that when it is sent', () => {
  expect(said({ waiting: ['2'] })).toEqual({
    words: 'A-2 will be submitted once it is sent',
    isGood: true,
  })
  expect(said()).toEqual({ words: 'A-2 submitted', isGood: true })
})

test('a shelf that was sent back since is not said to be handed in', () => {
  const own = { handedIn: new Set<string>(), refused: new Map<string, FaultShape>() }
  const again = SHELVES.map((shelf) => ({ ...shelf, id: `${shelf.id} again`, round: 1 }))
  expect(handInNotice(TWO, [...SHELVES, ...again], own, WORDS)).toBeUndefined()
})

test('a shelf that the server did not take is never said to be handed in, and comes first', () => {
  const why = { words: 'A-1 was not submitted. Look again.', isGood: false }
  expect(said({ refused: { 1: fault('Look again.') } })).toEqual(why)
  const own = { handedIn: new Set<string>(), refused: new Map([['2', fault('It has gone.')]]) }
  expect(handInNotice(TWO, [], own, WORDS), 'it is not on the list any more').toBeUndefined()
})
