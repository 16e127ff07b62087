import { expect, test } from 'vitest'
import { foundInDemo, isRoundOver, refuseVisitor, VISITOR_ID } from './demo.ts'

const CHANGES = { kind: 'mutation', name: 'rooms:create' } as const

test('whoever looks around in the demo asks, and changes nothing', () => {
  expect(() => refuseVisitor(VISITOR_ID, CHANGES)).toThrow('Nothing is saved here')
  expect(() => refuseVisitor(VISITOR_ID, { kind: 'action', name: 'ai:ask' })).toThrow()
  expect(() => refuseVisitor(VISITOR_ID)).toThrow()
  expect(() => refuseVisitor(VISITOR_ID, { kind: 'query', name: 'audits:list' })).not.toThrow()
})

test('a seal may be checked in the demo: that changes nothing for anybody', () => {
  expect(() => refuseVisitor(VISITOR_ID, { kind: 'action', name: 'audits:verify' })).not.toThrow()
})

test('everybody else is refused by their role alone', () => {
  expect(() => refuseVisitor('somebody', CHANGES)).not.toThrow()
  expect(() => refuseVisitor(undefined, CHANGES)).not.toThrow()
})

test('most of what is counted in the demo is right, and nothing is below zero', () => {
  const found = Array.from({ length: 100 }, (_, place) => foundInDemo(1, place))
  expect(found.filter((quantity) => quantity === 1)).toHaveLength(90)
  expect(Math.min(...found)).toBe(0)
})

test('a round that began half a day ago is over', () => {
  const hour = 3_600_000
  expect(isRoundOver(0, 11 * hour)).toBe(false)
  expect(isRoundOver(0, 13 * hour)).toBe(true)
})
