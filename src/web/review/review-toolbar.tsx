import { Button, CloseButton, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PlaceName } from '#contract/audit-variances.ts'
import type { Tolerance } from '#domain/protocol.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useTypedText } from '../kit/use-typed-text.ts'
import { sayCut, sayCutOnPaper, withoutCut } from './cut-words.ts'
import { KeysHelp, type KeysHelpProps } from './keys-help.tsx'
import { RecountsChip } from './recounts-chip.tsx'
import styles from './review.module.css'
import { GROUPINGS, type ReviewSearch } from './review-search.ts'
import { ToleranceFilter } from './tolerance-filter.tsx'

interface ReviewToolbarProps {
  readonly search: ReviewSearch
  readonly onSearch: (search: ReviewSearch) => void
  readonly tolerance: Tolerance
  /** The currency of the values; null: several. */
  readonly currency: string | null
  /** The room or shelf the list is filtered to; undefined while it loads. */
  readonly place: PlaceName | null | undefined
  /** Undefined: there is nothing to decide with keys. */
  readonly keys: KeysHelpProps | undefined
  /** How many recounts are out. */
  readonly recounts: number
}

/** Filters the lines by words and tolerance, and groups them. */
export function ReviewToolbar(props: ReviewToolbarProps) {
  const { search, onSearch, tolerance, currency, place, keys } = props
  const t = useMessages('results')
  const formats = useFormats()
  const cut = sayCut(search, place, t)
  return (
    <>
      <p className={styles.onPaper}>{sayCutOnPaper({ search, place, currency }, t, formats)}</p>
      <div className={styles.toolbar}>
        <Find search={search} onSearch={onSearch} />
        <Select
          aria-label={t('group.label')}
          size="xs"
          className={styles.grouping ?? ''}
          allowDeselect={false}
          data={GROUPINGS.map((value) => ({ value, label: t(`group.${value}`) }))}
          value={search.by ?? 'item'}
          onChange={(by) => onSearch({ ...search, by: GROUPINGS.find((one) => one === by) })}
        />
        <ToleranceFilter
          search={search}
          onSearch={onSearch}
          tolerance={tolerance}
          currency={currency}
        />
        <RecountsChip recounts={props.recounts} search={search} onSearch={onSearch} />
        {cut !== undefined && (
          <Button
            className={styles.cut ?? ''}
            variant="subtle"
            size="compact-sm"
            aria-label={t('cut.clearNamed', { cut })}
            onClick={() => onSearch(withoutCut(search))}
          >
            {t('cut.clear', {
              name: cut,
              cut: (text: ReactNode) => <span className={styles.cutName}>{text}</span>,
            })}
          </Button>
        )}
        {keys && <KeysHelp {...keys} />}
      </div>
    </>
  )
}

const TYPING_MS = 250

function Find({ search, onSearch }: Pick<ReviewToolbarProps, 'search' | 'onSearch'>) {
  const t = useMessages('results')
  const { text, setText } = useTypedText({
    value: search.q,
    onChange: (q) => onSearch({ ...search, q }),
    restMs: TYPING_MS,
  })
  return (
    <TextInput
      className={styles.find ?? ''}
      size="xs"
      aria-label={t('find.label')}
      placeholder={t('find.label')}
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      rightSection={
        text && <CloseButton size="sm" aria-label={t('find.clear')} onClick={() => setText('')} />
      }
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
