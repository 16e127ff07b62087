import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Suspense, useId, useRef, useState } from 'react'
import { sayFinding } from '#contract/finding-words.ts'
import type { InsightNames, ShownFinding } from '#contract/insights.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { FindingEvidence } from './finding-evidence.tsx'
import styles from './insights.module.css'
import { type LineKey, uniqueLines } from './line-key.ts'
import { confidenceOf } from './words.ts'

interface FindingRowProps {
  readonly storeId: string
  readonly auditId: string
  readonly shown: ShownFinding
  readonly names: InsightNames
  /** Undefined: the audit has only one store, so its name is not needed. */
  readonly storeName: string | undefined
  readonly onRecount: ((lines: readonly LineKey[]) => void) | undefined
  readonly onDismiss: (row: Element) => void
}

/** One pattern: what the data show, how certain it is, and what can be done. */
export function FindingRow(props: FindingRowProps) {
  const { storeId, auditId, shown, names, storeName, onRecount, onDismiss } = props
  const { finding } = shown
  const t = useMessages('insights')
  const formats = useFormats()
  const { title, sentence } = sayFinding(finding, names, t, formats)
  const [isOpen, setOpen] = useState(false)
  const evidenceId = useId()
  const rowRef = useRef<HTMLLIElement>(null)
  const lines = uniqueLines(finding.lines)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <li ref={rowRef} className={styles.finding}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{sentence}</p>
        <p className={styles.note}>
          <Sureness shown={shown} />
          {finding.value > 0 && ` · ${formats.money(finding.value, shown.currency)}`}
          {storeName && ` · ${storeName}`}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={evidenceId}
          leftSection={<Chevron size={15} stroke={1.8} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('row.evidence')}
        </Button>
        {onRecount && lines.length > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => onRecount(lines)}>
            {t('row.recount')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => rowRef.current && onDismiss(rowRef.current)}
        >
          {t('row.dismiss')}
        </Button>
      </div>
      <div id={evidenceId} className={styles.evidence} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<WaitingRows />}>
            <FindingEvidence storeId={storeId} auditId={auditId} shown={shown} names={names} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

/** Three marks, filled according to the certainty: shape and words, not color. */
function Sureness({ shown }: { readonly shown: ShownFinding }) {
  const t = useMessages('insights')
  const { share } = useFormats()
  const { words, part, level } = confidenceOf(shown.finding)
  return (
    <>
      <span className={styles.marks} aria-hidden>
        {'●'.repeat(level)}
        {'○'.repeat(3 - level)}
      </span>{' '}
      {t('sure.percent', { words: t(`sure.${words}`), percent: share(part, 0) })}
    </>
  )
}
