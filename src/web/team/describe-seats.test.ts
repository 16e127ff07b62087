import { expect, test } from 'vitest'
import { describeSeats } from './describe-seats.ts'

const harbor = { name: 'Harbor Street', role: 'scanner' } as const
const mill = { name: 'Mill Lane', role: 'scanner' } as const

test('a role that is the same in all stores is named once', () => {
  expect(describeSeats('member', [harbor, mill])).toBe('Scanner in Harbor Street and Mill Lane')
})

test('different roles stand beside their stores', () => {
  const seats = [{ ...harbor, role: 'manager' as const }, mill]
  expect(describeSeats('member', seats)).toBe('Harbor Street (manager), Mill Lane (scanner)')
})

test('owners need no seat, and a member may have none', () => {
  expect(describeSeats('owner', [])).toBe('Owner, in every store')
  expect(describeSeats('member', [])).toBe('In no store')
})
