import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { api } from '#contract/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { showToast } from '../kit/toasts.ts'
import { endSession } from '../session/sign-out.ts'

export const DELETE_WORD = 'DELETE'

export function DeleteAccount() {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        Delete Account
      </Button>
      <Modal opened={isOpen} onClose={close} title="Delete Account">
        <DeleteForm onCancel={close} />
      </Modal>
    </>
  )
}

function DeleteForm({ onCancel }: { readonly onCancel: () => void }) {
  const { remove, isBusy } = useDeleteAccount()
  const [word, setWord] = useState('')
  const isConfirmed = word === DELETE_WORD
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void remove(isConfirmed)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text>
          Your login and your memberships end. What you counted stays with the organization. This
          cannot be undone.
        </Text>
        <TextInput
          label={`Type ${DELETE_WORD} to confirm`}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          error={word !== '' && !isConfirmed && `Must type "${DELETE_WORD}" exactly`}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={isBusy} disabled={!isConfirmed}>
            Delete Account
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useDeleteAccount() {
  const deleteAccount = useBackendAction(api.auth.deleteCurrentUserAccount)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const remove = async (isConfirmed: boolean) => {
    if (!isConfirmed) {
      showToast({
        tone: 'error',
        title: 'Confirmation Required',
        description: `Please type "${DELETE_WORD}" to confirm account deletion.`,
      })
      return
    }
    setBusy(true)
    try {
      await deleteAccount({})
      showToast({
        tone: 'done',
        title: 'Account Deleted',
        description: 'Your account has been permanently deleted.',
      })
    } catch {
      setBusy(false)
      showToast({
        tone: 'error',
        title: 'Error',
        description: 'Failed to delete account. Please try again.',
      })
      return
    }
    // The sessions went with the account, so this one may be unknown by now.
    await endSession().catch(() => undefined)
    await navigate({ to: '/' })
    queryClient.clear()
  }
  return { remove, isBusy }
}
