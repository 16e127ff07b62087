import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useConnectionState } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import type { OutboxState } from '#web/outbox/outbox.ts'
import { useOutboxState } from '#web/outbox/outbox-provider.tsx'
import frameStyles from '../scanner-frame.module.css'
import styles from '../top-bar.module.css'
import type { SyncMessages } from './words.ts'

type ChipState = 'looking' | 'sent' | 'waiting' | 'offline' | 'attention'

/** Shows whether everything was sent: always visible, never in the way. */
export function SyncChip({ onOpen }: { readonly onOpen: () => void }) {
  const t = useMessages('sync')
  const outbox = useOutboxState()
  const { status } = useConnectionState()
  const state = chipState(outbox, status !== 'live')
  const Icon = ICONS[state]
  return (
    <>
      <button type="button" className={styles.chip} data-state={state} onClick={onOpen}>
        <Icon size={22} aria-hidden />
        <span>{chipWords(state, outbox, t)}</span>
      </button>
      <span className={frameStyles.visuallyHidden} role="status">
        {heardWords(state, outbox, t)}
      </span>
    </>
  )
}

/** The text that screen readers announce. It leaves out numbers, which change with every count. */
export function heardWords(state: ChipState, outbox: OutboxState, t: SyncMessages): string {
  const { trouble, isSignedOut, isSuspended, isOtherBuild } = outbox
  if (state === 'offline') return t('heard.offline')
  // The shelf's screen already says what could not be saved.
  if (state !== 'attention' || trouble !== null) return ''
  if (isSignedOut) return t('heard.signedOut')
  if (isSuspended) return t('heard.suspended')
  return t(isOtherBuild ? 'heard.reload' : 'heard.rejected')
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

export function chipWords(state: ChipState, outbox: OutboxState, t: SyncMessages): string {
  const { waiting: count } = outbox
  switch (state) {
    case 'looking':
      return t('chip.looking')
    case 'sent':
      return t('chip.sent')
    case 'waiting':
      return t('chip.waiting', { count })
    case 'offline':
      return count === 0 ? t('chip.offline') : t('chip.offlineWaiting', { count })
    case 'attention':
      if (outbox.trouble !== null) return t('chip.notSaved')
      if (outbox.isSignedOut) return count === 0 ? t('chip.signedOut') : t('chip.signIn', { count })
      if (outbox.isSuspended) return t('chip.suspended', { count })
      if (outbox.isOtherBuild) return t('chip.reload', { count })
      return t('chip.rejected', { count: outbox.refused + outbox.kept })
  }
}
