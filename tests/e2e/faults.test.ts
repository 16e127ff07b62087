// The faults of `npm run bench -- faults` in their short form.

import { expect, test } from '@playwright/test'
import { runFaults } from '../../bench/support/faults/run-faults.ts'

test('what phones were told is recorded is there once, and all come back, whatever fails', async () => {
  // Only what hangs ends here: on a busy machine nodes take a while to start again.
  test.setTimeout(1_200_000)
  const report = await runFaults({
    seconds: 20,
    seed: 7,
    phones: 4,
    nodes: 2,
    hasStandby: false,
    smallDisk: undefined,
    say: () => {},
  })
  expect(report.lost).toEqual([])
  expect(report.doubled).toEqual([])
  expect(report.away).toEqual([])
  expect(report.faults.size, 'something failed').toBeGreaterThan(0)
  expect(report.acknowledged, 'something was counted').toBeGreaterThan(10)
})
