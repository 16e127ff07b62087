import { expect, test } from 'vitest'
import { KEY_REQUESTS, RequestBudget } from './request-budget.ts'

function spend(budget: RequestBudget, times: number, key: string, nowMs: number) {
  let last = budget.take(key, 'fennel', nowMs)
  for (let at = 1; at < times; at += 1) last = budget.take(key, 'fennel', nowMs)
  return last
}

test('a key has its requests in a minute, and new ones in the next', () => {
  const budget = new RequestBudget()
  expect(budget.take('a', 'fennel', 0)).toEqual({
    ...{ isAllowed: true, limit: KEY_REQUESTS, remaining: KEY_REQUESTS - 1, resetSeconds: 60 },
  })
  expect(spend(budget, KEY_REQUESTS - 1, 'a', 30_000)).toMatchObject({
    ...{ isAllowed: true, remaining: 0, resetSeconds: 30 },
  })
  expect(budget.take('a', 'fennel', 59_999)).toMatchObject({ isAllowed: false, resetSeconds: 1 })
  expect(budget.take('a', 'fennel', 60_000)).toMatchObject({ isAllowed: true })
})

test('many keys of one organization share what it may send', () => {
  const budget = new RequestBudget()
  for (const key of ['a', 'b', 'c']) {
    expect(spend(budget, KEY_REQUESTS, key, 0)).toMatchObject({ isAllowed: true })
  }
  expect(budget.take('d', 'fennel', 0)).toMatchObject({ isAllowed: false })
  expect(budget.take('d', 'another', 0)).toMatchObject({ isAllowed: true })
})

test('what a key sends too much is not taken from the others of its organization', () => {
  const budget = new RequestBudget()
  expect(spend(budget, 10 * KEY_REQUESTS, 'loud', 0)).toMatchObject({ isAllowed: false })
  expect(spend(budget, KEY_REQUESTS, 'quiet', 0)).toMatchObject({ isAllowed: true })
})

test('the last request of a key is refused where its organization has none left', () => {
  const budget = new RequestBudget()
  spend(budget, KEY_REQUESTS - 1, 'd', 0)
  for (const key of ['a', 'b', 'c']) spend(budget, KEY_REQUESTS, key, 0)
  expect(budget.take('d', 'fennel', 0)).toMatchObject({ isAllowed: false })
})
