import { IconCloudUp, IconZzz } from '@tabler/icons-react'
import type { AuditDashboard, DashboardPerson } from '#contract/audits.ts'
import { GONE_PERSON } from '#domain/naming.ts'
import { Age } from '#web/kit/age.tsx'
import { LinkAnchor } from '#web/kit/links.tsx'
import { Portrait } from '#web/kit/portrait.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
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
  const t = useMessages('dashboard')
  const heads = (
    <span className={styles.columns}>
      <span>{t('rail.pace')}</span>
      <span>{t('rail.lastScan')}</span>
    </span>
  )
  return (
    <RailSection title={t('rail.people')} end={people.length > 0 && heads}>
      {people.length === 0 && (
        <p className={styles.none}>
          {t('rail.nobody', {
            link: (text) => (
              <LinkAnchor
                to="/stores/$storeId/audit/$id/room-assignments"
                params={{ storeId, id: auditId }}
                inherit
              >
                {text}
              </LinkAnchor>
            ),
          })}
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
  const { image, linesPerMinute, lastEventAt } = person
  const t = useMessages('dashboard')
  const name = person.name === GONE_PERSON ? t('activity.someone') : person.name
  const { number } = useFormats()
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
              {t('rail.reassign')}
            </LinkAnchor>
          )}
        </p>
      </div>
      <span className={styles.pace}>
        {linesPerMinute === null ? '–' : number(linesPerMinute, 1)}
      </span>
      <span className={styles.age} data-late={needsHelp || undefined}>
        {needsHelp && <IconZzz size={13} stroke={1.9} aria-label={t('rail.idle')} />}
        {lastEventAt === null ? '–' : <Age atMs={lastEventAt} />}
      </span>
    </li>
  )
}

type WhereaboutsProps = Pick<PersonRowProps, 'person' | 'inHand'>

function Whereabouts({ person: { shelves, explained, unsentEvents }, inHand }: WhereaboutsProps) {
  const t = useMessages('dashboard')
  const share = shelves > 0 ? t('rail.done', { done: explained, shelves }) : t('rail.noShelf')
  const place = inHand.length > 0 ? inHand.join(', ') : share
  return (
    <>
      <span>{place}</span>
      {unsentEvents > 0 && (
        <span className={styles.unsent}>
          <IconCloudUp size={13} stroke={1.9} aria-hidden />
          {t('rail.unsentCount', { count: unsentEvents })}
        </span>
      )}
    </>
  )
}
