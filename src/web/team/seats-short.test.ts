import { expect, test } from 'vitest'
import { messagesIn } from '../kit/use-messages.ts'
import { seatsShort } from './seats-short.ts'

test('nothing is said while everybody who is invited finds a seat', () => {
  expect(seatsShort({ waiting: 3, seatsLeft: 3 })).toBeUndefined()
  expect(seatsShort({ waiting: 300, seatsLeft: null })).toBeUndefined()
})

test('more invitations than seats are said, with who comes in', () => {
  const short = seatsShort({ waiting: 5, seatsLeft: 1 })
  expect(short).toEqual({ seats: 1, invitations: 5 })
  expect(short && messagesIn('en', 'team')('invited.seats', short)).toBe(
    'Your plan has 1 free seat for 5 open invitations. The first to accept get in; the others can join once there is room.',
  )
})
