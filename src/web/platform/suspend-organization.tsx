import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import type { PlatformOrganization } from '#contract/platform.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'

interface SuspendOrganizationProps {
  readonly organization: PlatformOrganization
}

export function SuspendOrganization({ organization }: SuspendOrganizationProps) {
  const t = useMessages('platform')
  const { name } = organization
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('suspend.named', { name })}
        onClick={open}
      >
        {t('suspend.button')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('suspend.named', { name })}>
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
  const t = useMessages('platform')
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
        <Text>{t('suspend.text')}</Text>
        <Textarea
          label={t('suspend.reason')}
          description={t('suspend.reasonText')}
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
            {t('suspend.cancel')}
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            {t('suspend.confirm')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}
