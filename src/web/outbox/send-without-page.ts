// The network is back and no page is open: sends the queue of the signed-in user.

import { isOtherBuild } from '../client/host-build.ts'
import { createTokenFetch } from '../client/token-fetch.ts'
import { drain } from './drain.ts'
import { fetchOwner, httpSender } from './http-sender.ts'
import { IndexedDbStore } from './indexed-db-store.ts'
import { lockName } from './tabs.ts'

/** Rejects if something is left, so that the browser tries again later. */
export async function sendWithoutPage(): Promise<void> {
  const token = await createTokenFetch({ cachedToken: () => null })({ forceRefreshToken: true })
  const owner = typeof token === 'string' ? await fetchOwner(token) : undefined
  // No one is signed in: the queue waits.
  if (typeof token !== 'string' || !owner) return
  const store = new IndexedDbStore()
  const { userId } = owner
  const deviceId = await store.deviceIdFor(owner)
  const sender = httpSender(token)
  const { behindMs = 0 } = (await store.storedClock()) ?? {}
  const now = () => Date.now() + behindMs
  const send = () =>
    drain({ store, sender, userId, deviceId, isOtherBuild, now, onProgress: () => {} })
  // An open page has the lock and sends by itself.
  const end = await navigator.locks.request(lockName(userId), { ifAvailable: true }, (lock) =>
    lock ? send() : undefined,
  )
  if (end === 'later' || end === 'other-build') throw new Error('Something waits still')
}
