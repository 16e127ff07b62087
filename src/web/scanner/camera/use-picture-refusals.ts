import { useEffect } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import { useOutbox } from '#web/outbox/outbox-provider.tsx'

/** Says that a picture was not taken: what it belongs to is sent all the same, and it stays here. */
export function usePictureRefusals(onNotice: (words: string) => void): void {
  const outbox = useOutbox()
  const t = useMessages('camera')
  useEffect(
    () =>
      outbox.onChange((change) => {
        if (change.type !== 'settled') return
        const isRefused = change.settlements.some(({ pictureFault }) => pictureFault !== undefined)
        if (isRefused) onNotice(t('kept.notice'))
      }),
    [outbox, onNotice, t],
  )
}
