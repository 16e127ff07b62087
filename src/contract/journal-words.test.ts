import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/words-in.ts'
import { actionWords, journalText } from './journal-words.ts'

const english = await wordsIn('journal', 'en')

const said = (
  action: string,
  details: Readonly<Record<string, unknown>>,
  personName: string | null = null,
) => journalText({ action, details, personName }, english)

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

test("stored codes are shown in the product's words", () => {
  const decided = { items: [], decision: 'accept', reasonCode: 'pack_size', note: 'six, not five' }
  expect(said('audits.decideLine', decided)).toBe('Accepted · Pack size · “six, not five”')
  expect(said('audits.decideLine', { decision: null })).toBe('Undone')
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

test('people are named, and a person who has left is not shown as an id', () => {
  const given = { userId: 'u-1', shelves: 4, mode: 'independent' }
  expect(said('auditAssignments.create', given, 'Sam Ortega')).toBe(
    '4 shelves · for Sam Ortega · counted twice, by two people',
  )
  expect(said('auditAssignments.create', { userId: null, shelves: 1 })).toBe(
    '1 shelf · open to anyone',
  )
  const chosen = { outOf: 'two', userId: 'u-1' }
  expect(said('auditAssignments.acceptOneCount', chosen, 'Sam Ortega')).toBe(
    'the count of Sam Ortega · the two differed',
  )
  const role = { userId: 'u-9', role: 'scanner' }
  expect(said('users.assignUserToStore', role, 'Kim Lee')).toBe('Kim Lee · Scanner')
  expect(said('members.remove', { userId: 'u-9' })).toBe('Someone who left')
})

test('of many shelves the first are named', () => {
  const places = ['A-1', 'A-2', 'A-3'].map((name) => ({ name }))
  const given = { userId: 'u-1', shelves: 40, places }
  expect(said('auditAssignments.create', given, 'Kim Lee')).toBe(
    'A-1, A-2, A-3 and 37 more · for Kim Lee',
  )
})

test('a thing that gets another name is called by both', () => {
  expect(said('rooms.update', { name: 'Hall', room: 'Foyer' })).toBe('Foyer, now Hall')
  expect(said('shelves.update', { code: 'A-1', name: 'Glasses', shelf: 'A-1' })).toBe(
    'A-1 · Glasses',
  )
  expect(said('items.upsert', { name: 'Tea', sku: 'T-1' })).toBe('Tea · SKU: T-1')
  expect(said('items.upsert', { item: 'Tea', name: 'Green tea' })).toBe('Tea, now Green tea')
  expect(said('stores.update', { store: 'Mill Lane', currency: 'EUR' })).toBe(
    'Mill Lane · currency: EUR',
  )
})

test('the journal names the room of a shelf and the file of a row', () => {
  expect(said('shelves.create', { room: 'Hall', code: 'A-7' })).toBe('A-7 · in Hall')
  expect(said('shelves.reorder', { room: 'Hall', shelfIds: 5 })).toBe('5 shelves · in Hall')
  const fixed = { file: 'stock.csv', row: 2, column: 'quantity', value: '5' }
  expect(said('imports.fix', fixed)).toBe('stock.csv · row 2 · quantity: 5')
})

test('what was done is told in words, and spelt out where there are none', () => {
  expect(actionWords('audits.start', english)).toBe('Counting started')
  expect(actionWords('organizations.changeOwner', english)).toBe('Organizations: change owner')
})

test('the reader gets the words, numbers and quotes of their language', async () => {
  const french = await wordsIn('journal', 'fr')
  const given = {
    from: 'in_progress',
    to: 'submitted',
    name: 'A-1',
    note: 'vu',
    eventsSent: 12_000,
  }
  const entry = { action: 'auditAssignments.updateStatus', details: given, personName: null }
  expect(actionWords(entry.action, french)).toBe('État d’un rayon modifié')
  expect(journalText(entry, french)).toBe(
    'A-1 · de « en cours » à « remis » · « vu » · comptages envoyés : 12\u202f000',
  )
})
