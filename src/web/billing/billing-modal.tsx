import { Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from './use-focus-back.ts'

interface BillingModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Something is being charged: what comes of it has to be seen. */
  readonly isBusy?: boolean
}

export function BillingModal({ isOpen, onClose, title, children, isBusy }: BillingModalProps) {
  useFocusBack(isOpen)
  return (
    <Modal
      opened={isOpen}
      onClose={isBusy ? stay : onClose}
      title={title}
      returnFocus={false}
      classNames={{ content: 'au-dialog' }}
      // Its header is none of the page, which may have one.
      attributes={{ header: { role: 'none' } }}
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  )
}

function stay(): void {}
