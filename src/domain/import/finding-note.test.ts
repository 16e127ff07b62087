import { expect, test } from 'vitest'
import { type FindingNote, readNote, writeNote } from './finding-note.ts'

test.each<FindingNote>([
  { kind: 'row', row: 12 },
  { kind: 'owner', item: 'A-1, Pencil\nred' },
])('a note is read as it was written: %j', (note) => {
  expect(readNote(writeNote(note))).toEqual(note)
})

test.each(['12', 'See rows', ''])('%j is a value and no note', (value) => {
  expect(readNote(value)).toBeNull()
})
