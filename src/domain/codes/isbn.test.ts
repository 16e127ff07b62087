import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigitOf } from './gtin.ts'
import { isbn13Of } from './isbn.ts'

describe('books', () => {
  it('knows the long number of a book by its short one', () => {
    expect(isbn13Of('0-596-00857-1')).toBeUndefined()
    expect(isbn13Of('0-306-40615-2')).toBe('9780306406157')
  })

  it('writes ten as X, and reads it in either case', () => {
    expect(isbn13Of('080442957X')).toBe('9780804429573')
    expect(isbn13Of('080442957x')).toBe('9780804429573')
  })

  it('accepts exactly one of the eleven check characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
        const nine = String(number).padStart(9, '0')
        const books = [...'0123456789X'].flatMap((check) => isbn13Of(`${nine}${check}`) ?? [])
        expect(books).toEqual([`978${nine}${checkDigitOf(`978${nine}`)}`])
      }),
    )
  })
})
