import type { DisputedShelf } from '#contract/audit-results.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { LetOneStand } from '../shared/let-one-stand.tsx'
import {
  type Describe,
  describeChosen,
  describeCountedOnce,
  describeDiffering,
  describeLeftAside,
} from './disputed-words.ts'
import styles from './review.module.css'

interface DisputedShelvesProps {
  readonly storeId: string
  readonly auditId: string
  readonly shelves: readonly DisputedShelf[]
  /** Whether it can still be said which count stands. */
  readonly canSettle: boolean
  /** Shelves are looked into on pages for managers. */
  readonly isManager: boolean
}

/** Where the counts of two people did not agree by themselves: what is in these figures, and what is not. */
export function DisputedShelves(props: DisputedShelvesProps) {
  const { auditId, shelves, canSettle, isManager } = props
  const { once, chosen, lone, differing } = kindsOf(shelves)
  const wall = isManager ? props : undefined
  return (
    <>
      <Notice shelves={once} say={describeCountedOnce} show="once" wall={wall} />
      <Notice shelves={chosen} say={describeChosen} show="chosen" wall={wall} />
      {lone.length > 0 && canSettle && <LeftAside auditId={auditId} shelves={lone} />}
      {canSettle && (
        <Notice shelves={differing} say={describeDiffering} show="differing" wall={wall} />
      )}
    </>
  )
}

/** By how many of the two counts are in, and whether one of them stands. */
export function kindsOf(shelves: readonly DisputedShelf[]) {
  const kind = (counts: DisputedShelf['counts'], stands: boolean) =>
    shelves.filter((shelf) => shelf.counts === counts && shelf.stands === stands)
  return {
    once: kind(1, true),
    chosen: kind(2, true),
    lone: kind(1, false),
    differing: kind(2, false),
  }
}

interface NoticeProps {
  readonly shelves: readonly DisputedShelf[]
  readonly say: Describe
  /** How the wall is asked for them. */
  readonly show: 'once' | 'chosen' | 'differing'
  /** Undefined: the viewer cannot go there. */
  readonly wall: Pick<DisputedShelvesProps, 'storeId' | 'auditId'> | undefined
}

function Notice({ shelves, say, show, wall }: NoticeProps) {
  if (shelves.length === 0) return null
  return (
    <p className={styles.notice}>
      {say(shelves)}{' '}
      {wall && (
        <LinkAnchor
          to="/stores/$storeId/audit/$id"
          params={{ storeId: wall.storeId, id: wall.auditId }}
          search={{ show }}
        >
          {show === 'differing' ? 'Choose on the wall' : 'Show on the wall'}
        </LinkAnchor>
      )}
    </p>
  )
}

function LeftAside({ auditId, shelves }: Pick<DisputedShelvesProps, 'auditId' | 'shelves'>) {
  const letStand = useBackendMutation(api.auditAssignments.acceptOneCount)
  const auditAssignmentIds = shelves.map(({ id }) => id)
  return (
    <div className={styles.notice}>
      {describeLeftAside(shelves)}{' '}
      <LetOneStand
        shelves={shelves.length}
        onConfirm={(reason) => letStand({ auditId, auditAssignmentIds, outOf: 'one', reason })}
      />
    </div>
  )
}
