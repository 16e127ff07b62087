import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import type { PlatformOrganization } from '#contract/platform.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { useAttempt } from '../kit/use-attempt.ts'

interface SuspendOrganizationProps {
  readonly organization: PlatformOrganization
}

export function SuspendOrganization({ organization }: SuspendOrganizationProps) {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Suspend ${organization.name}`}
        onClick={open}
      >
        Suspend
      </Button>
      <Modal opened={isOpen} onClose={close} title={`Suspend ${organization.name}`}>
        <ReasonForm organizationId={organization.id} onClose={close} />
      </Modal>
    </>
  )
}

interface ReasonFormProps {
  readonly organizationId: string
  readonly onClose: () => void
}

function ReasonForm({ organizationId, onClose }: ReasonFormProps) {
  const suspend = useBackendMutation(api.platform.suspendOrganization)
  const [reason, setReason] = useState('')
  const { attempt, isBusy, refusal } = useAttempt()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await attempt(() => suspend({ organizationId, reason }))) onClose()
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          Its people can no longer open its stores; counts under way stop. Nothing is deleted, and
          restoring opens everything again.
        </Text>
        <Textarea
          label="Reason"
          description="The owner and everybody in the organization will read it."
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={refusal?.text}
          minRows={3}
          maxLength={2_000}
          autosize
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            Suspend organization
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
