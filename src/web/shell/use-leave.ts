import { notifications } from '@mantine/notifications'
import { useRouteContext } from '@tanstack/react-router'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { workWords } from '../outbox/words.ts'
import { useSignOut } from '../session/use-sign-out.ts'

const ALL = 100_000

/** Kept until the page is left: whoever has read it once is not held back again. */
let isTold = false

/** Signs out. Whoever has something that is not sent is told first what becomes of it. */
export function useLeave(): () => void {
  const { user } = useRouteContext({ from: '/_authorized' })
  const signOut = useSignOut()
  return () => {
    if (isTold) return signOut()
    void unsentOf(user.id).then((unsent) => {
      if (unsent.length === 0) return signOut()
      isTold = true
      notifications.show({ color: 'yellow', title: 'Not signed out yet', message: words(unsent) })
    })
  }
}

function words(unsent: readonly OutboxEntry[]): string {
  const [are, wait] = unsent.length === 1 ? ['is', 'It waits'] : ['are', 'They wait']
  return `${workWords(unsent)} ${are} not sent. ${wait} on this device until you sign in here again. Sign out once more to leave all the same.`
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
