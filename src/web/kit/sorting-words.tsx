import { VisuallyHidden } from '@mantine/core'
import type { Sorting } from './use-sorting.ts'

/** What a screen reader needs of a list that can be sorted: how to do it, and what has happened. */
export function SortingWords({ sorting }: { readonly sorting: Sorting }) {
  return (
    <>
      <p id={sorting.helpId} hidden>
        Press Space to lift, arrow keys to move, Space to drop, Escape to put back.
      </p>
      <VisuallyHidden aria-live="assertive">{sorting.announcement}</VisuallyHidden>
    </>
  )
}
