import { expect, test } from 'vitest'
import { closedWords } from './closed-words.ts'

const NAMES = { storeName: 'Harbor', organizationId: 'o1', organizationName: 'Corner Shop' }

test('a suspended organization keeps what was counted, and takes it later', () => {
  const refusal = { kind: 'suspended', ...NAMES, reason: 'Unpaid.', isOwner: false } as const
  expect(closedWords(refusal)).toBe(
    'Corner Shop is suspended: Unpaid. What you counted is kept on this phone, and is sent by itself when it is open again.',
  )
})

test('whoever was taken off the team, or stands in an archived store, can carry it away', () => {
  const kept = 'What was not taken stays on this phone: copy it for your manager.'
  expect(closedWords({ kind: 'archived', ...NAMES, archivedAt: 0, canRestore: false })).toBe(
    `Harbor was archived. ${kept}`,
  )
  expect(closedWords({ kind: 'removed', ...NAMES, removedAt: 0 })).toBe(
    `You are no longer in Harbor. ${kept}`,
  )
  expect(closedWords(null)).toBe(`You cannot count here any more. ${kept}`)
})
