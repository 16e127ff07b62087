import {
  IconBan,
  IconCircleCheck,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
} from '@tabler/icons-react'
import type { AuditStatus as Status } from '#domain/audit.ts'
import type { StatusLook } from '../kit/status-look.ts'
import styles from './audit-status.module.css'

export const AUDIT_LOOKS: Readonly<Record<Status, StatusLook>> = {
  draft: { word: 'Draft', icon: IconPencil },
  active: { word: 'Active', icon: IconPlayerPlay },
  stopped: { word: 'Stopped', icon: IconPlayerPause },
  submitted: { word: 'Submitted', icon: IconSend },
  completed: { word: 'Completed', icon: IconCircleCheck },
  cancelled: { word: 'Cancelled', icon: IconBan },
}

/** Where an audit stands, as an icon and a word. */
export function AuditStatus({ status }: { readonly status: Status }) {
  const { word, icon: Icon } = AUDIT_LOOKS[status]
  return (
    <span className={styles.pill} data-status={status}>
      <Icon size={15} stroke={1.9} aria-hidden />
      {word}
    </span>
  )
}
