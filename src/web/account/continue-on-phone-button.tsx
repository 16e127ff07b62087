import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'

const ContinueOnPhone = lazyWithRetry(() => import('./continue-on-phone.tsx'))

export function ContinueOnPhoneButton({ storeId }: { readonly storeId: string | undefined }) {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Continue on your phone
      </Button>
      {isOpen && <ContinueOnPhone storeId={storeId} onClose={close} />}
    </>
  )
}
