import { createElement } from 'react'
import { expect, vi } from 'vitest'
import { PricingTable } from '#web/billing/pricing-table.tsx'
import { type Answers, onBillingStage } from './on-billing-stage.ts'
import type { SpecRow } from './rows.ts'

const HOUR_MS = 3_600_000

/** Something is asked for when the page is drawn, and not again while an hour passes. */
export function askedOnce(row: string, call: string, answers: Answers): SpecRow {
  return onBillingStage(row, { 'GET /products': { list: [] }, ...answers }, async (stage) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await stage.show(createElement(PricingTable))
    await stage.customer()
    const asked = () => stage.calls().filter((one) => one === call).length
    const before = asked()
    expect(before).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(asked()).toBe(before)
  })
}
