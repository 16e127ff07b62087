import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { decideName, NAME_MAX_LENGTH } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'

interface RenameOrganizationProps {
  readonly organization: OrganizationSummary
}

export function RenameOrganization({ organization }: RenameOrganizationProps) {
  const [isOpen, { open, close }] = useDisclosure()
  const t = useMessages('team')
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('organization.rename')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('organization.renameTitle')}>
        <RenameForm organization={organization} onClose={close} />
      </Modal>
    </>
  )
}

interface RenameFormProps extends RenameOrganizationProps {
  readonly onClose: () => void
}

function RenameForm({ organization, onClose }: RenameFormProps) {
  const rename = useBackendMutation(api.organizations.update)
  const t = useMessages('team')
  const [name, setName] = useState(organization.name)
  const { attempt, isBusy, refusal } = useAttempt()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const save = async () => rename({ orgId: organization.id, name: decideName(name, 'name') })
    if (await attempt(save)) onClose()
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('organization.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={NAME_MAX_LENGTH}
          error={refusal?.text}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('organization.rename')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
