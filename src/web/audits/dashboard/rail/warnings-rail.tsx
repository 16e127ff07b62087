import { IconAlertTriangle } from '@tabler/icons-react'
import type { RecentCount } from '#contract/scan-events.ts'
import { countOf } from '#domain/count-words.ts'
import { Age } from '#web/kit/age.tsx'
import { LinkAnchor } from '#web/kit/links.tsx'
import styles from './rail.module.css'
import { RailSection } from './rail-section.tsx'
import { describeCount, describeWarnings } from './words.ts'

interface WarningsRailProps {
  readonly storeId: string
  readonly auditId: string
  readonly warnings: readonly RecentCount[]
  readonly quarantinedEvents: number
}

const SHOWN = 3

/** Counts that came with a warning, and those that wait for a decision. Quiet when there are none. */
export function WarningsRail(props: WarningsRailProps) {
  const { storeId, auditId, warnings, quarantinedEvents } = props
  if (warnings.length === 0 && quarantinedEvents === 0) return null
  return (
    <RailSection title="Warnings">
      {quarantinedEvents > 0 && (
        <p className={styles.warning}>
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
          <span>
            {countOf(quarantinedEvents, 'count')} set aside: on the shelf of somebody else, while
            counting was stopped or closed, or impossible.{' '}
            <LinkAnchor
              to="/stores/$storeId/audit/$id/inventory"
              params={{ storeId, id: auditId }}
              search={{ view: 'quarantined' }}
              inherit
            >
              Decide
            </LinkAnchor>
          </span>
        </p>
      )}
      <ul className={styles.list}>
        {warnings.slice(0, SHOWN).map((count) => (
          <WarningRow key={count.id} count={count} />
        ))}
      </ul>
    </RailSection>
  )
}

function WarningRow({ count }: { readonly count: RecentCount }) {
  const { name, place } = describeCount(count)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {describeWarnings(count)} · {place}
        </p>
      </div>
      <span className={styles.age}>
        <Age atMs={count.serverTime} />
      </span>
    </li>
  )
}
