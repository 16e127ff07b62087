import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import type { AuditDashboard, AuditDetails } from '#contract/audits.ts'
import { countOf } from '#domain/count-words.ts'
import styles from './draft-steps.module.css'

interface DraftStepsProps {
  readonly storeId: string
  readonly audit: AuditDetails
  readonly dashboard: AuditDashboard
  readonly shelves: number
}

interface DraftStep {
  readonly name: string
  readonly words: string
  readonly isDone: boolean
  readonly link: LinkOptions
}

/** What is prepared before the start. Only shelves are needed; the rest helps. */
export function DraftSteps(props: DraftStepsProps) {
  return (
    <section className={styles.strip} aria-label="Before you start">
      <h2 className={styles.title}>Before you start</h2>
      <ul className={styles.steps}>
        {stepsOf(props).map(({ name, words, isDone, link }) => (
          <li key={name} className={styles.item}>
            <Link {...link} className={styles.step}>
              {isDone ? (
                <IconCircleCheckFilled
                  size={18}
                  className={styles.done}
                  role="img"
                  aria-label="Done"
                />
              ) : (
                <IconCircle size={18} stroke={1.8} className={styles.open} aria-hidden />
              )}
              <span className={styles.name}>{name}</span>
              <span className={styles.words}>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stepsOf({ storeId, audit, dashboard, shelves }: DraftStepsProps): readonly DraftStep[] {
  const params = { storeId, id: audit.auditId }
  const given = dashboard.rooms
    .flatMap(({ tiles }) => tiles)
    .filter(({ userId }) => userId !== null).length
  return [
    {
      name: 'Shelves',
      words: shelves === 0 ? 'None yet' : countOf(shelves, 'shelf', 'shelves'),
      isDone: shelves > 0,
      link: { to: '/stores/$storeId/admin/rooms', params: { storeId } },
    },
    {
      name: 'Expected inventory',
      ...baselineWords(audit),
      link: { to: '/stores/$storeId/audit/$id/inventory', params },
    },
    {
      name: 'People',
      words: peopleWords(audit, given),
      isDone: given > 0 || audit.protocol.selfAssignment,
      link: { to: '/stores/$storeId/audit/$id/room-assignments', params },
    },
  ]
}

function baselineWords({ baselines, withoutBaseline }: AuditDetails) {
  const items = (baselines ?? []).reduce((sum, one) => sum + one.items, 0)
  if (items > 0) return { words: countOf(items, 'item'), isDone: true }
  if (withoutBaseline) return { words: 'Counted without a list', isDone: true }
  return { words: 'Import a list, or count without', isDone: false }
}

function peopleWords({ protocol }: AuditDetails, given: number): string {
  if (given > 0) return `${countOf(given, 'shelf', 'shelves')} given to somebody`
  return protocol.selfAssignment ? 'People take shelves themselves' : 'Nobody has a shelf yet'
}
