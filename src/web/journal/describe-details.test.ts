import { expect, test } from 'vitest'
import { describeDetails } from './describe-details.ts'

test('facts that people read are shown, ids and nothing are not', () => {
  const details = {
    name: 'A-01',
    auditAssignmentId: '01890a5d-ac96-774b-bcce-b302099a8057',
    reason: null,
    shelvesGiven: 3,
    checkAgain: false,
    seal: 'fabfffcd58522adbc9ace52c399c4de1c4af10ce8ad1e7007dfa54cf5a8e3712',
  }
  expect(describeDetails(details)).toBe('name: A-01 · shelves given: 3')
})

test('things that have names are named, the first few of many', () => {
  const items = ['Rice', 'Tea', 'Mugs', 'Salt', 'Oil'].map((name) => ({ id: 'x', name }))
  expect(describeDetails({ items: items.slice(0, 1) })).toBe('items: Rice')
  expect(describeDetails({ items })).toBe('items: Rice, Tea, Mugs and 2 more')
  expect(describeDetails({ waivers: [{}], ids: ['a'] })).toBe('')
})

test('what it is about comes first, and states read as words', () => {
  const details = {
    to: 'submitted',
    from: 'in_progress',
    name: 'my_shelf',
    reasonCode: 'pack_size',
  }
  expect(describeDetails(details)).toBe(
    'name: my_shelf · from: in progress · to: submitted · reason code: pack size',
  )
})
