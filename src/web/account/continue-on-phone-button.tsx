import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'

const ContinueOnPhone = lazy(() => import('./continue-on-phone.tsx'))

export function ContinueOnPhoneButton({ storeId }: { readonly storeId: string | undefined }) {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Continue on your phone
      </Button>
      {isOpen && (
        <Suspense>
          <ContinueOnPhone storeId={storeId} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
