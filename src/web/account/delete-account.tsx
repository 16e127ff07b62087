import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Form } from '../kit/form.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { showToast } from '../kit/toasts.ts'
import { useMessages } from '../kit/use-messages.ts'
import { type LastOwnerRefusal, useDeleteAccount } from './use-delete-account.ts'

export const DELETE_WORD = 'DELETE'

export function DeleteAccount() {
  const t = useMessages('profile')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        {t('delete.button')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('delete.button')}>
        <DeleteAccountForm onCancel={close} />
      </Modal>
    </>
  )
}

function DeleteAccountForm({ onCancel }: { readonly onCancel: () => void }) {
  const t = useMessages('profile')
  const tCommon = useMessages('common')
  const { remove, refusal, isBusy } = useDeleteAccount()
  const [word, setWord] = useState('')
  const isConfirmed = word === DELETE_WORD
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isConfirmed) void remove()
    else {
      showToast({
        tone: 'error',
        title: t('delete.required'),
        description: t('delete.requiredText', { word: DELETE_WORD }),
      })
    }
  }
  // A disabled button also disables the Enter key; this says what is missing.
  const submitAnyway = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isConfirmed) submit(event)
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Text>{t('delete.text')}</Text>
        <TextInput
          label={t('delete.type', { word: DELETE_WORD })}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          onKeyDown={submitAnyway}
          error={word !== '' && !isConfirmed && t('delete.exact', { word: DELETE_WORD })}
          errorProps={{ role: 'alert' }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
        />
        {refusal && <Refused refusal={refusal} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" color="red" loading={isBusy} disabled={!isConfirmed}>
            {t('delete.button')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

/** The last owner of an organization with other people has to do something first. */
function Refused({ refusal }: { readonly refusal: LastOwnerRefusal }) {
  const t = useMessages('profile')
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />}>
      {t('delete.lastOwner', {
        organization: refusal.organizationName,
        link: (words) => (
          <LinkAnchor
            to="/organization"
            search={{ org: refusal.organizationId, part: 'general' }}
            inherit
            underline="always"
          >
            {words}
          </LinkAnchor>
        ),
      })}
    </Alert>
  )
}
