import { IconAlertTriangle } from '@tabler/icons-react'
import type { RecentCount } from '#contract/scan-events.ts'
import { Age } from '#web/kit/age.tsx'
import { LinkAnchor } from '#web/kit/links.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
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

/** Counts with a warning, and those that wait for a decision. Inconspicuous if there are none. */
export function WarningsRail(props: WarningsRailProps) {
  const { storeId, auditId, warnings, quarantinedEvents } = props
  const t = useMessages('dashboard')
  if (warnings.length === 0 && quarantinedEvents === 0) return null
  return (
    <RailSection title={t('rail.warnings')}>
      {quarantinedEvents > 0 && (
        <p className={styles.warning}>
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
          <span>
            {t('rail.setAside', {
              count: quarantinedEvents,
              link: (text) => (
                <LinkAnchor
                  to="/stores/$storeId/audit/$id/inventory"
                  params={{ storeId, id: auditId }}
                  search={{ view: 'quarantined' }}
                  inherit
                >
                  {text}
                </LinkAnchor>
              ),
            })}
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
  const t = useMessages('dashboard')
  const tShared = useMessages('shared')
  const { name, place } = describeCount(count, t)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {describeWarnings(count, t, tShared)} · {place}
        </p>
      </div>
      <span className={styles.age}>
        <Age atMs={count.serverTime} />
      </span>
    </li>
  )
}
