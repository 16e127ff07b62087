import { IconChevronLeft } from '@tabler/icons-react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { shelfSign } from './shelf.ts'
import { SyncChip } from './sync-chip.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  readonly shelf: AssignmentDetails
  readonly onBack: () => void
  readonly onSync: () => void
  readonly isOverVideo?: boolean
  /** Instead of the room. */
  readonly words?: string
}

/** A longer sign needs the place of the room and two lines. */
const LONGEST_BESIDE_ROOM = 10

/** Am I at the right shelf, and is it safe: answered without reading. */
export function TopBar({ shelf, onBack, onSync, isOverVideo = false, words }: TopBarProps) {
  const sign = shelfSign(shelf)
  const isLong = sign.length > LONGEST_BESIDE_ROOM
  const className = isOverVideo ? `${styles.top} ${styles.topOverVideo}` : styles.top
  return (
    <header className={className}>
      <button type="button" className={styles.back} onClick={onBack} aria-label="Back">
        <IconChevronLeft size={30} aria-hidden />
      </button>
      <h1 className={styles.sign} data-long={isLong || undefined}>
        {sign}
      </h1>
      {isLong || (
        <div className={styles.section}>
          {shelf.shelfName && <span>{shelf.shelfName}</span>}
          <span className={styles.sectionRoom}>
            {words ?? (shelf.shelfCode === null ? shelf.auditName : shelf.roomName)}
          </span>
        </div>
      )}
      <SyncChip onOpen={onSync} />
    </header>
  )
}
