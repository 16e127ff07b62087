import { expect, test } from 'vitest'
import { decideControlTotal, isToldAlready } from './control-total.ts'

const facts = { asked: true, byHand: 5_000, scanned: 5_000, declaredEmpty: false, misses: 0 }

test('a total that matches the scanned units lets the shelf be handed in', () => {
  expect(decideControlTotal(facts)).toBe('met')
})

test('the first mismatch asks to look again; the second is accepted and stays visible', () => {
  expect(decideControlTotal({ ...facts, byHand: 4_000 })).toBe('check_again')
  expect(decideControlTotal({ ...facts, byHand: 4_000, misses: 1 })).toBe('unmet')
  expect(decideControlTotal({ ...facts, misses: 1 })).toBe('met')
})

test('without the protocol, and on an empty shelf, nothing is asked', () => {
  expect(decideControlTotal({ ...facts, asked: false, byHand: undefined })).toBe('not_asked')
  expect(decideControlTotal({ ...facts, declaredEmpty: true, byHand: undefined })).toBe('not_asked')
})

test('where the protocol asks for a control total, a shelf is not handed in without one', () => {
  expect(() => decideControlTotal({ ...facts, byHand: undefined })).toThrow(
    expect.objectContaining({ details: { field: 'controlTotal' } }),
  )
})

test('sending the same control total again is no second attempt; another total is', () => {
  expect(isToldAlready(1_000, 1_000)).toBe(true)
  expect(isToldAlready(2_000, 1_000)).toBe(false)
  expect(isToldAlready(1_000, null)).toBe(false)
  expect(isToldAlready(undefined, null)).toBe(false)
})
