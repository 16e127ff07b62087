import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigitOf } from './gtin.ts'
import { isbn10Of, isbn13Of } from './isbn.ts'

describe('books', () => {
  it('knows both numbers of one book', () => {
    expect(isbn13Of('0-596-00857-1')).toBeUndefined()
    expect(isbn13Of('0-306-40615-2')).toBe('9780306406157')
    expect(isbn10Of('9780306406157')).toBe('0306406152')
  })

  it('writes ten as X, and reads it in either case', () => {
    expect(isbn13Of('080442957X')).toBe('9780804429573')
    expect(isbn13Of('080442957x')).toBe('9780804429573')
  })

  it('has no short number for 979', () => {
    expect(isbn10Of('9791090636071')).toBeUndefined()
  })

  it('comes back to where it started', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
        const digits = `978${String(number).padStart(9, '0')}`
        const isbn13 = `${digits}${checkDigitOf(digits)}`
        expect(isbn13Of(isbn10Of(isbn13) ?? '')).toBe(isbn13)
      }),
    )
  })
})
