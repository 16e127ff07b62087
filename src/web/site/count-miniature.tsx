import { type ReactNode, useEffect, useState } from 'react'
import { SHELF_TILE_CLASS, ShelfLabel } from '#web/shared/shelf-label.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './count-miniature.module.css'
import { begunIn, doneIn, type Miniature, miniatureAt } from './miniature-count.ts'

const STEP_MS = 1_800
const COUNTER = 'Ana'
const ROOM_WORDS = {
  grocery: 'count.room.grocery',
  kitchen: 'count.room.kitchen',
  bath: 'count.room.bath',
  stock: 'count.room.stock',
} as const

/** A running count, seen at the desk and on a phone. It uses the tiles of the product itself. */
export function CountMiniature() {
  const t = useMessages('site')
  const miniature = miniatureAt(useSteps())
  return (
    <div className={styles.miniature} role="img" aria-label={t('count.alt')}>
      <Side caption={t('count.manager')}>
        <Wall miniature={miniature} />
      </Side>
      <Side caption={t('count.counter', { name: COUNTER })}>
        <Phone miniature={miniature} />
        <p className={styles.note}>
          {t('count.offline', { name: COUNTER, count: miniature.unsent })}
        </p>
      </Side>
    </div>
  )
}

function Side({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div className={styles.side} aria-hidden>
      <p className={styles.caption}>{caption}</p>
      {children}
    </div>
  )
}

interface MiniatureProps {
  readonly miniature: Miniature
}

function Wall({ miniature: { rooms } }: MiniatureProps) {
  const t = useMessages('site')
  const all = rooms.flatMap(({ shelves }) => shelves)
  const done = doneIn(all)
  return (
    <div className={styles.wall}>
      <p className={styles.head}>
        <b>{t('count.name')}</b>
        <span className={styles.live}>{t('count.live')}</span>
      </p>
      <p className={styles.sentence}>{t('count.done', { done, shelves: all.length })}</p>
      <div className={styles.bar}>
        <span className={styles.barDone} style={{ flexGrow: done }} />
        <span className={styles.barBegun} style={{ flexGrow: begunIn(all) }} />
        <span className={styles.barOpen} style={{ flexGrow: all.length - done - begunIn(all) }} />
      </div>
      {rooms.map(({ name, shelves }) => (
        <div key={name} className={styles.room}>
          <p className={styles.roomName}>
            <b>{t(ROOM_WORDS[name])}</b>
            <span>{t('count.roomDone', { done: doneIn(shelves), shelves: shelves.length })}</span>
          </p>
          <div className={styles.tiles}>
            {shelves.map((shelf) => (
              <div key={shelf.code} className={SHELF_TILE_CLASS} data-state={shelf.state}>
                <ShelfLabel {...shelf} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function Phone({ miniature: { unsent, itemUnits } }: MiniatureProps) {
  const t = useMessages('site')
  return (
    <div className={styles.phone}>
      <p className={styles.phoneHead}>
        <b>K-07</b>
        <span>{t('count.saved', { count: unsent })}</span>
      </p>
      <div className={styles.camera}>
        <div className={styles.label}>
          <span className={styles.bars} />
          4006381333931
        </div>
      </div>
      <div className={styles.scan}>
        <b>{t('count.item')}</b>
        <p className={styles.units}>
          <b>{itemUnits}</b> {t('count.onShelf')}
        </p>
        <p className={styles.keys}>
          <span className={styles.key}>{t('count.undo')}</span>
          <span className={styles.key} data-kind="main">
            +1
          </span>
        </p>
      </div>
    </div>
  )
}

/** Pauses for people who prefer reduced motion, and while it is out of view. */
function useSteps(): number {
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden) setStep((now) => now + 1)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return step
}
