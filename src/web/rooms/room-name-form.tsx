import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { RoomDetails } from '#contract/rooms.ts'
import { decideName } from '#domain/naming.ts'
import { Form } from '../kit/form.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './rooms-page.module.css'
import { useArchivedNote } from './use-archived-note.ts'
import { useRenameRoom } from './use-map-changes.ts'

interface RoomNameFormProps {
  readonly storeId: string
  readonly room: RoomDetails
  readonly onDone: () => void
}

/** Renames a room in place. Other people's changes do not affect the field. */
export function RoomNameForm({ storeId, room, onDone }: RoomNameFormProps) {
  const t = useMessages('rooms')
  const renameRoom = useRenameRoom()
  const { isBusy, refusal, attempt } = useAttempt()
  const [name, setName] = useState(room.name)
  useArchivedNote({ storeId, id: room.id, name: room.name })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await attempt(async () => {
      await renameRoom({ storeId, roomId: room.id, name: decideName(name, 'name') })
    })
    if (isDone) onDone()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
  }
  return (
    <Form className={styles.nameForm} onSubmit={submit}>
      <TextInput
        aria-label={t('room.newName', { room: room.name })}
        className={styles.nameField}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={leave}
        onFocus={(event) => event.currentTarget.select()}
        error={refusal?.text}
        autoFocus
      />
      <Button type="submit" variant="default" loading={isBusy}>
        {t('save')}
      </Button>
      <Button variant="subtle" color="gray" onClick={onDone}>
        {t('cancel')}
      </Button>
    </Form>
  )
}
