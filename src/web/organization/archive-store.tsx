import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { tidyText } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { showNoteWithUndo } from '../kit/note-with-undo.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useGiveUp } from '../session/use-give-up.ts'
import { useForgetAccess } from './use-forget-access.ts'

export function ArchiveStore({ store }: { readonly store: StoreSummary }) {
  const [isOpen, { open, close }] = useDisclosure()
  const t = useMessages('stores')
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('archive.button')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('archive.ask', { store: store.name })}>
        <Question store={store} onClose={close} />
      </Modal>
    </>
  )
}

interface QuestionProps {
  readonly store: StoreSummary
  readonly onClose: () => void
}

function Question({ store, onClose }: QuestionProps) {
  const archive = useArchiveAndLeave(store)
  const t = useMessages('stores')
  const { isBusy, refusal, attempt } = useAttempt()
  const [typed, setTyped] = useState('')
  const isSure = tidyText(typed) === store.name
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSure) void attempt(archive)
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <p>{t('archive.text')}</p>
        <TextInput
          data-autofocus
          label={t('archive.type', { store: store.name })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
        />
        {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={isBusy} disabled={!isSure}>
            {t('archive.button')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

function useArchiveAndLeave(store: StoreSummary): () => Promise<void> {
  const t = useMessages('stores')
  const archiveStore = useBackendMutation(api.stores.archive)
  const restoreStore = useBackendMutation(api.stores.restore)
  const forgetAccess = useForgetAccess()
  const giveUp = useGiveUp()
  const args = { storeId: store.id }
  const undo = () => restoreStore(args).then(forgetAccess)
  return async () => {
    await giveUp(() => archiveStore(args))
    showNoteWithUndo({ message: t('archive.done', { store: store.name }), undo })
  }
}
