// A camera that becomes available again starts by itself: plugging it in or allowing it is enough.

import { useEffect } from 'react'
import type { CameraTrouble } from './camera-machine.ts'

const COMES_BACK: ReadonlySet<CameraTrouble> = new Set(['missing', 'lost', 'busy', 'unsuitable'])

export function useCameraReturn(trouble: CameraTrouble | null, start: () => void): void {
  const mayComeBack = trouble !== null && COMES_BACK.has(trouble)
  useEffect(() => {
    const devices = navigator.mediaDevices
    if (!mayComeBack || !devices?.addEventListener) return
    devices.addEventListener('devicechange', start)
    return () => devices.removeEventListener('devicechange', start)
  }, [mayComeBack, start])
  useStartWhenAllowed(trouble === 'denied', start)
}

function useStartWhenAllowed(isDenied: boolean, start: () => void): void {
  useEffect(() => {
    if (!isDenied) return
    const over = new AbortController()
    const { signal } = over
    void cameraPermission().then((permission) => {
      const look = () => {
        if (permission?.state === 'granted') start()
      }
      if (!signal.aborted) permission?.addEventListener('change', look, { signal })
    })
    return () => over.abort()
  }, [isDenied, start])
}

/** Whether the person has denied the camera; false in browsers that do not say. */
export async function isCameraDenied(): Promise<boolean> {
  return (await cameraPermission())?.state === 'denied'
}

function cameraPermission(): Promise<PermissionStatus | undefined> {
  const asked = navigator.permissions?.query({ name: 'camera' })
  return asked ? asked.catch(() => undefined) : Promise.resolve(undefined)
}
