import { useEffect } from 'react'
import { buildLock } from '../client/host-build.ts'
import { keepLanguage } from '../kit/page-language.ts'
import { useLanguage } from '../kit/use-messages.ts'
import { whenRested } from './when-rested.ts'

/**
 * The app opens without a network from then on. A new version waits until every page of the old one is
 * closed or loaded anew: a page that is open goes on with the files it began with. What the worker takes
 * along is more than a page, so it does not share a slow network with the first one.
 */
export function useServiceWorker(): void {
  const language = useLanguage()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
    sayWhichBuild()
    // Without the host nobody else says in which language the app opens.
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

/** For as long as the page is open. */
function sayWhichBuild(): void {
  if (isSaid) return
  isSaid = true
  void navigator.locks?.request(buildLock(), { mode: 'shared' }, () => new Promise(() => {}))
}

/**
 * Tells a worker that waits, now or later, to look whether it still has to. Where workers are blocked,
 * registering may be answered with nothing.
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
