import { useSyncExternalStore } from 'react'
import { useDeviceSettings } from '../device-settings.ts'
import { isUntouched, onTouch } from './feedback.ts'

/** Whether sounds are wanted, and the next one would not be heard: nobody has touched the page yet. */
export function useIsSilent(): boolean {
  const { sound } = useDeviceSettings()
  const cannotSound = useSyncExternalStore(onTouch, isUntouched, () => false)
  return sound && cannotSound
}
