import { describe, expect, test } from 'vitest'
import { readingOf, unitsSaid } from '../camera/reading.ts'
import { findLabelledShelf } from '../camera/shelf-label.ts'

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

describe('what a label says besides its number', () => {
  const said = (text: string, templates: readonly string[] = []) =>
    readingOf(text, { inputMode: 'gun' }, templates)

  test('is heard from handhelds as from the camera', () => {
    expect(said(']C10109506000134352172712311\u001d0LOT7\u001d21S9')).toBeDefined()
    const gs1 = said('(01)09506000134352(17)271231(10)LOT7(21)S9')
    expect(gs1).toMatchObject({ lot: 'LOT7', expiry: '271231', serial: 'S9' })
    expect(gs1?.key).toBe('09506000134352')
  })

  test('is a weight on labels of the store, by its template and by no other', () => {
    const label = '2812345012505'
    expect(said(label, ['28IIIIIWWWWWC'])).toMatchObject({
      key: '02812345012505',
      storeKey: '02812345000007',
      kilograms: 1.25,
    })
    expect(said(label, ['21IIIIIWWWWWC'])?.storeKey).toBeUndefined()
    expect(said(label)?.kilograms).toBeUndefined()
  })

  test('counts in the unit of the item, or not at all', () => {
    const weighed = { inputMode: 'gun', kilograms: 1.25 } as const
    expect(unitsSaid(weighed, 'kg')).toBe(1.25)
    expect(unitsSaid(weighed, 'g')).toBe(1_250)
    expect(unitsSaid(weighed, 'each')).toBeUndefined()
    const inPounds = readingOf('(01)09506000134352(3202)001234', { inputMode: 'gun' })
    expect(inPounds && unitsSaid(inPounds, 'lb')).toBe(12.34)
    expect(inPounds && unitsSaid(inPounds, 'kg')).toBe(5.597)
    expect(unitsSaid({ inputMode: 'gun', pieces: 24 }, 'each')).toBe(24)
  })
})

describe('a shelf label', () => {
  const shelves = [
    { shelfId: 'f1', shelfCode: 'A-03', roomId: 'r1', roomName: 'Hall' },
    { shelfId: 'f2', shelfCode: 'A-04', roomId: 'r1', roomName: 'Hall' },
    { shelfId: null, shelfCode: null, roomId: 'r2', roomName: 'Cold store' },
  ]

  test('is found by its code however it is spelled, and by a link', () => {
    expect(findLabelledShelf(' a-03 ', shelves)?.shelfId).toBe('f1')
    expect(findLabelledShelf('https://count.test/s/A-04', shelves)?.shelfId).toBe('f2')
    expect(findLabelledShelf('https://count.test/label?shelf=f1', shelves)?.shelfId).toBe('f1')
  })

  test('of a room that is counted as one is found as that of a shelf', () => {
    expect(findLabelledShelf('r2', shelves)?.roomName).toBe('Cold store')
    expect(findLabelledShelf(' cold  STORE', shelves)?.roomName).toBe('Cold store')
  })

  test('is not the room of a shelf', () => {
    expect(findLabelledShelf('Hall', shelves)).toBeUndefined()
    expect(findLabelledShelf('r1', shelves)).toBeUndefined()
  })

  test('a code without the sign of a shelf is no shelf label', () => {
    expect(findLabelledShelf('A-05', shelves)).toBeUndefined()
    expect(findLabelledShelf('4006381333931', shelves)).toBeUndefined()
  })
})
