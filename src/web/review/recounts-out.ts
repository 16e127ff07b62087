// Recounts that are out, as the lines of a review know of them.

import type { RecountOut } from '#contract/audit-recounts.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'

/** By line; those to whom nobody is sent have none. */
export type RecountsByLine = ReadonlyMap<string, readonly RecountOut[]>

export function recountsByLine(recounts: readonly RecountOut[]): RecountsByLine {
  const lines = recounts.flatMap((recount) =>
    recount.items.map(({ id }) => ({ line: `${recount.storeId}/${id}`, recount })),
  )
  const byLine = Map.groupBy(lines, ({ line }) => line)
  return new Map([...byLine].map(([line, own]) => [line, own.map(({ recount }) => recount)]))
}

/** Undefined: they are not known yet, or not the viewer's to know. */
export function useRecountsOut(
  auditId: string,
  isWanted: boolean,
): readonly RecountOut[] | undefined {
  const [answer] = useLiveQueries(api.audits.getRecountsOut, isWanted ? [{ auditId }] : [])
  return answer?.recounts
}
