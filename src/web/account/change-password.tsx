import { Button, Group, Modal, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { api } from '#contract/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { showToast } from '../kit/toasts.ts'
import { type PasswordChange, passwordChangeRules } from './password-change.ts'

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' }

export function ChangePassword() {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Change Password
      </Button>
      <Modal opened={isOpen} onClose={close} title="Change Password">
        <PasswordForm onDone={close} />
      </Modal>
    </>
  )
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const changePassword = useBackendAction(api.auth.changePassword)
  const form = useForm({ initialValues: EMPTY, validate: passwordChangeRules })
  const submit = form.onSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await changePassword({ currentPassword, newPassword, revokeOtherSessions: true })
      showToast({
        tone: 'done',
        title: 'Password Changed',
        description: 'Your password has been successfully updated.',
      })
      onDone()
    } catch (error) {
      showToast({ tone: 'error', title: 'Error', description: descriptionOf(error) })
    }
  })
  const { currentPassword, newPassword, confirmation } = form.values
  const isFilled = currentPassword !== '' && newPassword !== '' && confirmation !== ''
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordInput
          label="New password again"
          autoComplete="new-password"
          {...form.getInputProps('confirmation')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting} disabled={!isFilled}>
            Change Password
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function descriptionOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return message || 'Failed to change password. Please try again.'
}
