// How the state of a shelf looks, everywhere: an icon, a word, and a fill that only repeats them.
// Filled is explained, outlined is not yet.

import {
  IconArrowBackUp,
  IconBan,
  IconBoxOff,
  IconCheck,
  IconChecks,
  IconCircleDashed,
  IconCloudUp,
  IconScan,
  IconUserCheck,
} from '@tabler/icons-react'
import type { ShelfState } from '#domain/shelf-state.ts'
import type { StatusLook } from '../kit/status-look.ts'
import styles from './shelf-status.module.css'

export const SHELF_LOOKS: Readonly<Record<ShelfState, StatusLook>> = {
  open: { word: 'Open', icon: IconCircleDashed },
  assigned: { word: 'Assigned', icon: IconUserCheck },
  counting: { word: 'Counting', icon: IconScan },
  unsent: { word: 'Unsent', icon: IconCloudUp },
  submitted: { word: 'Submitted', icon: IconCheck },
  approved: { word: 'Approved', icon: IconChecks },
  returned: { word: 'Returned', icon: IconArrowBackUp },
  empty: { word: 'Empty', icon: IconBoxOff },
  excluded: { word: 'Excluded', icon: IconBan },
}

/** "17 unsent" where it is known how many, the word of the state otherwise. */
export function shelfStatusWord(state: ShelfState, unsentEvents = 0): string {
  if (state !== 'unsent' || unsentEvents === 0) return SHELF_LOOKS[state].word
  return `${unsentEvents.toLocaleString('en-US')} unsent`
}

interface ShelfStatusProps {
  readonly state: ShelfState
  readonly unsentEvents?: number
}

/** Icon and word in a line of text. */
export function ShelfStatus({ state, unsentEvents = 0 }: ShelfStatusProps) {
  return (
    <span className={styles.status} data-state={state}>
      <ShelfStatusIcon state={state} sizePx={15} />
      {shelfStatusWord(state, unsentEvents)}
    </span>
  )
}

interface ShelfStatusIconProps {
  readonly state: ShelfState
  readonly sizePx?: number
}

export function ShelfStatusIcon({ state, sizePx = 12.5 }: ShelfStatusIconProps) {
  const Icon = SHELF_LOOKS[state].icon
  return (
    <Icon
      size={sizePx}
      stroke={sizePx < 14 ? 2.1 : 1.8}
      className={styles.icon}
      data-state={state}
      aria-hidden
    />
  )
}
