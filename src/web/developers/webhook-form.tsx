import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { LONGEST_ENDPOINT_NAME, LONGEST_ENDPOINT_URL } from '#domain/webhooks/endpoint.ts'
import { WEBHOOK_EVENTS, type WebhookEventType } from '#domain/webhooks/webhook-events.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { eventWords } from '../shared/webhook-event-words.ts'
import { urlRefusal } from './webhook-words.ts'

interface WebhookFormProps {
  readonly orgId: string
  /** Left out: a new one is added. */
  readonly endpoint?: WebhookEndpoint
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Gets the secret, which is not shown again. */
  readonly onCreated?: (secret: string) => void
}

export function WebhookForm({ isOpen, onClose, ...rest }: WebhookFormProps) {
  const t = useMessages('webhooks')
  const title = t(rest.endpoint ? 'form.editTitle' : 'form.addTitle')
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <Fields {...rest} onClose={onClose} />
    </Modal>
  )
}

function Fields({ orgId, endpoint, onClose, onCreated }: Omit<WebhookFormProps, 'isOpen'>) {
  const t = useMessages('webhooks')
  const create = useBackendMutation(api.webhooks.create)
  const update = useBackendMutation(api.webhooks.update)
  const { attempt, isBusy, refusal } = useAttempt()
  const [url, setUrl] = useState(endpoint?.url ?? '')
  const [name, setName] = useState(endpoint?.name ?? '')
  const [events, setEvents] = useState<readonly string[]>(endpoint?.events ?? WEBHOOK_EVENTS)
  const [urlError, setUrlError] = useState<string>()
  const [wasSent, setSent] = useState(false)
  const chosen = WEBHOOK_EVENTS.filter((type) => events.includes(type))
  const save = async () => {
    const facts = { orgId, url: url.trim(), name, events: chosen }
    try {
      if (endpoint) await update({ ...facts, endpointId: endpoint.id })
      else onCreated?.((await create(facts)).secret)
    } catch (thrown) {
      setUrlError(urlRefusal(t, thrown))
      throw thrown
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    setUrlError(url.trim() === '' ? t('url.address') : undefined)
    if (chosen.length === 0 || url.trim() === '') return
    if (await attempt(save)) onClose()
  }
  return (
    <Form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          data-autofocus
          label={t('form.url')}
          description={t('form.urlHint')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          maxLength={LONGEST_ENDPOINT_URL}
          error={urlError}
          autoComplete="off"
        />
        <TextInput
          label={t('form.name')}
          description={t('form.nameHint')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={LONGEST_ENDPOINT_NAME}
          autoComplete="off"
        />
        <EventChoice
          chosen={chosen}
          onChoose={setEvents}
          error={wasSent && chosen.length === 0 ? t('form.noEvents') : undefined}
        />
        {refusal && !urlError && <RefusalNote>{refusal.text}</RefusalNote>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(endpoint ? 'form.save' : 'add')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

interface EventChoiceProps {
  readonly chosen: readonly WebhookEventType[]
  readonly onChoose: (events: readonly string[]) => void
  readonly error: string | undefined
}

function EventChoice({ chosen, onChoose, error }: EventChoiceProps) {
  const t = useMessages('webhooks')
  return (
    <Checkbox.Group label={t('form.events')} value={[...chosen]} onChange={onChoose} error={error}>
      <Stack gap="xs" mt="xs">
        {WEBHOOK_EVENTS.map((type) => (
          <Checkbox key={type} value={type} label={eventWords(t, type)} description={type} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
