import { expect, test } from 'vitest'
import { ALL_CONTRACTS, api } from './api.ts'

test('every function is listed once, under the name of its place in the door', () => {
  const places = Object.entries(api).flatMap(([module, functions]) =>
    Object.keys(functions).map((name) => `${module}:${name}`),
  )
  expect(ALL_CONTRACTS.map(({ name }) => name)).toEqual(places)
  expect(places).toContain('rooms:getWithDetails')
})

test.each(ALL_CONTRACTS)('$name refuses arguments that it does not know', ({ args }) => {
  const refusal = args.safeParse({ surprise: true })
  expect(refusal.success).toBe(false)
  expect(refusal.error?.issues.map((issue) => issue.code)).toContain('unrecognized_keys')
})

test('a new password has the length that the product asks for', () => {
  const { args } = api.auth.changePassword
  const change = (newPassword: string) => args.safeParse({ currentPassword: 'x', newPassword })
  expect(change('1234567').success).toBe(false)
  expect(change('12345678').success).toBe(true)
  expect(change('x'.repeat(129)).success).toBe(false)
})

test('a room comes with at most a thousand shelves', () => {
  const storeId = '01920000-0000-7000-8000-000000000000'
  const withShelves = (length: number) =>
    api.rooms.create.args.safeParse({
      storeId,
      name: 'Cellar',
      shelves: Array.from({ length }, (_, index) => ({ code: `A-${index}` })),
    })
  expect(withShelves(1_000).success).toBe(true)
  expect(withShelves(1_001).success).toBe(false)
})
