import { IconChevronUp } from '@tabler/icons-react'
import { shownCode } from '#domain/codes/shown-code.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import type { ScanResult } from '../scanner-state.ts'
import { ToneIcon } from '../tone-icon.tsx'
import styles from './recents.module.css'
import { formatUnits } from './units.ts'

interface RecentsProps {
  /** Newest first. */
  readonly results: readonly ScanResult[]
  /** The line that the item label shows. */
  readonly newest: string | undefined
  readonly quantityOf: (line: string) => number | null
  readonly items: number
  readonly onOpen: () => void
}

/** Confirms that the scans before this one were counted. */
export function Recents({ results, newest, quantityOf, items, onOpen }: RecentsProps) {
  const t = useMessages('scanner')
  const standing = results.filter(({ isUndone, line }) => !isUndone && line !== newest)
  const shown = distinctLines(standing).slice(0, 2)
  return (
    <div className={styles.recents}>
      <ul className={styles.recentList} aria-label={t('list.before')}>
        {shown.map((result) => {
          const quantity = quantityOf(result.line)
          return (
            <li key={result.id}>
              <ToneIcon tone={result.tone} size={18} />
              <span>
                <bdi>{result.name ?? shownCode(result.code ?? '')}</bdi>
              </span>
              <b>{quantity === null ? '–' : formatUnits(quantity)}</b>
            </li>
          )
        })}
      </ul>
      <button type="button" className={styles.allItems} onClick={onOpen}>
        <IconChevronUp size={20} aria-hidden />
        {t('list.items', { count: items, b: (number) => <b>{number}</b> })}
      </button>
    </div>
  )
}

function distinctLines(results: readonly ScanResult[]): readonly ScanResult[] {
  const seen = new Set<string>()
  return results.filter(({ line }) => {
    const isNew = !seen.has(line)
    seen.add(line)
    return isNew
  })
}
