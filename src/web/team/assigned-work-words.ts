import type { HeldWork } from '#contract/members.ts'
import { countOf } from '#domain/count-words.ts'

/** What somebody who is about to be removed has in hand; undefined: nothing. */
export function assignedWorkWords(
  name: string,
  { shelves, unsentCounts }: HeldWork,
): string | undefined {
  const held = shelves > 0 ? [`${name} holds ${countOf(shelves, 'shelf', 'shelves')} now.`] : []
  const verb = unsentCounts === 1 ? 'is' : 'are'
  const unsent =
    unsentCounts > 0
      ? [
          `${countOf(unsentCounts, 'count')} on their phone ${verb} not sent yet: wait until it has sent.`,
        ]
      : []
  return [...held, ...unsent].join(' ') || undefined
}
