import { expect, test } from 'vitest'
import { assignmentWith } from '#web/assignments/testing/assignment-with.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { decideLabel } from './decide-label.ts'

const t = messagesIn('en', 'scanner')
const [A1, A2, COLD_STORE] = [
  '01a1e469-e082-72a4-b0d1-fdcac3988e7b',
  '01a1e469-e083-7001-8f00-fdcac3988e7b',
  '01a1e469-e084-7001-8f00-fdcac3988e7b',
] as const

const open = { status: 'open', userId: null, userName: null } as const
const shelves = [
  assignmentWith({ shelfId: A1, shelfCode: 'A-1', userId: 'me', status: 'in_progress' }),
  assignmentWith({ ...open, shelfId: A2, shelfCode: 'A-2', userId: 'ben', userName: 'Ben' }),
  assignmentWith({
    ...open,
    shelfId: null,
    shelfCode: null,
    roomId: COLD_STORE,
    roomName: 'Cold store',
  }),
]

function decide(text: string) {
  return decideLabel(text, { here: shelves[0], shelves, userId: 'me', t })
}

test('the label of the shelf that is counted finishes it, and another one leads there', () => {
  expect(decide(A1)).toEqual({ kind: 'finish' })
  expect(decide(COLD_STORE)).toEqual({ kind: 'switch', shelf: shelves[2] })
  expect(decide('cold store')).toEqual({ kind: 'switch', shelf: shelves[2] })
})

test('the label of a shelf that was given to somebody else leads nowhere', () => {
  expect(decide(A2)).toEqual({ kind: 'refuse', words: 'A-2 is assigned to Ben' })
})

test('the label of a shelf that somebody else has begun asks whether it is free', () => {
  const begun = assignmentWith({
    shelfId: A2,
    shelfCode: 'A-2',
    userId: 'ben',
    userName: 'Ben',
    status: 'in_progress',
  })
  const facts = { here: shelves[0], shelves: [begun], userId: 'me', t }
  const words = 'Ben is counting A-2'
  expect(decideLabel(A2, facts)).toEqual({ kind: 'take_over', shelf: begun, words })
  const free = { ...begun, ...open, pass: 1 }
  const twice = { ...facts, shelves: [begun, free] }
  expect(decideLabel(A2, twice), 'its other count is nobody’s').toEqual({
    kind: 'switch',
    shelf: free,
  })
})

test('the label of a shelf that is not counted now is no unknown code of goods', () => {
  const elsewhere = '01a1e469-e085-7001-8f00-fdcac3988e7b'
  expect(decide(elsewhere)).toEqual({ kind: 'refuse', words: 'Not a shelf of this count' })
  // A random UUID, as other systems make them.
  expect(decide('6fa459ea-ee8a-4ca4-894e-db77e160355e')).toBeUndefined()
  expect(decide('4006381333931')).toBeUndefined()
})
