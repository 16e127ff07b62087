import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, useState } from 'react'
import { decideName, NAME_MAX_LENGTH } from '#domain/naming.ts'
import { ADDRESS } from '#domain/quota.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { sessionQuery } from '../session/session.ts'

export type ConfirmAddressNote = ComponentType<{ readonly email: string; readonly text: string }>

interface NewOrganizationProps {
  readonly email: string
  readonly confirmAddress: ConfirmAddressNote
}

/** For owners: onboarding only creates a first organization. */
export function NewOrganization(props: NewOrganizationProps) {
  const [isOpen, { open, close }] = useDisclosure()
  const t = useMessages('team')
  return (
    <Section title={t('organization.another')} text={t('organization.anotherText')}>
      <Button variant="default" onClick={open}>
        {t('organization.new')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('organization.new')}>
        <NewOrganizationForm {...props} onClose={close} />
      </Modal>
    </Section>
  )
}

interface FormProps extends NewOrganizationProps {
  readonly onClose: () => void
}

function NewOrganizationForm({ email, confirmAddress: ConfirmAddress, onClose }: FormProps) {
  const create = useCreateAnother()
  const [name, setName] = useState('')
  const { isBusy, refusal, attempt, errorOf } = useAttempt()
  const isAddress = refusal?.field === ADDRESS
  const t = useMessages('team')
  const nameError = errorOf('name') && t('organization.nameMissing')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(() => create(decideName(name, 'name')))
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('organization.name')}
          autoComplete="organization"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={NAME_MAX_LENGTH}
          error={nameError}
          required
          data-autofocus
        />
        {isAddress && <ConfirmAddress email={email} text={refusal.text} />}
        {refusal && !isAddress && !nameError && <RefusalNote>{refusal.text}</RefusalNote>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('organization.create')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

/** Creates it and goes on to its first store. */
function useCreateAnother(): (name: string) => Promise<void> {
  const create = useBackendMutation(api.organizations.create)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (name) => {
    const { id } = await create({ name })
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await navigate({ to: '/setup/store', search: { orgId: id } })
  }
}
