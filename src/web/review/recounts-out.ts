// Recounts that are out, from the point of view of the lines.

import type { RecountOut } from '#contract/audit-recounts.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'

/** By line; lines without a recount are left out. */
export type RecountsByLine = ReadonlyMap<string, readonly RecountOut[]>

export function recountsByLine(recounts: readonly RecountOut[]): RecountsByLine {
  const lines = recounts.flatMap((recount) =>
    recount.items.map(({ id }) => ({ line: `${recount.storeId}/${id}`, recount })),
  )
  const byLine = Map.groupBy(lines, ({ line }) => line)
  return new Map([...byLine].map(([line, own]) => [line, own.map(({ recount }) => recount)]))
}

/** Undefined: not loaded yet, or not visible to the viewer. */
export function useRecountsOut(
  auditId: string,
  isWanted: boolean,
): readonly RecountOut[] | undefined {
  const [answer] = useLiveQueries(api.audits.getRecountsOut, isWanted ? [{ auditId }] : [])
  return answer?.recounts
}
