import { describe, expect, it } from 'vitest'
import { expiryDate } from './expiry.ts'

describe('dates on labels', () => {
  it.each([
    ['261231', '2026-12-31'],
    ['270200', '2027-02-28'],
    ['280200', '2028-02-29'],
    ['770101', '1977-01-01'],
    ['760101', '2076-01-01'],
  ])('reads %s as %s', (digits, date) => {
    expect(expiryDate(digits, 2026)).toBe(date)
  })

  it('looks ahead over the end of a century', () => {
    expect(expiryDate('020101', 2098)).toBe('2102-01-01')
  })

  it.each(['261301', '260230', '260432', '260000', 'abc', '2612311'])('refuses %s', (digits) => {
    expect(expiryDate(digits, 2026)).toBeUndefined()
  })
})
