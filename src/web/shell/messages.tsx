import { Notifications } from '@mantine/notifications'
import { NOTIFICATIONS } from '../kit/theme.ts'
import { Toaster } from '../kit/toaster.tsx'
import styles from './messages.module.css'

/** Both message systems: short notes about the work, and lasting ones about the account. */
export default function Messages() {
  return (
    <>
      <Notifications {...NOTIFICATIONS} classNames={{ root: styles.notes ?? '' }} />
      <Toaster />
    </>
  )
}
