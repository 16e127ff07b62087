import { expect, test } from 'vitest'
import { describeDetails } from './describe-details.ts'

const nameOf = (userId: string) => (userId === 'u-1' ? 'Sam Ortega' : undefined)
const said = (action: string, details: Readonly<Record<string, unknown>>) =>
  describeDetails({ action, details }, nameOf)

test('facts that people read are shown, ids and nothing are not', () => {
  const details = {
    name: 'A-01',
    auditAssignmentId: '01890a5d-ac96-774b-bcce-b302099a8057',
    reason: null,
    shelvesGiven: 3,
    checkAgain: false,
    deviceId: 'gun',
    seal: 'fabfffcd58522adbc9ace52c399c4de1c4af10ce8ad1e7007dfa54cf5a8e3712',
  }
  expect(said('auditAssignments.updateStatus', details)).toBe('A-01 · shelves given: 3')
})

test('of many items the first are named, and how many more there are', () => {
  const items = ['Rice', 'Tea', 'Mugs', 'Salt', 'Oil'].map((name) => ({ id: 'x', name }))
  expect(said('audits.decideLine', { items: items.slice(0, 1), lines: 1 })).toBe('Rice')
  expect(said('audits.decideLines', { items, lines: 107 })).toBe('Rice, Tea, Mugs and 104 more')
  expect(said('audits.requestRecount', { lines: 2, shelves: 1 })).toBe('2 lines · 1 shelf')
})

test('what the product keeps as a code is said in its words', () => {
  const decided = { items: [], decision: 'accept', reasonCode: 'pack_size', note: 'six, not five' }
  expect(said('audits.decideLine', decided)).toBe('Accepted · Pack size · “six, not five”')
  expect(said('audits.decideLine', { decision: null })).toBe('Taken back')
  const state = { from: 'in_progress', to: 'submitted', name: 'my_shelf' }
  expect(said('auditAssignments.updateStatus', state)).toBe(
    'my_shelf · from in progress to submitted',
  )
  expect(said('imports.decide', { code: 'quantity_negative', decision: 'zero' })).toBe(
    'quantity negative · set to 0',
  )
  expect(said('scanEvents.resolveUnknown', { code: '96385074', as: 'new_item' })).toBe(
    '96385074 · a new item',
  )
})

test('people are named, and whoever has left is not an id', () => {
  expect(said('auditAssignments.create', { userId: 'u-1', shelves: 4, mode: 'independent' })).toBe(
    '4 shelves · for Sam Ortega · counted twice, by two people',
  )
  expect(said('users.assignUserToStore', { userId: 'u-9', role: 'scanner' })).toBe('Scanner')
})
