import { useEffect } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import { useOutbox } from '#web/outbox/outbox-provider.tsx'

/**
 * Says that the server refused a picture: the count it belongs to is sent all the same, and the picture stays
 * on the phone.
 */
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
