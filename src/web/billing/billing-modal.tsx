import { Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEffect } from 'react'

interface BillingModalProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Something is being charged: the dialog stays open, so that the result is seen. */
  readonly isBusy?: boolean
  readonly size?: string
  /** Another dialog is above it: Escape is meant for that one. */
  readonly isCovered?: boolean
}

export function BillingModal(props: BillingModalProps) {
  const { isOpen, onClose, title, children, isBusy, size = 'md', isCovered = false } = props
  useFocusBack(isOpen)
  return (
    <Modal
      opened={isOpen}
      onClose={isBusy ? stay : onClose}
      title={title}
      size={size}
      closeOnEscape={!isCovered}
      returnFocus={false}
      classNames={{ content: 'au-dialog' }}
      // Not a banner of the page, which may have its own.
      attributes={{ header: { role: 'none' } }}
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  )
}

function stay(): void {}

/**
 * Returns the focus to where it was. The kit only does that for dialogs that were rendered closed before they
 * opened; these are rendered open.
 */
function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => giveBack(before)
  }, [isOpen])
}

/** The element that opened the dialog may have been removed or disabled by the confirmation. */
function giveBack(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  if (document.activeElement === before) return
  document.getElementById('main')?.focus({ preventScroll: true })
}
