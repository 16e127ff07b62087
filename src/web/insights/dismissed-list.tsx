import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ShownFinding } from '#contract/insights.ts'
import { countOf } from '#domain/count-words.ts'
import { formatDay } from '../kit/format-day.ts'
import { showFailure } from '../kit/note-with-undo.tsx'
import { returnFocus } from '../kit/return-focus.ts'
import styles from './insights.module.css'
import { useDismissal } from './use-dismissal.ts'

interface DismissedListProps {
  readonly auditId: string
  readonly findings: readonly ShownFinding[]
}

const toTheSwitch = returnFocus((row) => row.closest('section')?.querySelector('button'))
const toThePanel = returnFocus((list) => list.closest('[data-panel]')?.querySelector('button'))

/** What somebody has looked at, with the reason, and the way back. */
export function DismissedList({ auditId, findings }: DismissedListProps) {
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
        {isOpen ? 'Hide' : 'Show'} {countOf(dismissed.length, 'dismissed finding')}
      </Button>
      {isOpen && (
        <ul className={styles.list}>
          {dismissed.map((shown) => (
            <li key={shown.id} ref={toTheSwitch} className={styles.finding}>
              <div className={styles.words}>
                <p className={styles.title}>{shown.title}</p>
                <p className={styles.note}>{shown.sentence}</p>
                <p>{reasonOf(shown)}</p>
              </div>
              <div className={styles.actions}>
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => restore(shown).catch(showFailure)}
                >
                  Restore
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function reasonOf({ dismissal }: ShownFinding): string {
  if (dismissal === null) return ''
  const { reason, dismissedByName, dismissedAt } = dismissal
  const when = dismissedAt > 0 ? formatDay(dismissedAt) : null
  return [`“${reason}”`, dismissedByName, when].filter(Boolean).join(' · ')
}
