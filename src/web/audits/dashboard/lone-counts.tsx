import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { api } from '#contract/api.ts'
import type { AuditDashboard, DashboardRoom } from '#contract/audits.ts'
import { allowsWork } from '#domain/assignment.ts'
import { countOf } from '#domain/count-words.ts'
import { useBackendMutation } from '../../client/react.tsx'
import { LoneCountDialog } from '../../kit/lone-count-dialog.tsx'
import { missingCounts } from './counts-of-shelf.ts'
import styles from './dashboard-page.module.css'
import type { WallFilter } from './wall.ts'

interface LoneCountsProps {
  readonly dashboard: Pick<AuditDashboard, 'auditId' | 'status'>
  readonly rooms: readonly DashboardRoom[]
  /** As somebody has chosen it. */
  readonly filter: WallFilter | undefined
  readonly onFilter: (filter: WallFilter) => void
}

/**
 * What can be done about shelves whose second count does not come. While people count there are always
 * some: then it is said to those who look at what is left.
 */
export function LoneCounts({ dashboard, rooms, filter, onFilter }: LoneCountsProps) {
  const { auditId, status } = dashboard
  const letStand = useBackendMutation(api.auditAssignments.letOneCountStand)
  const [isAsking, asking] = useDisclosure()
  const isLookedFor = status !== 'active' || filter === 'left' || filter === 'lone'
  const ids = isLookedFor && allowsWork(status, 'settle') ? idsOf(rooms) : []
  if (ids.length === 0) return null
  return (
    <div className={styles.lone} role="note">
      <p>
        {countOf(ids.length, 'shelf has', 'shelves have')} one of two counts. Until the second is
        in, or you let one stand, nothing of {ids.length === 1 ? 'it' : 'them'} is in the result.
      </p>
      {filter !== 'lone' && (
        <Button variant="subtle" size="compact-sm" onClick={() => onFilter('lone')}>
          Show {ids.length === 1 ? 'it' : 'them'}
        </Button>
      )}
      <Button variant="default" size="compact-sm" onClick={asking.open}>
        Let one count stand…
      </Button>
      <LoneCountDialog
        isOpen={isAsking}
        shelves={ids.length}
        onConfirm={(reason) => letStand({ auditId, auditAssignmentIds: ids, reason })}
        onClose={asking.close}
      />
    </div>
  )
}

function idsOf(rooms: readonly DashboardRoom[]): string[] {
  return missingCounts(rooms).map(({ id }) => id)
}
