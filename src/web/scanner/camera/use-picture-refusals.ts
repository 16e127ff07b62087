import { useEffect } from 'react'
import { useOutbox } from '#web/outbox/outbox-provider.tsx'

/** Says that a picture was not taken: what it belongs to is sent all the same, and it stays here. */
export function usePictureRefusals(onNotice: (words: string) => void): void {
  const outbox = useOutbox()
  useEffect(
    () =>
      outbox.onChange((change) => {
        if (change.type !== 'settled') return
        const isRefused = change.settlements.some(({ pictureFault }) => pictureFault !== undefined)
        if (isRefused) onNotice('Counted, picture kept here')
      }),
    [outbox, onNotice],
  )
}
