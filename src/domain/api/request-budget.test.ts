import { expect, test } from 'vitest'
import { KEY_REQUESTS, RequestBudget, requestsForLines } from './request-budget.ts'

function take(budget: RequestBudget, keyId: string, nowMs: number, organizationId = 'fennel') {
  return budget.take({ keyId, organizationId, requests: 1 }, nowMs)
}

function spend(budget: RequestBudget, times: number, key: string, nowMs: number) {
  let last = take(budget, key, nowMs)
  for (let at = 1; at < times; at += 1) last = take(budget, key, nowMs)
  return last
}

test('a key has its requests in a minute, and new ones in the next', () => {
  const budget = new RequestBudget()
  expect(take(budget, 'a', 0)).toEqual({
    ...{ isAllowed: true, limit: KEY_REQUESTS, remaining: KEY_REQUESTS - 1, resetSeconds: 60 },
  })
  expect(spend(budget, KEY_REQUESTS - 1, 'a', 30_000)).toMatchObject({
    ...{ isAllowed: true, remaining: 0, resetSeconds: 30 },
  })
  expect(take(budget, 'a', 59_999)).toMatchObject({ isAllowed: false, resetSeconds: 1 })
  expect(take(budget, 'a', 60_000)).toMatchObject({ isAllowed: true })
})

test('many keys of one organization share what it may send', () => {
  const budget = new RequestBudget()
  for (const key of ['a', 'b', 'c']) {
    expect(spend(budget, KEY_REQUESTS, key, 0)).toMatchObject({ isAllowed: true })
  }
  expect(take(budget, 'd', 0)).toMatchObject({ isAllowed: false })
  expect(take(budget, 'd', 0, 'another')).toMatchObject({ isAllowed: true })
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
  expect(take(budget, 'd', 0)).toMatchObject({ isAllowed: false })
})

test('what does not fit is refused as a whole, and takes nothing', () => {
  const budget = new RequestBudget()
  const batch = { keyId: 'a', organizationId: 'fennel', requests: 400 }
  expect(budget.take(batch, 0)).toMatchObject({ isAllowed: true, remaining: 200 })
  expect(budget.take(batch, 0)).toMatchObject({ isAllowed: false, remaining: 200 })
  expect(budget.take({ ...batch, requests: 200 }, 0)).toMatchObject({ isAllowed: true })
})

test('ten lines of a bulk write cost a request', () => {
  expect([0, 1, 10, 11, 1_000].map(requestsForLines)).toEqual([1, 1, 1, 2, 100])
})
