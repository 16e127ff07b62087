import type { UnknownCode } from '#contract/scan-events.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { api } from '#web/client/api.ts'
import { useLiveQuery } from '#web/client/react.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import styles from './rail.module.css'
import { RailSection } from './rail-section.tsx'
import { describeUnknown, unknownAmount } from './words.ts'

interface UnknownRailProps {
  readonly auditId: string
  /** Whether they can still be resolved. */
  readonly canResolve: boolean
  readonly onShow: () => void
}

const SHOWN = 3

/** Unknown codes that wait for a person who recognizes them. */
export function UnknownRail({ auditId, canResolve, onShow }: UnknownRailProps) {
  const waiting = useLiveQuery(api.scanEvents.listUnknown, {
    auditId,
    state: 'waiting',
    paginationOpts: { numItems: SHOWN, cursor: null },
  })
  const t = useMessages('dashboard')
  const total = waiting?.total ?? 0
  const show = (
    <button type="button" className={styles.action} onClick={onShow}>
      {t(canResolve ? 'unknown.resolve' : 'unknown.show', { count: total })}
    </button>
  )
  return (
    <RailSection title={t('unknown.title')} end={total > 0 && show}>
      {waiting?.total === 0 && <p className={styles.none}>{t('unknown.none')}</p>}
      <ul className={styles.list}>
        {waiting?.page.map((unknown) => (
          <UnknownRow key={unknown.id} unknown={unknown} />
        ))}
      </ul>
    </RailSection>
  )
}

function UnknownRow({ unknown }: { readonly unknown: UnknownCode }) {
  const t = useMessages('dashboard')
  const formats = useFormats()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{shownCode(unknown.code)}</p>
        <p className={styles.note}>{describeUnknown(unknown, t)}</p>
      </div>
      <span className={styles.number}>{unknownAmount(unknown, formats)}</span>
    </li>
  )
}
