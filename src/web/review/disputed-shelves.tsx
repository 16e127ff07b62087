import type { DisputedShelf } from '#contract/audit-results.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { AcceptOneCount } from '../shared/accept-one-count.tsx'
import { nameShelves, nameWithReasons } from './disputed-words.ts'
import styles from './review.module.css'

interface DisputedShelvesProps {
  readonly storeId: string
  readonly auditId: string
  readonly shelves: readonly DisputedShelf[]
  /** Whether it is still possible to choose which count is used. */
  readonly canSettle: boolean
  /** Only managers can open the pages with the shelves' details. */
  readonly isManager: boolean
}

/** Shelves where two people's counts did not agree: what these figures include and what they leave out. */
export function DisputedShelves(props: DisputedShelvesProps) {
  const { auditId, shelves, canSettle, isManager } = props
  const { once, chosen, lone, differing } = kindsOf(shelves)
  const wall = isManager ? props : undefined
  return (
    <>
      <Settled shelves={once} show="once" wall={wall} />
      <Settled shelves={chosen} show="chosen" wall={wall} />
      {lone.length > 0 && canSettle && <LeftAside auditId={auditId} shelves={lone} />}
      {differing.length > 0 && canSettle && wall && <Differing shelves={differing} wall={wall} />}
    </>
  )
}

/** Grouped by how many of the two counts are in, and whether one of them is used. */
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

interface SettledProps {
  readonly shelves: readonly DisputedShelf[]
  /** Which filter of the wall shows them. */
  readonly show: 'once' | 'chosen'
  /** Undefined: the viewer has no access to the wall. */
  readonly wall: Pick<DisputedShelvesProps, 'storeId' | 'auditId'> | undefined
}

function Settled({ shelves, show, wall }: SettledProps) {
  const t = useMessages('results')
  if (shelves.length === 0) return null
  const told = { count: shelves.length, shelves: nameWithReasons(shelves, t) }
  return (
    <p className={styles.notice}>
      {show === 'once' ? t('disputed.once', told) : t('disputed.chosen', told)}{' '}
      {wall && (
        <LinkAnchor
          to="/stores/$storeId/audit/$id"
          params={{ storeId: wall.storeId, id: wall.auditId }}
          search={{ show }}
        >
          {t('disputed.show')}
        </LinkAnchor>
      )}
    </p>
  )
}

type DifferingProps = Pick<DisputedShelvesProps, 'shelves'> & {
  readonly wall: NonNullable<SettledProps['wall']>
}

function Differing({ shelves, wall }: DifferingProps) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  const told = { count: shelves.length, shelves: nameShelves(shelves, tResults) }
  return (
    <p className={styles.notice}>
      {t('disputed.differing', told)}{' '}
      <LinkAnchor
        to="/stores/$storeId/audit/$id"
        params={{ storeId: wall.storeId, id: wall.auditId }}
        search={{ show: 'differing' }}
      >
        {t('disputed.choose')}
      </LinkAnchor>
    </p>
  )
}

function LeftAside({ auditId, shelves }: Pick<DisputedShelvesProps, 'auditId' | 'shelves'>) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  const acceptOneCount = useBackendMutation(api.auditAssignments.acceptOneCount)
  const auditAssignmentIds = shelves.map(({ id }) => id)
  return (
    <div className={styles.notice}>
      {t('disputed.lone', { count: shelves.length, shelves: nameShelves(shelves, tResults) })}{' '}
      <AcceptOneCount
        shelves={shelves.length}
        onConfirm={(reason) =>
          acceptOneCount({ auditId, auditAssignmentIds, outOf: 'one', reason })
        }
      />
    </div>
  )
}
