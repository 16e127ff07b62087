import { expect, test } from 'vitest'
import { WedgeReader } from './wedge-reader.ts'

/** Types a text with so many milliseconds between the keys. */
function type(reader: WedgeReader, keys: readonly string[], gapMs: number, from = 0) {
  return keys.flatMap((key, index) => reader.key(key, from + index * gapMs) ?? [])
}

test('a gun with Enter gives its code, also a short one', () => {
  expect(type(new WedgeReader(), [...'4006381333931', 'Enter'], 8)).toEqual([
    { kind: 'code', text: '4006381333931' },
  ])
  expect(type(new WedgeReader(), [...'A-03', 'Tab'], 30)).toEqual([{ kind: 'code', text: 'A-03' }])
})

test('a gun without Enter gives its code after a silence', () => {
  const reader = new WedgeReader()
  expect(type(reader, [...'4006381333931'], 8)).toEqual([])
  expect(reader.silence()).toEqual({ kind: 'code', text: '4006381333931' })
  expect(reader.isReading).toBe(false)
})

test('fingers are told from guns: their digits stay digits', () => {
  const reader = new WedgeReader()
  expect(type(reader, ['2', '4'], 180)).toEqual([{ kind: 'keys', keys: ['2'] }])
  expect(reader.silence()).toEqual({ kind: 'keys', keys: ['4'] })
  expect(type(new WedgeReader(), ['2', '4', 'Enter'], 180).at(-1)).toEqual({
    kind: 'keys',
    keys: ['4', 'Enter'],
  })
})

test('a gun that fires right after a typed digit does not swallow it', () => {
  const reader = new WedgeReader()
  expect(reader.key('7', 0)).toBeUndefined()
  expect(type(reader, [...'4006381333931', 'Enter'], 8, 300)).toEqual([
    { kind: 'keys', keys: ['7'] },
    { kind: 'code', text: '4006381333931' },
  ])
})

test('a key that a busy page hears late still belongs to its burst', () => {
  const reader = new WedgeReader()
  expect(reader.key('4', 0)).toBeUndefined()
  expect(type(reader, [...'006381333931', 'Enter'], 8, 120)).toEqual([
    { kind: 'code', text: '4006381333931' },
  ])
})

test('keys that write nothing are not part of a code', () => {
  expect(type(new WedgeReader(), ['Shift', 'A', 'Shift', 'B', 'C', 'Enter'], 5)).toEqual([
    { kind: 'code', text: 'ABC' },
  ])
})
