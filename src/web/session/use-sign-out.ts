import { notifications } from '@mantine/notifications'
import { signOut } from './sign-out.ts'

/** Signing out needs the server: a device that cannot reach it says so and stays. */
export function useSignOut(): () => void {
  return () => {
    signOut().catch(() => {
      notifications.show({ color: 'red', message: 'You are still signed in: no connection.' })
    })
  }
}
