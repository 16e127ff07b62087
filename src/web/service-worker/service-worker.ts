// Opens the app without a network: the files of the build, and one page from which every address of the app
// starts. Data is never cached here; a device's data is in its database.

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { SYNC_TAG } from '../outbox/background-sync.ts'
import { sendWithoutPage } from '../outbox/send-without-page.ts'
import { isPrecachedFor } from './precached-messages.ts'
import { takeOverIfFree } from './take-over.ts'
import { patienceFor, wholePage } from './whole-page.ts'

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerSyncEvent extends WorkerEvent {
  readonly tag: string
}

interface WorkerScope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(options?: {
      readonly includeUncontrolled: true
    }): Promise<readonly { postMessage(message: unknown): void }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
  addEventListener(type: 'sync', listener: (event: WorkerSyncEvent) => void): void
  addEventListener(type: 'activate' | 'message', listener: (event: WorkerEvent) => void): void
}

/** Filled in by the build. */
declare const PRECACHED: { readonly url: string; readonly revision: string | null }[]
declare const SHELL_URL: string

const worker = workerScope()

precacheAndRoute(PRECACHED.filter(({ url }) => isPrecachedFor(worker.location.search, url)))
cleanupOutdatedCaches()

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

/** A page reports a new worker; whatever the message says, the worker checks for itself. */
worker.addEventListener('message', (event) => {
  event.waitUntil(
    takeOverIfFree({
      pages: async () => (await worker.clients.matchAll({ includeUncontrolled: true })).length,
      heldLocks: async () => (await navigator.locks.query()).held ?? [],
      takeOver: () => worker.skipWaiting(),
    }),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isPage = request.mode === 'navigate' && origin === worker.location.origin
  if (isPage && !pathname.startsWith('/api/'))
    event.respondWith(openPage(request, patienceFor(pathname)))
})

/** The network is back: an open page sends what is waiting; without one the worker does. */
worker.addEventListener('sync', (event) => {
  const send = async () => {
    for (const client of await worker.clients.matchAll()) client.postMessage('sync')
    await sendWithoutPage()
  }
  if (event.tag === SYNC_TAG) event.waitUntil(send())
})

async function openPage(request: Request, patienceMs: number): Promise<Response> {
  try {
    return await wholePage(fetch(request), patienceMs)
  } catch (error) {
    const shell = await matchPrecache(SHELL_URL)
    if (shell) return shell
    throw error
  }
}

function workerScope(): WorkerScope {
  return globalThis as unknown as WorkerScope
}
