import { expect, test } from 'vitest'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { OutboxEntry, OutboxWork } from '#web/outbox/outbox-entry.ts'
import { asTaken, ownActions } from './own-actions.ts'

const SHELF = { auditAssignmentId: 'shelf-1' }
const TAKE = { kind: 'take', ...SHELF } as const
const SUBMIT = { kind: 'submit', ...SHELF } as const
const CHECK_AGAIN = { code: 'conflict', message: 'Look at the shelf again.' } as const

function action(seq: number, work: OutboxWork, said: Partial<OutboxEntry> = {}) {
  return { ...SHELF, seq, work, state: 'waiting' as const, ...said }
}

test('a shelf is handed in until it is taken again, in the order of the device', () => {
  const excuse = action(4, { kind: 'exclude', ...SHELF, reason: 'Locked' })
  const [took, submit, again] = [action(1, TAKE), action(2, SUBMIT), action(3, TAKE)]
  expect(ownActions([took])).toMatchObject({ taken: new Set(['shelf-1']), handedIn: new Set() })
  expect(ownActions([took, submit])).toMatchObject({
    taken: new Set(),
    handedIn: new Set(['shelf-1']),
  })
  expect(ownActions([again, submit])).toMatchObject({
    taken: new Set(['shelf-1']),
    handedIn: new Set(),
  })
  expect([...ownActions([excuse, again, submit]).handedIn]).toEqual(['shelf-1'])
})

test('a shelf that was not taken in is said with the reason, until it is handed in anew', () => {
  const refused = action(2, SUBMIT, { state: 'refused', fault: CHECK_AGAIN })
  const said = ownActions([action(1, TAKE), refused])
  expect(said.refused).toEqual(new Map([['shelf-1', CHECK_AGAIN]]))
  expect(said.handedIn).toEqual(new Set())
  expect(ownActions([refused, action(3, SUBMIT)]).refused).toEqual(new Map())
})

test('a shelf that was taken without a network is theirs, unless somebody else has it', () => {
  const sam = { id: 'sam', name: 'Sam' }
  const shelf = (said: Partial<AssignmentDetails>) => Object.assign(Object.create(null), said)
  const taken = { status: 'in_progress', userId: 'sam', userName: 'Sam' }
  expect(asTaken(shelf({ status: 'open', userId: null }), sam)).toMatchObject(taken)
  expect(asTaken(shelf({ status: 'assigned', userId: 'sam' }), sam)).toMatchObject(taken)
  const priyas = shelf({ status: 'assigned', userId: 'priya' })
  expect(asTaken(priyas, sam)).toBe(priyas)
  const handedIn = shelf({ status: 'submitted', userId: 'sam' })
  expect(asTaken(handedIn, sam)).toBe(handedIn)
})
