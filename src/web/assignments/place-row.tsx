import type { ReactNode } from 'react'
import type { ShelfState } from '#domain/shelf-state.ts'
import { Ago } from '../kit/age.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import { useMessages } from '../kit/use-messages.ts'
import { ShelfStatus } from '../shared/shelf-status.tsx'
import type { Place } from './places.ts'
import styles from './room-page.module.css'
import { describeMode } from './words.ts'

interface PlaceRowProps {
  readonly place: Place
  readonly state: ShelfState
  readonly unsentEvents: number
  readonly isMine: boolean
  /** The actions available here. */
  readonly children: ReactNode
}

/** A shelf of the room. Figures that the protocol hides from the viewer are a dash, as is "not counted". */
export function PlaceRow({ place, state, unsentEvents, isMine, children }: PlaceRowProps) {
  const t = useMessages('work')
  const { code, name, assignment } = place
  const progress = assignment?.progress
  // A person who adds up a shelf by hand must not read the sum off the screen first.
  const isQuiet = isMine && assignment?.asksControlTotal && assignment.submittedAt === null
  const lines = formatQuantity(progress?.events ? progress.lines : null)
  const units = formatQuantity(isQuiet ? null : (progress?.quantity ?? null))
  return (
    <li className={styles.row} data-mine={isMine || undefined}>
      <span className={styles.shelf}>
        <span className={styles.code}>{code}</span>
        {name && <span className={styles.note}>{name}</span>}
      </span>
      <span className={styles.state}>
        <ShelfStatus state={state} unsentEvents={unsentEvents} />
        {assignment?.reason && <span className={styles.note}>{assignment.reason}</span>}
        {assignment && assignment.round > 0 && (
          <span className={styles.note}>{t('room.round', { round: assignment.round + 1 })}</span>
        )}
        {assignment?.mode === 'independent' && (
          <span className={styles.note}>{describeMode(assignment, t)}</span>
        )}
      </span>
      <span className={styles.who}>
        {isMine
          ? t('room.you')
          : (assignment?.userName ?? <span className={styles.note}>{t('room.nobody')}</span>)}
      </span>
      <span className={styles.number} data-none={lines === '–' || undefined}>
        <span className={styles.label}>{t('room.items')} </span>
        {lines}
      </span>
      <span className={styles.number} data-none={units === '–' || undefined}>
        <span className={styles.label}>{t('room.units')} </span>
        {units}
      </span>
      <span className={styles.last} data-none={!progress?.lastEventAt || undefined}>
        {progress?.lastEventAt ? <Ago atMs={progress.lastEventAt} /> : '–'}
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  )
}
