import { Button, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconChevronRight } from '@tabler/icons-react'
import type { ScanOnceItem } from '#contract/scan-once.ts'
import { describeProblem } from '#domain/scan-once.ts'
import { answerWords } from './answer-words.ts'
import styles from './scan-once.module.css'

interface OpenRowsProps {
  readonly items: readonly ScanOnceItem[]
  /** The one that is being scanned. */
  readonly current: string | undefined
  readonly onOpen: (itemId: string) => void
}

export function OpenRows({ items, current, onOpen }: OpenRowsProps) {
  return (
    <ul className={styles.list} aria-label="Items to scan">
      {items.map((item) => (
        <li key={item.id}>
          <UnstyledButton
            className={styles.row}
            aria-current={item.id === current || undefined}
            onClick={() => onOpen(item.id)}
          >
            <span className={styles.words}>
              <span className={styles.name}>{item.name}</span>
              <ItemFacts item={item} />
              <span className={styles.problem}>{describeProblem(item.problem, item.fileCode)}</span>
            </span>
            <IconChevronRight size={18} stroke={1.7} className={styles.chevron} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

interface DoneRowsProps {
  readonly items: readonly ScanOnceItem[]
  readonly isBusy: boolean
  readonly onTakeBack: (item: ScanOnceItem) => void
}

export function DoneRows({ items, isBusy, onTakeBack }: DoneRowsProps) {
  return (
    <ul className={styles.list} aria-label="Items that are done">
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.name}>{item.name}</span>
            <ItemFacts item={item} />
            {item.answer && <span>{answerWords(item.answer)}</span>}
          </span>
          {item.answer?.canTakeBack && (
            <Button
              variant="default"
              aria-label={`Take back ${item.name}`}
              leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden />}
              disabled={isBusy}
              onClick={() => onTakeBack(item)}
            >
              Take back
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where to look for it. */
export function ItemFacts({ item: { sku, place } }: { readonly item: ScanOnceItem }) {
  const facts = [place && `${place.shelf}, ${place.room}`, sku].filter(Boolean)
  return facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>
}
