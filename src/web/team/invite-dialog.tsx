import { Modal } from '@mantine/core'
import { Suspense } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { InviteHere } from './invite-here.tsx'
import type { InvitationLinks } from './use-invitation-links.ts'

interface InviteDialogProps {
  readonly orgId: string
  readonly links: InvitationLinks
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Invites people to an organization; then shows the link, also as a QR code. */
export function InviteDialog({ orgId, links, isOpen, onClose }: InviteDialogProps) {
  const t = useMessages('team')
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('invite')}>
      <Suspense fallback={<WaitingRows />}>
        <InviteHere orgId={orgId} links={links} />
      </Suspense>
    </Modal>
  )
}
