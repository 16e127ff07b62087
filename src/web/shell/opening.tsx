import { useHydrated } from '@tanstack/react-router'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** While the app waits for the host on the way in. The page that it starts from has nothing on it. */
export function Opening() {
  const t = useMessages('common')
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return <NarrowFrame title={t('opening.title')} lead={t('opening.text')} />
}
