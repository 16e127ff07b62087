import { useHydrated } from '@tanstack/react-router'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** While the app waits for the host on entering; there is no old page to show yet. */
export function Opening() {
  const t = useMessages('common')
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return <NarrowFrame title={t('opening.title')} lead={t('opening.text')} />
}
