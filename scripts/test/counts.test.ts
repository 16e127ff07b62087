import { expect, test } from 'vitest'
import {
  add,
  countPlaywright,
  countVitest,
  failedInVitest,
  failedOnce,
  summaryLine,
} from './counts.ts'

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
}

test('the line has skipped only when something was', () => {
  expect(summaryLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(summaryLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})

test('a file that cannot be loaded is a failure', () => {
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]
  expect(countVitest({ ...vitest, testResults }, 1).failed).toBe(1)
  expect(failedInVitest({ ...vitest, testResults })).toEqual(['a.test.ts'])
})

test('what failed has a name, what passed is not named', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'counts' },
    { status: 'failed', fullName: 'adds up' },
  ]
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }]
  expect(failedInVitest({ ...vitest, testResults })).toEqual(['a.test.ts › adds up'])
  expect(failedInVitest(undefined)).toEqual([])
})

test('a runner that ends badly is a failure, also with no failed test or no report', () => {
  expect(countVitest(vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(countVitest(undefined, 0)).toEqual(failedOnce)
  const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 0 }
  expect(countPlaywright({ stats }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 })
  expect(countPlaywright({ stats }, 1).failed).toBe(1)
})

test('counts add up', () => {
  expect(add(failedOnce, { passed: 2, failed: 3, skipped: 4 })).toEqual({
    passed: 2,
    failed: 4,
    skipped: 4,
  })
})
