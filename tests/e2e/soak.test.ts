// The soak of `npm run bench -- soak` in its short form.

import { expect, test } from '@playwright/test'
import { runSoak } from '../../bench/support/run-soak.ts'

test('sums are what the devices recorded, whatever happens to connections and host', async () => {
  const report = await runSoak({ seed: 7, seconds: 8, devices: 20 })
  expect(report.differences).toEqual([])
  expect(report.kills, 'the host was killed').toBeGreaterThan(0)
  expect(report.disconnects, 'connections were lost').toBeGreaterThan(0)
  expect(report.duplicates, 'counts were sent twice').toBeGreaterThan(0)
  expect(report.events, 'something was counted').toBeGreaterThan(100)
})
