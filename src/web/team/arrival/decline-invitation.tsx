import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { api } from '#contract/api.ts'
import { useBackendMutation } from '../../client/react.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'

export function DeclineInvitation({ token }: { readonly token: string }) {
  const decline = useBackendMutation(api.invitations.decline)
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" fullWidth onClick={open}>
        Decline
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title="Decline the invitation"
        confirmLabel="Decline"
        onConfirm={() => decline({ token })}
      >
        The link stops working, and whoever invited you sees that you declined. They can invite you
        again.
      </ConfirmDialog>
    </>
  )
}
