import { Button } from '@mantine/core'
import type { AuditDashboard, DashboardRoom } from '#contract/audits.ts'
import { allowsWork } from '#domain/assignment.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { AcceptOneCount } from '#web/shared/accept-one-count.tsx'
import styles from '../dashboard-page.module.css'
import { missingCounts } from './counts-of-shelf.ts'
import { countPassing, type WallFilter } from './wall.ts'

interface DisputedNotesProps {
  readonly dashboard: Pick<AuditDashboard, 'auditId' | 'status'>
  readonly rooms: readonly DashboardRoom[]
  /** The filter that the person has chosen. */
  readonly filter: WallFilter | undefined
  readonly onFilter: (filter: WallFilter) => void
}

/** With these filters the notes also show while people count. */
const LOOKED_FOR: readonly (WallFilter | undefined)[] = ['left', 'recounts', 'lone', 'differing']

/**
 * The actions for shelves whose two counts do not agree. While people count there are always some, so the
 * notes only show under filters that look for what is left.
 */
export function DisputedNotes(props: DisputedNotesProps) {
  const { status } = props.dashboard
  const isLookedFor = status !== 'active' || LOOKED_FOR.includes(props.filter)
  if (!isLookedFor || !allowsWork(status, 'settle')) return null
  return (
    <>
      <LoneCounts {...props} />
      <DifferingCounts {...props} />
    </>
  )
}

function LoneCounts({ dashboard: { auditId }, rooms, filter, onFilter }: DisputedNotesProps) {
  const t = useMessages('dashboard')
  const acceptOneCount = useBackendMutation(api.auditAssignments.acceptOneCount)
  const auditAssignmentIds = missingCounts(rooms).map(({ id }) => id)
  const shelves = auditAssignmentIds.length
  if (shelves === 0) return null
  return (
    <div className={styles.disputed} role="note">
      <p>{t('disputed.lone', { shelves })}</p>
      {filter !== 'lone' && <Show shelves={shelves} onShow={() => onFilter('lone')} />}
      <AcceptOneCount
        shelves={shelves}
        onConfirm={(reason) =>
          acceptOneCount({ auditId, auditAssignmentIds, outOf: 'one', reason })
        }
      />
    </div>
  )
}

/** Which count to use is decided shelf by shelf, with both counts in view. */
function DifferingCounts({ rooms, filter, onFilter }: DisputedNotesProps) {
  const t = useMessages('dashboard')
  const shelves = countPassing(rooms, 'differing')
  if (shelves === 0) return null
  return (
    <div className={styles.disputed} role="note">
      <p>{t('disputed.ties', { shelves })}</p>
      {filter !== 'differing' && <Show shelves={shelves} onShow={() => onFilter('differing')} />}
    </div>
  )
}

function Show({ shelves, onShow }: { readonly shelves: number; readonly onShow: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" onClick={onShow}>
      {useMessages('dashboard')('disputed.show', { shelves })}
    </Button>
  )
}
