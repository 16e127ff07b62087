import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Form } from '../kit/form.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { showToast } from '../kit/toasts.ts'
import { type LastOwnerRefusal, useDeleteAccount } from './use-delete-account.ts'

export const DELETE_WORD = 'DELETE'

export function DeleteAccount() {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        Delete Account
      </Button>
      <Modal opened={isOpen} onClose={close} title="Delete Account">
        <DeleteAccountForm onCancel={close} />
      </Modal>
    </>
  )
}

function DeleteAccountForm({ onCancel }: { readonly onCancel: () => void }) {
  const { remove, refusal, isBusy } = useDeleteAccount()
  const [word, setWord] = useState('')
  const isConfirmed = word === DELETE_WORD
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isConfirmed) void remove()
    else sayConfirmationRequired()
  }
  // A disabled button also takes the Enter key away: it still says what is missing.
  const submitAnyway = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isConfirmed) submit(event)
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Text>
          Your login, your picture and your memberships end. What you counted stays with the
          organization, under “former member”. An organization in which you are alone is deleted
          with everything in it, and its plan ends without a refund. None of this can be undone.
        </Text>
        <TextInput
          label={`Type ${DELETE_WORD} to confirm`}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          onKeyDown={submitAnyway}
          error={word !== '' && !isConfirmed && `Must type "${DELETE_WORD}" exactly`}
          errorProps={{ role: 'alert' }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
        />
        {refusal && <Refused refusal={refusal} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={isBusy} disabled={!isConfirmed}>
            Delete Account
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

/** The last owner of an organization with other people in it has something to do first. */
function Refused({ refusal }: { readonly refusal: LastOwnerRefusal }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />}>
      {refusal.text}{' '}
      <LinkAnchor
        to="/organization"
        search={{ org: refusal.organizationId }}
        inherit
        underline="always"
      >
        Go to the organization
      </LinkAnchor>
    </Alert>
  )
}

function sayConfirmationRequired(): void {
  showToast({
    tone: 'error',
    title: 'Confirmation Required',
    description: `Please type "${DELETE_WORD}" to confirm account deletion.`,
  })
}
