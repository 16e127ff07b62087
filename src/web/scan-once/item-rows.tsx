import { Button, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconChevronRight } from '@tabler/icons-react'
import type { ScanOnceItem } from '#contract/scan-once.ts'
import { useMessages } from '../kit/use-messages.ts'
import { answerWords } from './answer-words.ts'
import { problemWords } from './problem-words.ts'
import styles from './scan-once.module.css'

interface OpenRowsProps {
  readonly items: readonly ScanOnceItem[]
  /** The item that is being scanned. */
  readonly current: string | undefined
  readonly onOpen: (itemId: string) => void
}

export function OpenRows({ items, current, onOpen }: OpenRowsProps) {
  const t = useMessages('scan-once')
  return (
    <ul className={styles.list} aria-label={t('list.open')}>
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
              <span className={styles.problem}>{problemWords(item.problem, item.fileCode, t)}</span>
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
  const t = useMessages('scan-once')
  return (
    <ul className={styles.list} aria-label={t('list.done')}>
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.name}>{item.name}</span>
            <ItemFacts item={item} />
            {item.answer && <span>{answerWords(item.answer, t)}</span>}
          </span>
          {item.answer?.canTakeBack && (
            <Button
              variant="default"
              aria-label={t('takeBack.named', { name: item.name })}
              leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden />}
              disabled={isBusy}
              onClick={() => onTakeBack(item)}
            >
              {t('takeBack')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where to look for the item. */
export function ItemFacts({ item: { sku, place } }: { readonly item: ScanOnceItem }) {
  const facts = [place && `${place.shelf}, ${place.room}`, sku].filter(Boolean)
  return facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>
}
