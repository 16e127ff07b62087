import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { decideName } from '#domain/naming.ts'
import { Form } from '../kit/form.tsx'
import { type Refusal, refusalOf } from '../kit/refusal.ts'
import styles from './rooms-page.module.css'
import { useAddRoom } from './use-add-room.ts'

interface AddRoomProps {
  readonly storeId: string
  readonly onAdded: (roomId: string) => void
  /** From here on the field stays, whatever others do to the list. */
  readonly onFocus: () => void
  /** Absent while there is nothing else to do on the page. */
  readonly onClose: (() => void) | undefined
}

/** The last row of the list while rooms are added: a name, Enter, and the next one. */
export function AddRoom({ storeId, onAdded, onFocus, onClose }: AddRoomProps) {
  const addRoom = useAddRoom()
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
      // What was typed in the meantime goes before what was refused.
      setName((newer) => newer || name)
      setRefusal(refusalOf(thrown))
    }
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose?.()
  }
  return (
    <Form className={styles.newRoom} onSubmit={submit} aria-label="Add a room">
      <TextInput
        aria-label="Name of the new room"
        placeholder="Name of the room, for example Stockroom"
        className={styles.nameField}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={leave}
        onFocus={onFocus}
        error={refusal?.text}
        autoFocus
      />
      <Button type="submit" variant="default">
        Add
      </Button>
      {onClose && (
        <Button variant="subtle" color="gray" onClick={onClose}>
          Close
        </Button>
      )}
      <VisuallyHidden role="status">{added && `${added} added`}</VisuallyHidden>
    </Form>
  )
}
