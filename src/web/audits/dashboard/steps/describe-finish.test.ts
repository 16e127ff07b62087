import { expect, test } from 'vitest'
import { describeFinish, describeRemaining, isLate, isStill } from './describe-finish.ts'

const NOW = new Date(2026, 10, 15, 13, 38).getTime()
const minutes = (count: number) => NOW + count * 60_000
const estimate = (about: number) => ({
  asOf: NOW,
  about: minutes(about),
  from: minutes(about - 20),
  until: minutes(about + 25),
})

test('what is left is rounded as nobody knows it better', () => {
  expect(describeRemaining(estimate(112), NOW)).toBe('about 1 h 50 min to go')
  expect(describeRemaining(estimate(7.4), NOW)).toBe('about 7 min to go')
  expect(describeRemaining(estimate(-3), NOW)).toBe('should be done any minute')
})

test('a count that takes longer than the longest estimate is not done any minute', () => {
  expect(isLate(estimate(-3), NOW)).toBe(false)
  expect(isLate(estimate(-27), NOW)).toBe(true)
  expect(describeRemaining(estimate(-27), NOW)).toBe('taking longer than estimated')
})

test('while nobody counts there is no estimate, and it says for how long', () => {
  const left = { ...estimate(-40), asOf: minutes(-185) }
  expect(describeRemaining(left, NOW)).toBe('nobody has counted for 3 h')
  expect(isStill(left, NOW)).toBe(true)
  expect(isStill({ ...left, asOf: minutes(-12) }, NOW)).toBe(false)
})

test('the finish comes with its range, never before now', () => {
  expect(describeFinish(estimate(112), NOW)).toEqual({
    about: 'Finish about 3:30 pm',
    range: '3:10 pm to 3:55 pm',
  })
  expect(describeFinish(estimate(5), NOW).range).toMatch(/^1:40 pm to/)
})

test('an estimate from and to the same time is said as one time', () => {
  const certain = { asOf: NOW, about: minutes(60), from: minutes(60), until: minutes(60) }
  expect(describeFinish(certain, NOW).range).toBeUndefined()
})
