import { useHydrated } from '@tanstack/react-router'
import { NarrowFrame } from '../kit/narrow-frame.tsx'

/** While the app waits for the host on the way in. The page that it starts from has nothing on it. */
export function Opening() {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return <NarrowFrame title="Opening" lead="Waiting for an answer." />
}
