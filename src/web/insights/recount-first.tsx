import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import type { InsightNames, ShownRankedLine } from '#contract/insights.ts'
import { isolateBidi } from '#domain/isolate-bidi.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './insights.module.css'
import { type LineKey, uniqueLines } from './line-key.ts'
import { LineLink } from './line-link.tsx'
import { sayLine, sayReasons } from './words.ts'

interface RecountFirstProps {
  readonly storeId: string
  readonly auditId: string
  readonly ranking: readonly ShownRankedLine[]
  readonly total: number
  readonly names: InsightNames
  /** By id; empty if the audit has only one store, whose name is not needed. */
  readonly storeNames: ReadonlyMap<string, string>
  readonly onRecount: ((lines: readonly LineKey[]) => void) | undefined
}

const FIRST = 3
const MORE = 25

/** Lines in the order in which a second count is most useful. */
export function RecountFirst(props: RecountFirstProps) {
  const { ranking, total, names, storeNames, onRecount } = props
  const t = useMessages('insights')
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  // Decided lines need no second look.
  const open = ranking.filter(({ isSettled }) => !isSettled)
  if (open.length === 0) return null
  const shown = open.slice(0, isOpen ? MORE : FIRST)
  const rest = total - (ranking.length - open.length) - shown.length
  const recount = () => onRecount?.(uniqueLines(shown.map(({ line }) => line)))
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h3 className={styles.groupTitle}>{t(onRecount ? 'first.recount' : 'first.look')}</h3>
        {onRecount && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
            onClick={recount}
          >
            {t('first.button', { count: shown.length })}
          </Button>
        )}
      </div>
      <ol className={styles.list}>
        {shown.map(({ id, line, currency }, at) => (
          <li key={id} className={styles.ranked}>
            <span className={styles.rank}>{at + 1}</span>
            <span className={styles.words}>
              <LineLink storeId={props.storeId} auditId={props.auditId} line={line} names={names} />
              <span className={styles.note}>
                {[
                  isolateBidi(storeNames.get(line.storeId) ?? ''),
                  isolateBidi(placeOf(line.shelfId, names) ?? ''),
                  sayLine(line, t, formats),
                  sayReasons(line, t, formats),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.value}>
              {formats.signedMoney(line.varianceValue, currency)}
            </span>
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <p className={styles.note}>
          {!isOpen && open.length > FIRST && (
            <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
              {t('first.more')}
            </Button>
          )}{' '}
          {t('first.rest', { count: rest })}
        </p>
      )}
    </section>
  )
}

function placeOf(shelfId: string | null, names: InsightNames): string | null {
  return shelfId === null ? null : (names.shelves[shelfId] ?? null)
}
