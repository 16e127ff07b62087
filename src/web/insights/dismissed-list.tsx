import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type SaidFinding, sayFinding } from '#contract/finding-words.ts'
import type { InsightNames, ShownFinding } from '#contract/insights.ts'
import type { Formats } from '#messages/formats.ts'
import { showFailure } from '../kit/note-with-undo.tsx'
import { returnFocus } from '../kit/return-focus.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './insights.module.css'
import { useDismissal } from './use-dismissal.ts'

interface DismissedListProps {
  readonly auditId: string
  readonly findings: readonly ShownFinding[]
  readonly names: InsightNames
}

const toTheSwitch = returnFocus((row) => row.closest('section')?.querySelector('button'))
const toThePanel = returnFocus((list) => list.closest('[data-panel]')?.querySelector('button'))

/** Findings that were dismissed, with the reason, and a way to restore them. */
export function DismissedList({ auditId, findings, names }: DismissedListProps) {
  const t = useMessages('insights')
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const { restore } = useDismissal(auditId)
  const dismissed = findings.filter(({ dismissal }) => dismissal !== null)
  if (dismissed.length === 0) return null
  return (
    <section ref={toThePanel} className={styles.group}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'dismissed.hide' : 'dismissed.show', { count: dismissed.length })}
      </Button>
      {isOpen && (
        <ul className={styles.list}>
          {dismissed.map((shown) => (
            <li key={shown.id} ref={toTheSwitch} className={styles.finding}>
              <Said {...sayFinding(shown.finding, names, t, formats)}>
                <p>{reasonOf(shown, formats)}</p>
              </Said>
              <div className={styles.actions}>
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => restore(shown).catch(showFailure)}
                >
                  {t('dismissed.restore')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface SaidProps extends SaidFinding {
  readonly children: ReactNode
}

function Said({ title, sentence, children }: SaidProps) {
  return (
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      <p className={styles.note}>{sentence}</p>
      {children}
    </div>
  )
}

function reasonOf({ dismissal }: ShownFinding, { day }: Pick<Formats, 'day'>): string {
  if (dismissal === null) return ''
  const { reason, dismissedByName, dismissedAt } = dismissal
  const when = dismissedAt > 0 ? day(dismissedAt) : null
  return [`“${reason}”`, dismissedByName, when].filter(Boolean).join(' · ')
}
