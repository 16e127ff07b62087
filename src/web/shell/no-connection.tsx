import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { isHostReachable } from '../session/require-connection.ts'

// Both read the device's database, which a page with a network does not need.
const UnsentCounts = lazyWithRetry(() => import('../outbox/unsent-counts.tsx'))
const CountsOnDevice = lazyWithRetry(() => import('../outbox/counts-on-device.tsx'))

/** Shown instead of the app while the host cannot be reached. */
export function NoConnectionPage() {
  const { user } = useRouteContext({ from: '/_authorized' })
  const t = useMessages('common')
  useGoOnWithNetwork()
  return (
    <>
      <UnsentCounts userId={user.id} userName={user.name} />
      <NarrowFrame title={t('noConnection.title')} lead={t('noConnection.text')}>
        <CountsOnDevice userId={user.id} />
      </NarrowFrame>
    </>
  )
}

const LOOK_AGAIN_MS = 3_000

/** Devices do not always notice that their network is back. */
function useGoOnWithNetwork(): void {
  const router = useRouter()
  useEffect(() => {
    const look = async () => {
      if (await isHostReachable()) await router.invalidate()
    }
    const lookNow = () => void look()
    const timer = setInterval(lookNow, LOOK_AGAIN_MS)
    window.addEventListener('online', lookNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', lookNow)
    }
  }, [router])
}
