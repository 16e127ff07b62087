import {
  IconBan,
  IconCircleCheck,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import type { AuditStatus as Status } from '#domain/audit.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './audit-status.module.css'

const ICONS: Readonly<Record<Status, TablerIcon>> = {
  draft: IconPencil,
  active: IconPlayerPlay,
  stopped: IconPlayerPause,
  submitted: IconSend,
  completed: IconCircleCheck,
  cancelled: IconBan,
}

/** The status of an audit, as an icon and a word. */
export function AuditStatus({ status }: { readonly status: Status }) {
  const t = useMessages('shared')
  const Icon = ICONS[status]
  return (
    <span className={styles.pill} data-status={status}>
      <Icon size={15} stroke={1.9} aria-hidden />
      {t(`audit.${status}`)}
    </span>
  )
}
