import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { decideName } from '#domain/naming.ts'
import { Form } from '../kit/form.tsx'
import { type Refusal, refusalOf } from '../kit/refusal.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './rooms-page.module.css'
import { useAddRoom } from './use-add-room.ts'

interface AddRoomProps {
  readonly storeId: string
  readonly onAdded: (roomId: string) => void
  /** From here on the field stays, whatever other people do to the list. */
  readonly onFocus: () => void
  /** Left out if there is nothing else to do on the page. */
  readonly onClose: (() => void) | undefined
}

/** The last row of the list while rooms are added: a name, Enter, and the next one. */
export function AddRoom({ storeId, onAdded, onFocus, onClose }: AddRoomProps) {
  const addRoom = useAddRoom()
  const t = useMessages('rooms')
  const [name, setName] = useState('')
  const [added, setAdded] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    try {
      const room = { storeId, name: decideName(name, 'name') }
      setName('')
      const { id } = await addRoom(room)
      onAdded(id)
      setAdded(room.name)
    } catch (thrown) {
      // Text typed in the meantime is kept instead of the refused name.
      setName((newer) => newer || name)
      setRefusal(refusalOf(thrown))
    }
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose?.()
  }
  return (
    <Form className={styles.newRoom} onSubmit={submit} aria-label={t('new.label')}>
      <TextInput
        aria-label={t('new.name')}
        placeholder={t('new.placeholder')}
        className={styles.nameField}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={leave}
        onFocus={onFocus}
        error={refusal?.text}
        autoFocus
      />
      <Button type="submit" variant="default">
        {t('add')}
      </Button>
      {onClose && (
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('close')}
        </Button>
      )}
      <VisuallyHidden role="status">{added && t('added', { name: added })}</VisuallyHidden>
    </Form>
  )
}
