import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Fault } from './fault.ts'
import { decideName, initialsOf, NAME_MAX_LENGTH, tidyText } from './naming.ts'

/** Characters of every kind, including those that are removed from names. */
const anyText = fc.string({ unit: 'binary', maxLength: 200 })
const spaced = fc
  .array(
    fc.constantFrom('a', 'é', 'e\u0301', ' ', '\t', '\n', '\u00a0', '\0', '\u200d', '\ud83d', '🧺'),
  )
  .map((letters) => letters.join(''))
const input = fc.oneof(anyText, spaced)

test('a name is trimmed, and white space inside is folded', () => {
  expect(decideName('  Harbor \n\t Street ', 'name')).toBe('Harbor Street')
})

test('two ways to write a letter give one name', () => {
  expect(decideName('Cafe\u0301', 'name')).toBe('Café')
})

test('a name has no characters that a database would refuse or change', () => {
  expect(decideName('Cel\0lar\u0007', 'name')).toBe('Cellar')
  expect(decideName('Back\ud800room', 'name')).toBe('Back\ufffdroom')
})

test('a name does not turn around the sentence that it is put into', () => {
  expect(decideName('Corner\u202e Goods\u2069', 'name')).toBe('Corner Goods')
  expect(decideName('\u2068מכולת\u2069 7', 'name')).toBe('מכולת 7')
  // Direction marks that only affect the letters next to them may stay in a name.
  expect(decideName('ABC\u200f', 'name')).toBe('ABC\u200f')
})

test('two names that nobody can tell apart are one', () => {
  for (const hidden of ['\u200b', '\u2060', '\ufeff', '\u00ad']) {
    expect(decideName(`M${hidden}-1`, 'sku')).toBe('M-1')
  }
})

test('letters of many parts stay whole', () => {
  const family = '👨\u200d👩\u200d👧'
  expect(decideName(family, 'name')).toBe(family)
})

test.each(['', ' ', '\n\t', '\u00a0', '\u200b', '\0'])('%j is refused as a name', (text) => {
  expect(refusalOf(() => decideName(text, 'storeName'))).toEqual({
    code: 'invalid_argument',
    message: 'Name is required',
    details: { field: 'storeName', reason: 'empty' },
  })
})

test('a name has at most 120 characters, however many units each of them takes', () => {
  expect(decideName('🧺'.repeat(NAME_MAX_LENGTH), 'name')).toHaveLength(2 * NAME_MAX_LENGTH)
  expect(decideName(` ${'a'.repeat(NAME_MAX_LENGTH)} `, 'name')).toHaveLength(NAME_MAX_LENGTH)
  expect(refusalOf(() => decideName('a'.repeat(NAME_MAX_LENGTH + 1), 'name'))).toEqual({
    code: 'invalid_argument',
    message: 'A name has at most 120 characters.',
    details: { field: 'name', reason: 'too_long' },
  })
})

test('normalizing a name twice changes nothing', () => {
  fc.assert(
    fc.property(input, (text) => {
      const tidy = tidyText(text)
      expect(tidyText(tidy)).toBe(tidy)
    }),
    { numRuns: 500 },
  )
})

test('whatever is typed, a name is neither empty nor too long, or it is refused', () => {
  fc.assert(
    fc.property(input, (text) => {
      let name: string
      try {
        name = decideName(text, 'name')
      } catch (error) {
        return error instanceof Fault && error.code === 'invalid_argument'
      }
      const { length } = [...name]
      return length > 0 && length <= NAME_MAX_LENGTH && name === name.trim() && name.isWellFormed()
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['Dana Whitlock', 'DW'],
  ['  sam   ortega ', 'SO'],
  ['Ana María de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['élodie', 'É'],
  ['ßen ßen', 'SS'],
  ['李 小龙', '李小'],
  ['', ''],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('initials are at most two letters, and there are some when there is a name', () => {
  fc.assert(
    fc.property(input, (name) => {
      const { length } = [...initialsOf(name)]
      return length <= 2 && length > 0 === (tidyText(name) !== '')
    }),
    { numRuns: 500 },
  )
})

function refusalOf(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error instanceof Fault ? error.shape : error
  }
  return 'nothing was refused'
}
