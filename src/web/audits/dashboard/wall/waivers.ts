import type { ChecklistPoint, ChecklistPointId, Waiver } from '#domain/audit.ts'

/** One waiver for each open point; undefined while a name or a reason is missing. */
export function waiversOf(
  points: readonly ChecklistPoint[],
  name: string,
  reasons: Readonly<Partial<Record<ChecklistPointId, string>>>,
): Waiver[] | undefined {
  const open = points.filter((point) => point.open > 0)
  const waivers = open.map(({ id }) => ({
    point: id,
    name: name.trim(),
    reason: reasons[id]?.trim() ?? '',
  }))
  const isComplete = waivers.every((waiver) => waiver.name !== '' && waiver.reason !== '')
  return isComplete ? waivers : undefined
}
