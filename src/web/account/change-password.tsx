import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ChangePasswordForm } from './change-password-form.tsx'

export function ChangePassword() {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Change Password
      </Button>
      <Modal opened={isOpen} onClose={close} title="Change Password">
        <ChangePasswordForm onDone={close} />
      </Modal>
    </>
  )
}
