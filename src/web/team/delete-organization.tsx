import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { refuseUnnamedDeletion } from '#domain/team.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useGiveUp } from '../session/use-give-up.ts'

interface DeleteOrganizationProps {
  readonly organization: OrganizationSummary
}

/** For owners: deletes the organization and everything in it. */
export function DeleteOrganization({ organization }: DeleteOrganizationProps) {
  const [isOpen, { open, close }] = useDisclosure()
  const { name } = organization
  const t = useMessages('team')
  return (
    <Section title={t('delete.title')} text={t('delete.about')}>
      <Button variant="outline" color="red" onClick={open}>
        {t('delete.named', { organization: name })}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('delete.named', { organization: name })}>
        <DeletionForm organization={organization} onClose={close} />
      </Modal>
    </Section>
  )
}

interface DeletionFormProps extends DeleteOrganizationProps {
  readonly onClose: () => void
}

function DeletionForm({ organization: { id: orgId, name }, onClose }: DeletionFormProps) {
  const deleteForGood = useBackendMutation(api.organizations.delete)
  const giveUp = useGiveUp()
  const t = useMessages('team')
  const [typedName, setTypedName] = useState('')
  const { attempt, isBusy, errorOf } = useAttempt()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await attempt(async () => {
      refuseUnnamedDeletion(name, typedName)
      await giveUp(() => deleteForGood({ orgId, typedName }))
    })
    if (isDone) notifications.show({ message: t('delete.done', { organization: name }) })
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>{t('delete.text')}</div>
        <TextInput
          label={t('delete.type', { organization: name })}
          value={typedName}
          onChange={(event) => setTypedName(event.currentTarget.value)}
          error={errorOf('typedName') && t('delete.wrongName', { organization: name })}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        {errorOf('') && <RefusalNote>{errorOf('')}</RefusalNote>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            {t('delete.button')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
