import { VisuallyHidden } from '@mantine/core'
import { useMessages } from './use-messages.ts'
import type { Sorting } from './use-sorting.ts'

/** What a screen reader needs for a sortable list: how to sort it, and what has happened. */
export function SortingWords({ sorting }: { readonly sorting: Sorting }) {
  const t = useMessages('common')
  return (
    <>
      <p id={sorting.helpId} hidden>
        {t('sorting.help')}
      </p>
      <VisuallyHidden aria-live="assertive">{sorting.announcement}</VisuallyHidden>
    </>
  )
}
