import { useEffect } from 'react'
import { buildLock } from '../client/host-build.ts'
import { keepLanguage } from '../kit/page-language.ts'
import { useLanguage } from '../kit/use-messages.ts'
import { whenRested } from './when-rested.ts'

/**
 * From then on the app opens without a network. A new version waits until every page of the old one is closed
 * or reloaded: an open page continues with the files it started with. The worker downloads more than one
 * page's files, so it must not compete with the first page for a slow network.
 */
export function useServiceWorker(): void {
  const language = useLanguage()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
    sayWhichBuild()
    // Without the host, only this says in which language the app opens.
    keepLanguage(language)
    return whenRested(() => {
      navigator.serviceWorker
        .register(`/service-worker.js?language=${language}`)
        .then(handOver)
        .catch((error: unknown) => {
          console.warn('This page will not open without a network', error)
        })
    })
  }, [language])
}

let isSaid = false

/** Held as long as the page is open. */
function sayWhichBuild(): void {
  if (isSaid) return
  isSaid = true
  void navigator.locks?.request(buildLock(), { mode: 'shared' }, () => new Promise(() => {}))
}

/**
 * Tells a waiting worker, now or later, to check whether it still has to wait. If workers are blocked,
 * registering may return nothing.
 */
function handOver(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return
  const nudge = () => registration.waiting?.postMessage('take-over')
  nudge()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', nudge)
  })
  // Other pages of the old version may have been closed meanwhile.
  document.addEventListener('visibilitychange', nudge)
}
