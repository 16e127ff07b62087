import { IconArrowBackUp, IconChevronRight, IconScan } from '@tabler/icons-react'
import { Link, type LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { isOnPlate, SignPlate } from '../shared/sign-plate.tsx'
import { describeRecount, signOf } from './places.ts'
import styles from './shelf-rows.module.css'

interface ShelfRowsProps {
  readonly title: string
  readonly children: ReactNode
  readonly count?: number
}

/** A titled list of shelves with their number. */
export function ShelfRows({ title, count, children }: ShelfRowsProps) {
  const { number } = useFormats()
  return (
    <section aria-label={title}>
      <h2 className={styles.head}>
        {title}
        {count !== undefined && <span>{number(count)}</span>}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

interface ShelfRowProps {
  readonly assignment: AssignmentDetails
  /** The text under its name; left out: where it is. */
  readonly note?: ReactNode
  readonly link?: LinkOptions
  readonly end?: ReactNode
}

export function ShelfRow({ assignment, note, link, end }: ShelfRowProps) {
  const tShared = useMessages('shared')
  const { shelfCode, shelfName, roomName } = assignment
  const hasPlate = isOnPlate(shelfCode)
  const isCounting = assignment.status === 'in_progress'
  const content = (
    <>
      <SignPlate
        shelfCode={shelfCode}
        className={styles.plate}
        state={link === undefined ? undefined : 'mine'}
      />
      <span className={styles.words}>
        {/* Never cut off, because the end of a sign tells places apart. */}
        <span className={styles.name} data-sign={!hasPlate || undefined}>
          {hasPlate ? (shelfName ?? roomName) : signOf(assignment, tShared)}
        </span>
        <span className={styles.note}>
          {!hasPlate && shelfCode !== null && `${shelfName ?? roomName} · `}
          {note ?? <StandsAt assignment={assignment} />}
        </span>
      </span>
    </>
  )
  return (
    <li className={styles.row} data-counting={(isCounting && link !== undefined) || undefined}>
      {link ? (
        <Link {...link} className={styles.link}>
          {content}
          <IconChevronRight size={20} stroke={1.8} aria-hidden />
        </Link>
      ) : (
        <div className={styles.link}>{content}</div>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </li>
  )
}

function StandsAt({ assignment }: { readonly assignment: AssignmentDetails }) {
  const t = useMessages('work')
  const { status, round, progress, roomName, shelfName } = assignment
  const room = shelfName ? `${roomName} · ` : ''
  if (status === 'in_progress') {
    const count = progress?.lines ?? 0
    return (
      <>
        <IconScan size={15} stroke={1.9} aria-hidden />{' '}
        {count > 0 ? t('row.countingItems', { count }) : t('row.counting')}
      </>
    )
  }
  if (round > 0) {
    return (
      <>
        <IconArrowBackUp size={15} stroke={1.9} aria-hidden /> {room}
        {describeRecount(assignment, t)}
      </>
    )
  }
  return room + t('row.notStarted')
}
