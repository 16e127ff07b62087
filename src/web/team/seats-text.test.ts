import { expect, test } from 'vitest'
import { seatsText } from './seats-text.ts'

test('nothing is said while everybody who is invited finds a seat', () => {
  expect(seatsText({ waiting: 3, seatsLeft: 3 })).toBeUndefined()
  expect(seatsText({ waiting: 300, seatsLeft: null })).toBeUndefined()
})

test('more invitations than seats are said, with who comes in', () => {
  expect(seatsText({ waiting: 5, seatsLeft: 1 })).toBe(
    '1 seat of the plan is free, and 5 invitations are open: whoever accepts first comes in. The others can once there is room.',
  )
})
