import { Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEffect } from 'react'

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

/**
 * Gives the focus back to where it was. The kit does so only for dialogs that were there, closed, before
 * they opened; ours come into being open.
 */
function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => giveBack(before)
  }, [isOpen])
}

/** What opened a dialog may be gone or switched off by what was confirmed in it. */
function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  if (document.activeElement === before) return
  document.getElementById('main')?.focus({ preventScroll: true })
}
