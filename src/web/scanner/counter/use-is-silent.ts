import { useSyncExternalStore } from 'react'
import { useDeviceSettings } from '../device-settings.ts'
import { isUntouched, onTouch } from './feedback.ts'

/** Whether sound is on but would not be heard, because the page has not been touched yet. */
export function useIsSilent(): boolean {
  const { sound } = useDeviceSettings()
  const cannotSound = useSyncExternalStore(onTouch, isUntouched, () => false)
  return sound && cannotSound
}
