import { describe, expect, it } from 'vitest'
import { itemText, plausible } from './plausible.ts'

describe('what is worth a vote', () => {
  it.each([
    ['a trade item number', 'EAN13', '4006381333931'],
    ['a book with its price beside it', 'EAN13', '9780544668256 52495'],
    ['a short code of a shelf', 'Code39', '4'],
    ['a case', 'ITF', '10614141000415'],
    ['an address', 'QRCode', 'https://example.com/a b'],
  ])('takes %s', (_, format, text) => expect(plausible({ format, text })).toBe(true))

  it.each([
    ['a number that does not check', 'EAN13', '4006381333932'],
    ['a piece of a longer code', 'ITF', '1334'],
    ['nothing', 'QRCode', ''],
  ])('leaves %s', (_, format, text) => expect(plausible({ format, text })).toBe(false))

  it('knows an item without what stands beside it, and leaves other texts whole', () => {
    expect(itemText({ format: 'EAN13', text: '9780544668256 52495' })).toBe('9780544668256')
    expect(itemText({ format: 'QRCode', text: 'a b' })).toBe('a b')
  })
})
