import { expect, test } from 'vitest'
import { MILL } from '../client/testing/mill.ts'
import { chooseShown } from './last-store.ts'

const QUARRY = { ...MILL, id: 'quarry' }

test('the last store stays chosen while the viewer may enter it', () => {
  expect(chooseShown([MILL, QUARRY], 'quarry')).toBe(QUARRY)
  expect(chooseShown([MILL, QUARRY], 'left')).toBeUndefined()
  expect(chooseShown([MILL, QUARRY], null)).toBeUndefined()
})

test('the only store needs no choice', () => {
  expect(chooseShown([MILL], null)).toBe(MILL)
  expect(chooseShown([], 'quarry')).toBeUndefined()
})
