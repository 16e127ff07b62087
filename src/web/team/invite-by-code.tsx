import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import type { StoreSummary } from '#contract/stores.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { CounterCode } from './counter-code.tsx'
import { useCounterCode } from './use-counter-code.ts'

/** Before a count: a code that lets one person join the store as a counter. */
export default function InviteByCode({ store }: { readonly store: StoreSummary }) {
  const t = useMessages('counters')
  const { token, isBusy, refusal, make, hide } = useCounterCode(store)
  return (
    <>
      <Button
        loading={isBusy}
        leftSection={<IconQrcode size={16} stroke={1.8} aria-hidden />}
        onClick={make}
      >
        {token === undefined ? t('show') : t('next')}
      </Button>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      {token !== undefined && <CounterCode storeName={store.name} token={token} onHide={hide} />}
    </>
  )
}
