import { useEffect } from 'react'
import { whenRested } from './when-rested.ts'

/**
 * The app opens without a network from then on. A new version waits until every tab is closed: a page
 * that is open goes on with the files it began with. What the worker takes along is more than a page,
 * so it does not share a slow network with the first one.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
    return whenRested(() => {
      navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
        console.warn('This page will not open without a network', error)
      })
    })
  }, [])
}
