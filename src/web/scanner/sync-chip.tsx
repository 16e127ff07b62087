import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useConnectionState } from '../client/react.tsx'
import type { OutboxState } from '../outbox/outbox.ts'
import { useOutboxState } from '../outbox/outbox-provider.tsx'
import { formatUnits } from './result-words.ts'
import styles from './top-bar.module.css'

type ChipState = 'looking' | 'sent' | 'waiting' | 'offline' | 'attention'

/** Whether everything has arrived: always visible, never in the way. */
export function SyncChip({ onOpen }: { readonly onOpen: () => void }) {
  const outbox = useOutboxState()
  const { status } = useConnectionState()
  const state = chipState(outbox, status !== 'live')
  const Icon = ICONS[state]
  return (
    <button type="button" className={styles.chip} data-state={state} onClick={onOpen}>
      <Icon size={22} aria-hidden />
      <span aria-live="polite">{chipWords(state, outbox)}</span>
    </button>
  )
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
  if (outbox.trouble !== null || isAttended || outbox.isSignedOut) return 'attention'
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
      if (outbox.isSignedOut) return `Sign in, ${waiting} waiting`
      return `${formatUnits(outbox.refused + outbox.kept)} to look at`
  }
}
