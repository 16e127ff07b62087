import { Button, CloseButton, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { PlaceName } from '#contract/audit-variances.ts'
import type { Tolerance } from '#domain/protocol.ts'
import { useTypedText } from '../kit/use-typed-text.ts'
import { describeCut, describeCutOnPaper, withoutCut } from './cut-words.ts'
import { KeysHelp, type KeysHelpProps } from './keys-help.tsx'
import styles from './review.module.css'
import { GROUPINGS, type Grouping, type ReviewSearch } from './review-search.ts'
import { ToleranceFilter } from './tolerance-filter.tsx'

interface ReviewToolbarProps {
  readonly search: ReviewSearch
  readonly onSearch: (search: ReviewSearch) => void
  readonly tolerance: Tolerance
  /** What values are in; null: in several. */
  readonly currency: string | null
  /** What the list is cut to; undefined while it loads. */
  readonly place: PlaceName | null | undefined
  /** Undefined: there is nothing to decide by keys. */
  readonly keys: KeysHelpProps | undefined
}

const GROUPING_NAMES: Readonly<Record<Grouping, string>> = {
  item: 'By item',
  room: 'By room',
  shelf: 'By shelf',
  category: 'By category',
}

/** How the lines are cut: words, tolerance, and what they are taken together by. */
export function ReviewToolbar(props: ReviewToolbarProps) {
  const { search, onSearch, tolerance, currency, place, keys } = props
  const cut = describeCut(search, place)
  return (
    <>
      <p className={styles.onPaper}>{describeCutOnPaper(search, place, currency)}</p>
      <div className={styles.toolbar}>
        <Find search={search} onSearch={onSearch} />
        <Select
          aria-label="Taken together"
          size="xs"
          className={styles.grouping ?? ''}
          allowDeselect={false}
          data={GROUPINGS.map((value) => ({ value, label: GROUPING_NAMES[value] }))}
          value={search.by ?? 'item'}
          onChange={(by) => onSearch({ ...search, by: GROUPINGS.find((one) => one === by) })}
        />
        <ToleranceFilter
          search={search}
          onSearch={onSearch}
          tolerance={tolerance}
          currency={currency}
        />
        {cut !== undefined && (
          <Button
            className={styles.cut ?? ''}
            variant="subtle"
            size="compact-sm"
            aria-label={`${cut}: show all`}
            onClick={() => onSearch(withoutCut(search))}
          >
            <span className={styles.cutName}>{cut}</span>: show all
          </Button>
        )}
        {keys && <KeysHelp {...keys} />}
      </div>
    </>
  )
}

const TYPING_MS = 250

function Find({ search, onSearch }: Pick<ReviewToolbarProps, 'search' | 'onSearch'>) {
  const { text, setText } = useTypedText({
    value: search.q,
    onChange: (q) => onSearch({ ...search, q }),
    restMs: TYPING_MS,
  })
  return (
    <TextInput
      className={styles.find ?? ''}
      size="xs"
      aria-label="Item, SKU or category"
      placeholder="Item, SKU or category"
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      rightSection={
        text && <CloseButton size="sm" aria-label="Clear search" onClick={() => setText('')} />
      }
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
