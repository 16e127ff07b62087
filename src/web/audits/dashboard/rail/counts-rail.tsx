import type { RecentCount } from '#contract/scan-events.ts'
import { Age } from '#web/kit/age.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import styles from './rail.module.css'
import { RailSection } from './rail-section.tsx'
import { describeCount } from './words.ts'

interface CountsRailProps {
  /** Undefined: not loaded yet. */
  readonly counts: readonly RecentCount[] | undefined
  readonly onActivity: () => void
}

/** More would push the important parts out of view; the rest is under All activity. */
const SHOWN = 8

export function CountsRail({ counts, onActivity }: CountsRailProps) {
  const t = useMessages('dashboard')
  const all = (
    <button type="button" className={styles.action} onClick={onActivity}>
      {t('activity.title')}
    </button>
  )
  return (
    <RailSection title={t('rail.latest')} end={all}>
      {counts?.length === 0 && <p className={styles.none}>{t('rail.noCounts')}</p>}
      <ul className={styles.list}>
        {counts?.slice(0, SHOWN).map((count) => (
          <CountRow key={count.id} count={count} />
        ))}
      </ul>
    </RailSection>
  )
}

function CountRow({ count }: { readonly count: RecentCount }) {
  const t = useMessages('dashboard')
  const { quantity, difference } = useFormats()
  const { name, place } = describeCount(count, t)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{place}</p>
      </div>
      <span className={styles.number}>
        {count.kind === 'set' ? `= ${quantity(count.effect)}` : difference(count.effect)}
      </span>
      <span className={styles.age}>
        <Age atMs={count.serverTime} />
      </span>
    </li>
  )
}
