import { notifications } from '@mantine/notifications'
import { useRouteContext } from '@tanstack/react-router'
import { useMessages } from '../kit/use-messages.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { useSignOut } from '../session/use-sign-out.ts'

const ALL = 100_000

/** Kept until the page is closed: a person who has read the warning once is not stopped again. */
let isTold = false

/** Signs out. If something is unsent, it first says what will happen to it. */
export function useLeave(): () => void {
  const { user } = useRouteContext({ from: '/_authorized' })
  const signOut = useSignOut()
  const t = useMessages('shell')
  return () => {
    if (isTold) return signOut()
    void unsentOf(user.id).then((unsent) => {
      if (unsent.length === 0) return signOut()
      isTold = true
      notifications.show({
        color: 'yellow',
        title: t('leave.title'),
        message: t('leave.text', { count: unsent.length }),
      })
    })
  }
}

/** Reads the device's database only when a person leaves. */
async function unsentOf(userId: string): Promise<readonly OutboxEntry[]> {
  try {
    const { IndexedDbStore } = await import('../outbox/indexed-db-store.ts')
    return await new IndexedDbStore().waiting(userId, ALL)
  } catch {
    // A browser without storage has nothing to send.
    return []
  }
}
