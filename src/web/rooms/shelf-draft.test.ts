import { expect, test } from 'vitest'
import type { StoreMap } from './map-changes.ts'
import { decideShelf, fieldsOf, isTouched } from './shelf-draft.ts'

const MAP: StoreMap = [
  { id: 'r', name: 'Front', shelves: [{ id: 'a', code: 'F-01', name: 'Pans' }] },
  { id: 's', name: 'Back', shelves: [{ id: 'b', code: 'B-01', name: null }] },
]

test('what is typed stays while the other field follows somebody else', () => {
  const draft = { name: 'Pans and lids' }
  expect(fieldsOf({ code: 'F-09', name: 'Pots' }, draft)).toEqual({
    code: 'F-09',
    name: 'Pans and lids',
  })
  expect(isTouched(draft)).toBe(true)
  expect(isTouched({})).toBe(false)
})

test('an emptied description stays empty and is saved as none', () => {
  expect(fieldsOf({ code: 'F-01', name: 'Pots' }, { name: '' }).name).toBe('')
  expect(decideShelf({ code: 'F-01', name: '  ' }, MAP, 'a')).toEqual({ code: 'F-01', name: null })
})

test('a code of another shelf of the store is refused beside the code, its own is not', () => {
  expect(decideShelf({ code: ' F-01 ', name: 'Pots' }, MAP, 'a').code).toBe('F-01')
  expect(() => decideShelf({ code: 'B-01', name: '' }, MAP, 'a')).toThrow('already a shelf B-01')
  expect(() => decideShelf({ code: 'F-01', name: '' }, MAP)).toThrow('already a shelf F-01')
  expect(() => decideShelf({ code: '', name: '' }, MAP, 'a')).toThrow('code is required')
})
