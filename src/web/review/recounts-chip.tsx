import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMessages } from '../kit/use-messages.ts'
import type { ReviewSearch } from './review-search.ts'

interface RecountsChipProps {
  readonly recounts: number
  readonly search: ReviewSearch
  readonly onSearch: (search: ReviewSearch) => void
}

/** How many recounts are out; pressing it filters the table to their lines. */
export function RecountsChip({ recounts, search, onSearch }: RecountsChipProps) {
  const t = useMessages('review')
  const isPressed = search.part === 'recount'
  if (recounts === 0 && !isPressed) return null
  return (
    <Button
      variant={isPressed ? 'filled' : 'light'}
      size="compact-sm"
      aria-pressed={isPressed}
      leftSection={<IconRefresh size={15} stroke={1.9} aria-hidden />}
      onClick={() =>
        onSearch({ ...search, tab: 'open', by: 'item', part: isPressed ? undefined : 'recount' })
      }
    >
      {t('out.chip', { count: recounts })}
    </Button>
  )
}
