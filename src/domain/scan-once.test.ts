import { describe, expect, test } from 'vitest'
import { normalizeCode } from './barcode.ts'
import {
  canTakeBack,
  decideScannedCode,
  doubtAbout,
  isNewAnswer,
  problemOf,
  requireStanding,
} from './scan-once.ts'

test('tells the problem of an item by the warnings about its row', () => {
  expect(problemOf([])).toBe('code_missing')
  expect(problemOf(['quantity_large', 'code_of_two_items', 'code_doubtful'])).toBe('code_doubtful')
})

describe('a scanned code', () => {
  test('is the number of the item, without lot, date and zeros in front', () => {
    expect(decideScannedCode('4006381333931', [])).toBe('4006381333931')
    expect(decideScannedCode('(01)04006381333931(10)L7', [])).toBe('4006381333931')
    expect(decideScannedCode(' HOUSE-42 ', [])).toBe('HOUSE-42')
  })

  test('of a store’s own label is the same for every weight', () => {
    const templates = ['21IIIIIWWWWWC']
    const [light, heavy] = ['2112345001002', '2112345009992'].map(
      (digits) => `${digits.slice(0, 12)}${lastDigitOf(digits.slice(0, 12))}`,
    )
    const code = decideScannedCode(light ?? '', templates)
    expect(decideScannedCode(heavy ?? '', templates)).toBe(code)
    expect(decideScannedCode(light ?? '', [])).toBe(light)
    expect(normalizeCode(code).kind).toBe('gtin')
  })

  test('is not the label of a shelf', () => {
    expect(() => decideScannedCode('01920000-0000-7000-8000-000000000000', [])).toThrow(
      'label of a shelf',
    )
  })
})

/** The check digit for these 12 digits. */
function lastDigitOf(body: string): string {
  const fits = [...'0123456789'].find((digit) => normalizeCode(body + digit).kind === 'gtin')
  return fits ?? ''
}

test('doubts a wrong last digit and the barcode of a case', () => {
  expect(doubtAbout('4006381333932')).toEqual({ kind: 'check_digit', mended: '4006381333931' })
  expect(doubtAbout('14006381333938')).toEqual({ kind: 'case' })
  expect(doubtAbout('4006381333931')).toBeUndefined()
  expect(doubtAbout('HOUSE-42')).toBeUndefined()
})

describe('an answer', () => {
  const attached = { kind: 'attached', codeKey: '04006381333931' } as const
  const none = { kind: 'no_barcode', codeKey: null } as const

  test('counts once, however often it is given', () => {
    expect(isNewAnswer(null, attached)).toBe(true)
    expect(isNewAnswer(attached, attached)).toBe(false)
    expect(isNewAnswer(none, none)).toBe(false)
  })

  test('of somebody else stands', () => {
    expect(() => isNewAnswer(attached, { ...attached, codeKey: 'X' })).toThrow('meanwhile')
    expect(() => isNewAnswer(attached, none)).toThrow('attached another barcode')
    expect(() => isNewAnswer(none, attached)).toThrow('has no barcode')
  })

  test('is taken back as it was seen, and not what was answered since', () => {
    expect(() => requireStanding(attached, attached)).not.toThrow()
    expect(() => requireStanding(attached, { ...attached, codeKey: 'X' })).toThrow('answered anew')
    expect(() => requireStanding(attached, none)).toThrow('answered anew')
    expect(() => requireStanding(none, attached)).toThrow('answered anew')
  })

  test('is taken back by whoever gave it, and by managers', () => {
    expect(canTakeBack({ userId: 'ann', role: 'scanner' }, 'ann')).toBe(true)
    expect(canTakeBack({ userId: 'ben', role: 'scanner' }, 'ann')).toBe(false)
    expect(canTakeBack({ userId: 'ben', role: 'scanner' }, null)).toBe(false)
    expect(canTakeBack({ userId: 'ben', role: 'manager' }, 'ann')).toBe(true)
  })
})
