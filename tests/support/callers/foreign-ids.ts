// Ids of another organization, in whatever is asked and answered.

import type { TestDatabase } from '../database.ts'
import { rowsOf } from './organization-rows.ts'
import type { Stage } from './stage.ts'

export function idsIn(text: string): readonly string[] {
  return [...new Set(text.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g))]
}

/** One id alone, all but one, and all of them. */
export function choicesOf(ids: number): readonly (readonly number[])[] {
  const all = Array.from({ length: ids }, (_, n) => n)
  const choices = [...all.map((n) => [n]), ...all.map((n) => all.filter((m) => m !== n)), all]
  return [...new Map(choices.map((choice) => [choice.join(), choice])).values()].filter(
    ({ length }) => length > 0,
  )
}

/** Ids, names and addresses that only this organization has, not the one beside it. */
export async function marksOf(
  database: TestDatabase,
  stage: Stage,
  beside: Stage,
): Promise<readonly string[]> {
  const [kept, others] = await Promise.all(
    [stage.orgId, beside.orgId].map((id) => rowsOf(database, id)),
  )
  const known = new Set(idsIn(JSON.stringify(others)))
  const ids = idsIn(JSON.stringify(kept)).filter((id) => !known.has(id))
  const people = Object.values(stage.people).filter((person) => person !== undefined)
  return [...ids, stage.name, ...people.flatMap(({ name, email }) => [name, email])]
}
