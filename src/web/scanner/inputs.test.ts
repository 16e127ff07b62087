import { describe, expect, test } from 'vitest'
import { readingOf } from './reading.ts'
import { findLabelledShelf } from './shelf-label.ts'

describe('whatever reads a code', () => {
  test('gives the same key for the same article', () => {
    const keys = ['036000291452', '0036000291452', ' 36000291452 ', ']E036000291452\r'].map(
      (text) => readingOf(text, { inputMode: 'gun' })?.key,
    )
    expect(new Set(keys)).toEqual(new Set(['00036000291452']))
  })

  test('gives nothing for nothing, and keeps separators inside', () => {
    expect(readingOf(' \n', { inputMode: 'typed' })).toBeUndefined()
    expect(readingOf('\u001d10AB\u001d21X\u001d', { inputMode: 'camera' })?.code).toBe(
      '10AB\u001d21X',
    )
  })
})

describe('a shelf label', () => {
  const shelves = [
    { shelfId: 'f1', shelfCode: 'A-03' },
    { shelfId: 'f2', shelfCode: 'A-04' },
    { shelfId: null, shelfCode: null },
  ]

  test('is found by its code however it is spelled, and by a link', () => {
    expect(findLabelledShelf(' a-03 ', shelves)?.shelfId).toBe('f1')
    expect(findLabelledShelf('https://count.test/s/A-04', shelves)?.shelfId).toBe('f2')
    expect(findLabelledShelf('https://count.test/label?shelf=f1', shelves)?.shelfId).toBe('f1')
  })

  test('is nothing else', () => {
    expect(findLabelledShelf('A-05', shelves)).toBeUndefined()
    expect(findLabelledShelf('4006381333931', shelves)).toBeUndefined()
  })
})
