import { useEffect } from 'react'

/**
 * The app opens without a network from then on. A new version waits until every tab is closed: a page
 * that is open goes on with the files it began with.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      console.warn('This page will not open without a network', error)
    })
  }, [])
}
