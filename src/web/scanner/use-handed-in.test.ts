import { expect, test } from 'vitest'
import type { OutboxWork } from '../outbox/outbox-entry.ts'
import { handedIn } from './use-handed-in.ts'

const SHELF = { auditAssignmentId: 'shelf-1' }

function deed(seq: number, work: OutboxWork) {
  return { ...SHELF, seq, work }
}

test('a shelf is handed in until it is taken again, in the order of the device', () => {
  const submit = deed(2, { kind: 'submit', ...SHELF })
  const take = deed(3, { kind: 'take', ...SHELF })
  const excuse = deed(4, { kind: 'exclude', ...SHELF, reason: 'Locked' })
  expect([...handedIn([deed(1, { kind: 'take', ...SHELF }), submit])]).toEqual(['shelf-1'])
  expect([...handedIn([take, submit])]).toEqual([])
  expect([...handedIn([excuse, take, submit])]).toEqual(['shelf-1'])
})
