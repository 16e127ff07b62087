import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './suspended-note.module.css'

/** Why an organization is closed, in the words of whoever closed it. */
export function SuspendedNote({ reason }: { readonly reason: string }) {
  return (
    <Alert
      color="yellow"
      variant="light"
      classNames={{ root: styles.note ?? '', label: styles.title ?? '' }}
      icon={<IconAlertTriangle size={18} />}
      title="This organization is suspended"
    >
      <p className={styles.reason}>{reason}</p>
      <p>
        Its stores are closed for everybody until the operator of this service opens them again.
        Nothing was deleted.
      </p>
    </Alert>
  )
}
