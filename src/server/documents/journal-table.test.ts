import { expect, test } from 'vitest'
import { journalTable } from './journal-table.ts'

const english = await journalTable('en')

const line = {
  at: Date.UTC(2026, 0, 2, 3, 4, 5, 6),
  userId: 'u-1',
  userName: 'Ann, the owner',
  action: 'rooms.create',
  auditName: null,
  storeName: 'Main',
  details: { name: 'Hall' },
  personName: null,
}

test('a line has as many cells as the header, says what was done as the screen does, and is quoted where it has to be', () => {
  expect(english.header).toBe('time,person,what,details,audit,store,action,person id,facts')
  expect(english.row(line)).toBe(
    '2026-01-02T03:04:05.006Z,"Ann, the owner",Room added,Hall,,Main,rooms.create,u-1,"{""name"":""Hall""}"',
  )
})

test('people who have left are named as on the screen', () => {
  expect(english.row({ ...line, userName: null })).toContain('Z,Someone who left,Room added')
})

test('a name that a spreadsheet would run is text', () => {
  expect(english.row({ ...line, storeName: '=1+1' })).toContain(",'=1+1,")
})

test('in another language, what people read is in it, and what programs read stays', async () => {
  const german = await journalTable('de')
  expect(german.name).toBe('Protokoll')
  expect(german.header).toBe('Zeit,Person,Was,Einzelheiten,Zählung,Filiale,action,person id,facts')
  const decided = { action: 'audits.decideLine', details: { decision: 'zero', quantity: 1234.5 } }
  expect(german.row({ ...line, ...decided, userName: null })).toBe(
    '2026-01-02T03:04:05.006Z,"Jemand, der nicht mehr da ist",Position entschieden,"Auf 0 gesetzt · Menge: 1.234,5",,Main,audits.decideLine,u-1,"{""decision"":""zero"",""quantity"":1234.5}"',
  )
})

test('a reader whose language has no words for the journal yet gets it in English', async () => {
  const polish = await journalTable('pl')
  expect(polish.header).toBe(english.header)
  expect(polish.row({ ...line, details: { quantity: 1234.5 } })).toContain('"quantity: 1,234.5"')
})
