import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { api } from '#contract/api.ts'
import type { LoneCount } from '#contract/audit-results.ts'
import { useBackendMutation } from '../client/react.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { LoneCountDialog } from '../kit/lone-count-dialog.tsx'
import { describeCountedOnce, describeLeftAside } from './lone-count-words.ts'
import styles from './review.module.css'

interface LoneCountsProps {
  readonly storeId: string
  readonly auditId: string
  readonly counts: readonly LoneCount[]
  /** Whether it can still be said that one count stands. */
  readonly canSettle: boolean
  /** Shelves are looked into on pages for managers. */
  readonly isManager: boolean
}

/** Where two people should have counted and one did: what is in these figures, and what is not. */
export function LoneCounts(props: LoneCountsProps) {
  const { storeId, auditId, counts, canSettle, isManager } = props
  const standing = counts.filter(({ stands }) => stands)
  const aside = counts.filter(({ stands }) => !stands)
  return (
    <>
      {standing.length > 0 && (
        <p className={styles.notice}>
          {describeCountedOnce(standing)}{' '}
          {isManager && (
            <LinkAnchor
              to="/stores/$storeId/audit/$id"
              params={{ storeId, id: auditId }}
              search={{ show: 'once' }}
            >
              Show on the wall
            </LinkAnchor>
          )}
        </p>
      )}
      {aside.length > 0 && canSettle && <LeftAside auditId={auditId} counts={aside} />}
    </>
  )
}

function LeftAside({ auditId, counts }: Pick<LoneCountsProps, 'auditId' | 'counts'>) {
  const letStand = useBackendMutation(api.auditAssignments.letOneCountStand)
  const [isAsking, asking] = useDisclosure()
  const auditAssignmentIds = counts.map(({ id }) => id)
  return (
    <div className={styles.notice}>
      {describeLeftAside(counts)}{' '}
      <Button variant="default" size="compact-sm" onClick={asking.open}>
        Let one count stand…
      </Button>
      <LoneCountDialog
        isOpen={isAsking}
        shelves={counts.length}
        onConfirm={(reason) => letStand({ auditId, auditAssignmentIds, reason })}
        onClose={asking.close}
      />
    </div>
  )
}
