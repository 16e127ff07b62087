import { expect, test } from 'vitest'
import { waiversOf } from './waivers.ts'

const POINTS = [
  { id: 'coverage', open: 2 },
  { id: 'recounts', open: 0 },
] as const

test('each open point is waived by name and with a reason', () => {
  expect(waiversOf(POINTS, ' Dana ', { coverage: ' Freezer is broken ' })).toEqual([
    { point: 'coverage', name: 'Dana', reason: 'Freezer is broken' },
  ])
})

test('nothing is submitted while a name or a reason is missing', () => {
  expect(waiversOf(POINTS, 'Dana', {})).toBeUndefined()
  expect(waiversOf(POINTS, ' ', { coverage: 'Freezer' })).toBeUndefined()
})

test('when everything is met nothing is waived', () => {
  expect(waiversOf([{ id: 'coverage', open: 0 }], '', {})).toEqual([])
})
