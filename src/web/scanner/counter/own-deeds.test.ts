import { expect, test } from 'vitest'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { OutboxEntry, OutboxWork } from '#web/outbox/outbox-entry.ts'
import { asTaken, ownDeeds } from './own-deeds.ts'

const SHELF = { auditAssignmentId: 'shelf-1' }
const TAKE = { kind: 'take', ...SHELF } as const
const SUBMIT = { kind: 'submit', ...SHELF } as const
const CHECK_AGAIN = { code: 'conflict', message: 'Look at the shelf again.' } as const

function deed(seq: number, work: OutboxWork, said: Partial<OutboxEntry> = {}) {
  return { ...SHELF, seq, work, state: 'waiting' as const, ...said }
}

test('a shelf is handed in until it is taken again, in the order of the device', () => {
  const excuse = deed(4, { kind: 'exclude', ...SHELF, reason: 'Locked' })
  const [took, submit, again] = [deed(1, TAKE), deed(2, SUBMIT), deed(3, TAKE)]
  expect(ownDeeds([took])).toMatchObject({ taken: new Set(['shelf-1']), handedIn: new Set() })
  expect(ownDeeds([took, submit])).toMatchObject({
    taken: new Set(),
    handedIn: new Set(['shelf-1']),
  })
  expect(ownDeeds([again, submit])).toMatchObject({
    taken: new Set(['shelf-1']),
    handedIn: new Set(),
  })
  expect([...ownDeeds([excuse, again, submit]).handedIn]).toEqual(['shelf-1'])
})

test('a shelf that was not taken in is said with the reason, until it is handed in anew', () => {
  const refused = deed(2, SUBMIT, { state: 'refused', fault: CHECK_AGAIN })
  const said = ownDeeds([deed(1, TAKE), refused])
  expect(said.refused).toEqual(new Map([['shelf-1', 'Look at the shelf again.']]))
  expect(said.handedIn).toEqual(new Set())
  expect(ownDeeds([refused, deed(3, SUBMIT)]).refused).toEqual(new Map())
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
