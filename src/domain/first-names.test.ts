import { expect, test } from 'vitest'
import { freeName, givenNameOf } from './first-names.ts'

test('a name that nobody has taken stays as it is', () => {
  expect(freeName('Stocktake Nov 17', [])).toBe('Stocktake Nov 17')
  expect(freeName('Stocktake Nov 17', ['Stocktake Nov 18'])).toBe('Stocktake Nov 17')
})

test('a second one of the day gets a number, and a third one the next', () => {
  expect(freeName('Stocktake Nov 17', ['stocktake  Nov 17'])).toBe('Stocktake Nov 17 (2)')
  const taken = ['Stocktake Nov 17', 'Stocktake Nov 17 (2)']
  expect(freeName('Stocktake Nov 17', taken)).toBe('Stocktake Nov 17 (3)')
})

test('somebody is called by the first word of the name, if there is one', () => {
  expect(givenNameOf('  Nora   Quill ')).toBe('Nora')
  expect(givenNameOf('李小龙')).toBe('李小龙')
  expect(givenNameOf('   ')).toBeUndefined()
})
