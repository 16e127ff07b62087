import { expect, test } from 'vitest'
import { CostBudget } from './cost-budget.ts'

function start() {
  const clock = { ms: 0 }
  const budget = new CostBudget({ burstMs: 1_000, perSecondMs: 100, nowMs: () => clock.ms })
  return { clock, budget }
}

test('a burst is free, what goes beyond it has to run off', () => {
  const { clock, budget } = start()
  budget.spend('a', 1_000)
  expect(budget.isOver('a')).toBe(false)
  budget.spend('a', 500)
  expect([budget.isOver('a'), budget.retryAfterSeconds('a')]).toEqual([true, 5])
  clock.ms = 5_000
  expect([budget.isOver('a'), budget.retryAfterSeconds('a')]).toEqual([false, 1])
})

test('each key has a cost budget of its own', () => {
  const { budget } = start()
  budget.spend('a', 10_000)
  expect(budget.isOver('b')).toBe(false)
})

test('nobody saves up more than a burst', () => {
  const { clock, budget } = start()
  budget.spend('a', 100)
  clock.ms = 60_000
  budget.spend('a', 1_100)
  expect(budget.isOver('a')).toBe(true)
})
