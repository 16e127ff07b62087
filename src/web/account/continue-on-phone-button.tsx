import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { useMessages } from '../kit/use-messages.ts'

const ContinueOnPhone = lazyWithRetry(() => import('./continue-on-phone.tsx'))

export function ContinueOnPhoneButton({ storeId }: { readonly storeId: string | undefined }) {
  const t = useMessages('profile')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('phone.button')}
      </Button>
      {isOpen && <ContinueOnPhone storeId={storeId} onClose={close} />}
    </>
  )
}
