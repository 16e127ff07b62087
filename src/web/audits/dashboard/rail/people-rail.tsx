import { IconCloudUp, IconZzz } from '@tabler/icons-react'
import type { AuditDashboard, DashboardPerson } from '#contract/audits.ts'
import { countWithin } from '#domain/count-words.ts'
import { Age } from '#web/kit/age.tsx'
import { LinkAnchor } from '#web/kit/links.tsx'
import { Portrait } from '#web/kit/portrait.tsx'
import { useNow } from '#web/kit/use-now.ts'
import { isIdle, shelvesInHand } from './people.ts'
import styles from './rail.module.css'
import { RailSection } from './rail-section.tsx'

interface PeopleRailProps {
  readonly storeId: string
  readonly dashboard: AuditDashboard
}

const IDLE_LOOK_EVERY_MS = 15_000

export function PeopleRail({ storeId, dashboard }: PeopleRailProps) {
  const { people, auditId, status } = dashboard
  const now = useNow(IDLE_LOOK_EVERY_MS)
  const heads = (
    <span className={styles.columns}>
      <span>Lines/min</span>
      <span>Last scan</span>
    </span>
  )
  return (
    <RailSection title="People" end={people.length > 0 && heads}>
      {people.length === 0 && (
        <p className={styles.none}>
          Nobody has a shelf yet.{' '}
          <LinkAnchor
            to="/stores/$storeId/audit/$id/room-assignments"
            params={{ storeId, id: auditId }}
            inherit
          >
            Assign people
          </LinkAnchor>
        </p>
      )}
      <ul className={styles.list}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            storeId={storeId}
            auditId={auditId}
            person={person}
            inHand={shelvesInHand(dashboard, person.id).map(({ name }) => name)}
            now={status === 'active' ? now : undefined}
          />
        ))}
      </ul>
    </RailSection>
  )
}

interface PersonRowProps {
  readonly storeId: string
  readonly auditId: string
  readonly person: DashboardPerson
  readonly inHand: readonly string[]
  /** Undefined while nobody is expected to count. */
  readonly now: number | undefined
}

function PersonRow({ storeId, auditId, person, inHand, now }: PersonRowProps) {
  const { name, image, linesPerMinute, lastEventAt } = person
  const needsHelp = now !== undefined && isIdle(person, inHand, now)
  return (
    <li className={styles.person}>
      <Portrait name={name} image={image} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          <Whereabouts person={person} inHand={inHand} />
          {needsHelp && (
            <LinkAnchor
              to="/stores/$storeId/audit/$id/room-assignments"
              params={{ storeId, id: auditId }}
              inherit
            >
              Hand over
            </LinkAnchor>
          )}
        </p>
      </div>
      <span className={styles.pace}>
        {linesPerMinute === null ? '–' : linesPerMinute.toFixed(1)}
      </span>
      <span className={styles.age} data-late={needsHelp || undefined}>
        {needsHelp && <IconZzz size={13} stroke={1.9} aria-label="Idle" />}
        {lastEventAt === null ? '–' : <Age atMs={lastEventAt} />}
      </span>
    </li>
  )
}

type WhereaboutsProps = Pick<PersonRowProps, 'person' | 'inHand'>

function Whereabouts({ person: { shelves, explained, unsentEvents }, inHand }: WhereaboutsProps) {
  const share = shelves > 0 ? `${countWithin(explained, shelves)} done` : 'Has no shelf any more'
  const place = inHand.length > 0 ? inHand.join(', ') : share
  return (
    <>
      <span>{place}</span>
      {unsentEvents > 0 && (
        <span className={styles.unsent}>
          <IconCloudUp size={13} stroke={1.9} aria-hidden />
          {unsentEvents.toLocaleString('en-US')} unsent
        </span>
      )}
    </>
  )
}
