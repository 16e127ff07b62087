import { Button, CopyButton, Group, Modal, Stack, TextInput, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useMessages } from '../kit/use-messages.ts'

interface WebhookSecretProps {
  /** Undefined: nothing is shown. */
  readonly secret: string | undefined
  readonly onClose: () => void
}

/** A new secret, which is shown this once. A click beside the dialog does not close it. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  const t = useMessages('webhooks')
  return (
    <Modal
      opened={secret !== undefined}
      onClose={onClose}
      title={t('secret.title')}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        <p>{t('secret.text')}</p>
        <TextInput
          label={t('secret.label')}
          value={secret ?? ''}
          onFocus={(event) => event.currentTarget.select()}
          readOnly
        />
        <Group justify="flex-end" gap="xs">
          <CopyButton value={secret ?? ''}>
            {({ copied, copy }) => (
              <>
                <Button
                  variant="default"
                  leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                  onClick={copy}
                >
                  {t(copied ? 'secret.copied' : 'secret.copy')}
                </Button>
                <VisuallyHidden role="status">{copied && t('secret.copied')}</VisuallyHidden>
              </>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('secret.done')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
