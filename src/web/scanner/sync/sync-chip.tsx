import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useConnectionState } from '#web/client/react.tsx'
import type { OutboxState } from '#web/outbox/outbox.ts'
import { useOutboxState } from '#web/outbox/outbox-provider.tsx'
import { formatUnits } from '../counter/units.ts'
import frameStyles from '../scanner-frame.module.css'
import styles from '../top-bar.module.css'

type ChipState = 'looking' | 'sent' | 'waiting' | 'offline' | 'attention'

/** Whether everything has arrived: always visible, never in the way. */
export function SyncChip({ onOpen }: { readonly onOpen: () => void }) {
  const outbox = useOutboxState()
  const { status } = useConnectionState()
  const state = chipState(outbox, status !== 'live')
  const Icon = ICONS[state]
  return (
    <>
      <button type="button" className={styles.chip} data-state={state} onClick={onOpen}>
        <Icon size={22} aria-hidden />
        <span>{chipWords(state, outbox)}</span>
      </button>
      <span className={frameStyles.visuallyHidden} role="status">
        {heardWords(state, outbox)}
      </span>
    </>
  )
}

/** Read out when it changes. Numbers change with every count, and would be heard instead of it. */
export function heardWords(state: ChipState, outbox: OutboxState): string {
  const { trouble, isSignedOut, isSuspended, isOtherBuild } = outbox
  if (state === 'offline') return 'No network. Counts are kept on this phone.'
  // What was not saved is said at the shelf.
  if (state !== 'attention' || trouble !== null) return ''
  if (isSignedOut) return 'Signed out. Counts are kept on this phone.'
  if (isSuspended) return 'Suspended. Counts are kept on this phone.'
  return isOtherBuild ? 'Load this page again, to send counts.' : 'Something needs a look.'
}

const ICONS = {
  looking: IconCloudUp,
  sent: IconCloudCheck,
  waiting: IconCloudUp,
  offline: IconCloudOff,
  attention: IconAlertTriangle,
} as const

export function chipState(outbox: OutboxState, isOffline: boolean): ChipState {
  const isAttended = outbox.refused + outbox.kept > 0
  if (outbox.trouble !== null || isAttended) return 'attention'
  if (outbox.isSignedOut || outbox.isSuspended || outbox.isOtherBuild) return 'attention'
  if (outbox.deviceId === undefined) return 'looking'
  if (isOffline) return 'offline'
  return outbox.waiting > 0 ? 'waiting' : 'sent'
}

export function chipWords(state: ChipState, outbox: OutboxState): string {
  const waiting = formatUnits(outbox.waiting)
  switch (state) {
    case 'looking':
      return 'Looking'
    case 'sent':
      return 'All sent'
    case 'waiting':
      return `${waiting} not sent`
    case 'offline':
      return outbox.waiting === 0 ? 'Offline' : `Offline, ${waiting} waiting`
    case 'attention':
      if (outbox.trouble !== null) return 'Not saved'
      if (outbox.isSignedOut) {
        return outbox.waiting === 0 ? 'Signed out' : `Sign in, ${waiting} waiting`
      }
      if (outbox.isSuspended) return `Suspended, ${waiting} kept`
      if (outbox.isOtherBuild) return `Load again, ${waiting} waiting`
      return `${formatUnits(outbox.refused + outbox.kept)} to look at`
  }
}
