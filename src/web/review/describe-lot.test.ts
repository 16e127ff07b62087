import { expect, test } from 'vitest'
import { describeLot } from './describe-lot.ts'

const NOTHING = {
  roomName: null,
  shelfCode: null,
  lot: null,
  expiry: null,
  serial: null,
  expected: 5,
}

test('a lot is told by where it lies, its date, its name and its number', () => {
  const lot = { ...NOTHING, shelfCode: 'B-2', roomName: 'Cold', lot: 'A1', expiry: '2027-03-31' }
  expect(describeLot(lot)).toBe('B-2 · Until 31 Mar 2027 · Lot A1')
  expect(describeLot({ ...NOTHING, serial: 'SN-7', expected: 1 })).toBe('No. SN-7')
  expect(describeLot({ ...NOTHING, expiry: 'soon' })).toBe('Until soon')
})
