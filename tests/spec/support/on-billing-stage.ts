import { BillingStage } from '#web/billing/testing/billing-stage.tsx'
import type { SpecRow } from './rows.ts'

export type Answers = ConstructorParameters<typeof BillingStage>[0]

/** A row that is played on a page with billing in it. */
export function onBillingStage(
  row: string,
  answers: Answers,
  play: (stage: BillingStage) => Promise<void>,
): SpecRow {
  return {
    row,
    check: async () => {
      const stage = new BillingStage(answers)
      try {
        await play(stage)
      } finally {
        stage.end()
      }
    },
  }
}
