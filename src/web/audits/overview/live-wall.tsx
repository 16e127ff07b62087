import { useMemo, useState } from 'react'
import type { AuditDashboard } from '#contract/audits.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { useIsPhone } from '../dashboard/use-is-phone.ts'
import { CoverageWall } from '../dashboard/wall/coverage-wall.tsx'
import { LeftOrAll } from '../dashboard/wall/left-or-all.tsx'
import { countPassing, countTiles, firstFilter, type WallFilter } from '../dashboard/wall/wall.ts'
import { WallChips } from '../dashboard/wall/wall-chips.tsx'
import styles from './live-wall.module.css'

interface LiveWallProps {
  readonly storeId: string
  readonly dashboard: AuditDashboard
}

/** The shelves of this store in a running count, the same as on its dashboard. */
export function LiveWall({ storeId, dashboard }: LiveWallProps) {
  const t = useMessages('dashboard')
  const isPhone = useIsPhone()
  const [show, setShow] = useState<WallFilter>()
  const rooms = useMemo(
    () => dashboard.rooms.filter((room) => room.storeId === storeId),
    [dashboard.rooms, storeId],
  )
  const left = countPassing(rooms, 'left')
  const wanted = show ?? firstFilter(left)
  return (
    <section className={styles.section} aria-label={t('wall.shelves')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('wall.shelves')}</h2>
        <LeftOrAll
          left={left}
          total={countTiles(rooms)}
          filter={wanted ?? 'left'}
          onChoose={setShow}
        />
        <WallChips rooms={rooms} filter={wanted ?? (isPhone ? 'left' : 'all')} onFilter={setShow} />
      </div>
      <CoverageWall
        auditId={dashboard.auditId}
        auditStatus={dashboard.status}
        rooms={rooms}
        filter={wanted}
        isPhone={isPhone}
        onClearFilter={() => setShow('all')}
      />
    </section>
  )
}
