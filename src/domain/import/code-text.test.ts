import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigitOf } from '../codes/gtin.ts'
import { holdsCheckDigit, readCodeText } from './code-text.ts'

test('a code that lost its zeros gets them back when the check digit proves it', () => {
  expect(readCodeText('71234567019', true)).toMatchObject({ kind: 'code', repaired: false })
  expect(readCodeText('36000291452', true)).toEqual({
    kind: 'code',
    code: '036000291452',
    key: '00036000291452',
    repaired: true,
    doubtful: false,
  })
})

test('in a column of other numbers no zeros are invented', () => {
  expect(readCodeText('36000291452', false)).toMatchObject({ code: '36000291452', repaired: false })
})

test('every spelling of a number has one key, with its zeros or without', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000_000, max: 99_999_999_999 }), (body) => {
      const digits = String(body).padStart(11, '0')
      const upc = `${digits}${checkDigitOf(digits)}`
      const key = (text: string) => {
        const reading = readCodeText(text, true)
        return reading.kind === 'code' ? reading.key : reading.kind
      }
      expect(key(String(Number(upc)))).toBe(key(upc))
      expect(key(`0${upc}`)).toBe(key(upc))
    }),
  )
})

test('codes that a spreadsheet shortened or rounded are refused', () => {
  expect(readCodeText('4.00638E+12', true)).toEqual({ kind: 'shortened' })
  expect(readCodeText('4,00638E+12', true)).toEqual({ kind: 'shortened' })
  expect(readCodeText('1234567890123450000', true)).toEqual({ kind: 'rounded' })
})

test('words for "none" are empty, and other texts stay as they are', () => {
  for (const text of ['', '-', 'n/a', '#N/A', '0']) {
    expect(readCodeText(text, true), text).toEqual({ kind: 'none' })
  }
  expect(readCodeText('AB-12', true)).toMatchObject({ code: 'AB-12', key: 'AB-12' })
  expect(readCodeText('4006381333931.0', true)).toMatchObject({ code: '4006381333931' })
})

test('a number of the right length with a wrong check digit is kept, in doubt', () => {
  for (const code of ['4006381333930', '036000291453', '96385075', '14006381333939']) {
    expect(readCodeText(code, true), code).toMatchObject({ kind: 'code', code, doubtful: true })
    expect(readCodeText(code, false), code).toMatchObject({ doubtful: true })
    expect(holdsCheckDigit(code), code).toBe(false)
  }
})

test('numbers that stores give themselves are no error, whatever their last digit', () => {
  const own = ['2012345001993', '0212345001991', '212345001991', '21234567', '100234', 'AB-12']
  for (const code of own) {
    expect(readCodeText(code, true), code).toMatchObject({ code, doubtful: false })
    expect(holdsCheckDigit(code), code).toBeUndefined()
  }
})

test('the check digit is seen through what spreadsheets put around a number', () => {
  expect(holdsCheckDigit('4006381333931.0')).toBe(true)
  expect(holdsCheckDigit('４００６３８１３３３９３１')).toBe(true)
  expect(holdsCheckDigit('4.00638E+12')).toBeUndefined()
})

test('full-width digits in a code are read as digits', () => {
  expect(readCodeText('４００６３８１３３３９３１', true)).toMatchObject({
    code: '4006381333931',
    key: '04006381333931',
  })
})
