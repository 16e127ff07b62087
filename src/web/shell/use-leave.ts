import { notifications } from '@mantine/notifications'
import { useRouteContext } from '@tanstack/react-router'
import { useMessages } from '../kit/use-messages.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { useSignOut } from '../session/use-sign-out.ts'

const ALL = 100_000

/** Kept until the page is left: whoever has read it once is not held back again. */
let isTold = false

/** Signs out. Whoever has something that is not sent is told first what becomes of it. */
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

/** The database of the device is looked at only by those who leave. */
async function unsentOf(userId: string): Promise<readonly OutboxEntry[]> {
  try {
    const { IndexedDbStore } = await import('../outbox/indexed-db-store.ts')
    return await new IndexedDbStore().waiting(userId, ALL)
  } catch {
    // A browser that keeps nothing has nothing to send.
    return []
  }
}
