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
import { useGiveUp } from '../session/use-give-up.ts'

interface DeleteOrganizationProps {
  readonly organization: OrganizationSummary
}

/** For owners: the end of everything that is here. */
export function DeleteOrganization({ organization }: DeleteOrganizationProps) {
  const [isOpen, { open, close }] = useDisclosure()
  const { name } = organization
  return (
    <Section
      title="Delete"
      text="Everything in the organization goes, for everybody. Download reports and the journal that you want to keep first."
    >
      <Button variant="outline" color="red" onClick={open}>
        Delete {name}
      </Button>
      <Modal opened={isOpen} onClose={close} title={`Delete ${name}`}>
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
  const [typedName, setTypedName] = useState('')
  const { attempt, isBusy, errorOf } = useAttempt()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await attempt(async () => {
      refuseUnnamedDeletion(name, typedName)
      await giveUp(() => deleteForGood({ orgId, typedName }))
    })
    if (isDone) notifications.show({ message: `${name} is deleted` })
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>
          Stores, items, audits, counts, results, invitations and the journal are deleted, and
          nobody can open them any longer. Counts that are still on a phone are lost. The plan ends
          at once, and nothing is paid back. People keep their accounts. None of this can be undone.
        </div>
        <TextInput
          label={`Type the name of the organization: ${name}`}
          value={typedName}
          onChange={(event) => setTypedName(event.currentTarget.value)}
          error={errorOf('typedName')}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        {errorOf('') && <RefusalNote>{errorOf('')}</RefusalNote>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            Delete organization
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
