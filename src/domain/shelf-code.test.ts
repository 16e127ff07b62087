import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Fault } from './fault.ts'
import {
  decideNewShelfCodes,
  decideShelfCode,
  SHELF_CODE_MAX_LENGTH,
  splitByTaken,
} from './shelf-code.ts'

const NOTHING_TAKEN: ReadonlySet<string> = new Set()

test('a shelf code is trimmed', () => {
  expect(decideShelfCode('  G-01\n')).toBe('G-01')
})

test('a code is required, and the field that lacks it is named', () => {
  expect(() => decideShelfCode(' ')).toThrow(
    expect.objectContaining({
      code: 'invalid_argument',
      message: 'A shelf code is required.',
      details: { field: 'code' },
    }),
  )
  expect(() => decideShelfCode('', 'label')).toThrow(
    expect.objectContaining({ details: { field: 'label' } }),
  )
})

test.each([SHELF_CODE_MAX_LENGTH + 1, 500])('a code of %i characters is too long', (length) => {
  expect(() => decideShelfCode('x'.repeat(length))).toThrow(
    'A shelf code has at most 40 characters.',
  )
})

test('the longest shelf code that is allowed is accepted', () => {
  const code = 'x'.repeat(SHELF_CODE_MAX_LENGTH)
  expect(decideShelfCode(code)).toBe(code)
})

test('shelf codes that are made in a row keep their order', () => {
  expect(decideNewShelfCodes([' B-2', 'A-1 '], NOTHING_TAKEN)).toEqual(['B-2', 'A-1'])
  expect(decideNewShelfCodes([], NOTHING_TAKEN)).toEqual([])
})

test('a code that stands on another shelf is refused with the code', () => {
  expect(() => decideNewShelfCodes(['A-1', ' A-2 '], new Set(['A-2']))).toThrow(
    expect.objectContaining({
      code: 'conflict',
      message: 'There is already a shelf A-2 in this store.',
      details: { field: 'code', current: 'A-2' },
    }),
  )
})

test('a code that is named twice is refused, also when it is written in two ways', () => {
  expect(() => decideNewShelfCodes(['A-1', 'A-1  '], NOTHING_TAKEN)).toThrow(
    expect.objectContaining({
      code: 'invalid_argument',
      message: 'The shelf A-1 is named twice.',
    }),
  )
})

test('codes that are accepted are distinct, free and as many as were asked for', () => {
  const code = fc.constantFrom('A-1', ' A-1', 'A-2', 'A-3', 'A-4', ' ', 'x'.repeat(41))
  fc.assert(
    fc.property(fc.array(code, { maxLength: 4 }), fc.uniqueArray(code), (inputs, others) => {
      const taken = new Set(others)
      let codes: readonly string[]
      try {
        codes = decideNewShelfCodes(inputs, taken)
      } catch (error) {
        return error instanceof Fault
      }
      const isFree = codes.every((one) => !taken.has(one))
      return isFree && new Set(codes).size === inputs.length && codes.length === inputs.length
    }),
  )
})

test('shelves that come back keep their code unless another one has it by now', () => {
  const [one, two] = [{ code: 'A-1' }, { code: 'A-2' }]
  expect(splitByTaken([one, two], new Set(['A-2']))).toEqual({ free: [one], taken: [two] })
})
