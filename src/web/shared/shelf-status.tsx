// How the state of a shelf looks everywhere: an icon, a word, and a fill that only repeats them. Filled means
// covered, outlined means not yet.

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
  type TablerIcon,
} from '@tabler/icons-react'
import type { ShelfState } from '#domain/shelf-state.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import styles from './shelf-status.module.css'

const ICONS: Readonly<Record<ShelfState, TablerIcon>> = {
  open: IconCircleDashed,
  assigned: IconUserCheck,
  counting: IconScan,
  unsent: IconCloudUp,
  submitted: IconCheck,
  approved: IconChecks,
  returned: IconArrowBackUp,
  empty: IconBoxOff,
  excluded: IconBan,
}

/** "17 unsent" if the number is known, otherwise the word for the state. */
export function shelfStatusWord(
  state: ShelfState,
  unsentEvents: number,
  t: Messages<'shared'>,
): string {
  if (state !== 'unsent' || unsentEvents === 0) return t(`shelf.${state}`)
  return t('shelf.unsentCount', { count: unsentEvents })
}

interface ShelfStatusProps {
  readonly state: ShelfState
  readonly unsentEvents?: number
}

/** Icon and word in a line of text. */
export function ShelfStatus({ state, unsentEvents = 0 }: ShelfStatusProps) {
  const t = useMessages('shared')
  return (
    <span className={styles.status} data-state={state}>
      <ShelfStatusIcon state={state} sizePx={15} />
      {shelfStatusWord(state, unsentEvents, t)}
    </span>
  )
}

interface ShelfStatusIconProps {
  readonly state: ShelfState
  readonly sizePx?: number
}

export function ShelfStatusIcon({ state, sizePx = 12.5 }: ShelfStatusIconProps) {
  const Icon = ICONS[state]
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
