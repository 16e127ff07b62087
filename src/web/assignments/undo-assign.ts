import type { Place } from './places.ts'
import type { Plan } from './use-plan.ts'

/** Gives shelves back to whoever had them before. */
export async function undoAssign(
  plan: Pick<Plan, 'give'>,
  before: readonly Place[],
): Promise<void> {
  const byHolder = Map.groupBy(before, ({ assignment }) => assignment?.userId ?? null)
  for (const [userId, places] of byHolder) await plan.give(places, userId)
}
