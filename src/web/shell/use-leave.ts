import { notifications } from '@mantine/notifications'
import { useRouteContext } from '@tanstack/react-router'
import { countOf } from '#domain/count-words.ts'
import { useSignOut } from '../session/use-sign-out.ts'

/** Kept until the page is left: whoever has read it once is not held back again. */
let isTold = false

/** Signs out. Whoever has counts that are not sent is told first what becomes of them. */
export function useLeave(): () => void {
  const { user } = useRouteContext({ from: '/_authorized' })
  const signOut = useSignOut()
  return () => {
    if (isTold) return signOut()
    void unsentOf(user.id).then((unsent) => {
      if (unsent === 0) return signOut()
      isTold = true
      notifications.show({ color: 'yellow', title: 'Not signed out yet', message: words(unsent) })
    })
  }
}

function words(unsent: number): string {
  const counts = countOf(unsent, 'count is', 'counts are')
  const wait = unsent === 1 ? 'It waits' : 'They wait'
  return `${counts} not sent. ${wait} on this device until you sign in here again. Sign out once more to leave all the same.`
}

/** The database of the device is looked at only by those who leave. */
async function unsentOf(userId: string): Promise<number> {
  try {
    const { IndexedDbStore } = await import('../outbox/indexed-db-store.ts')
    const { waiting } = await new IndexedDbStore().counts(userId)
    return waiting
  } catch {
    // A browser that keeps nothing has nothing to send.
    return 0
  }
}
