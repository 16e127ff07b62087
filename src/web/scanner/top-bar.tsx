import { IconChevronLeft, IconSettings } from '@tabler/icons-react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { useMessages } from '../kit/use-messages.ts'
import { shelfSign } from './counter/shelf.ts'
import { NoWrapSigns } from './no-wrap-signs.tsx'
import { SyncChip } from './sync/sync-chip.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  readonly shelf: AssignmentDetails
  readonly onBack: () => void
  readonly onSync: () => void
  readonly isOverVideo?: boolean
  /** Shown instead of the room. */
  readonly words?: string
  /** The settings key, on screens where the picture has no place for it. */
  readonly onSettings?: () => void
}

/** A longer sign takes the room's space and two lines. */
const LONGEST_BESIDE_ROOM = 10

/** Answers two questions at a glance: is this the right shelf, and is everything sent. */
export function TopBar(props: TopBarProps) {
  const { shelf, onBack, onSync, isOverVideo = false, words, onSettings } = props
  const t = useMessages('scanner')
  const camera = useMessages('camera')
  const sign = shelfSign(shelf)
  const isLong = sign.length > LONGEST_BESIDE_ROOM
  const className = isOverVideo ? `${styles.top} ${styles.topOverVideo}` : styles.top
  return (
    <header className={className}>
      <button type="button" className={styles.back} onClick={onBack} aria-label={t('back')}>
        <IconChevronLeft size={30} aria-hidden />
      </button>
      <h1 className={styles.sign} data-long={isLong || undefined}>
        <bdi>
          <NoWrapSigns>{sign}</NoWrapSigns>
        </bdi>
      </h1>
      {isLong || (
        <div className={styles.section}>
          {shelf.shelfName && <span>{shelf.shelfName}</span>}
          <span className={styles.sectionRoom}>
            {words ?? (shelf.shelfCode === null ? shelf.auditName : shelf.roomName)}
          </span>
        </div>
      )}
      {onSettings && (
        <button
          type="button"
          className={styles.settings}
          onClick={onSettings}
          aria-label={camera('settings.title')}
        >
          <IconSettings size={28} aria-hidden />
        </button>
      )}
      <SyncChip onOpen={onSync} />
    </header>
  )
}
