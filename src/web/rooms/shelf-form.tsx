import { Button, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ShelfDetails } from '#contract/rooms.ts'
import { Form } from '../kit/form.tsx'
import type { StoreMap } from './map-changes.ts'
import type { DecidedShelf } from './shelf-draft.ts'
import { ShelfInputs } from './shelf-inputs.tsx'
import styles from './shelf-page.module.css'
import { useArchivedNote } from './use-archived-note.ts'
import { useUpdateShelf } from './use-map-changes.ts'
import { useShelfForm } from './use-shelf-form.ts'

interface ShelfFormProps {
  readonly storeId: string
  readonly shelf: ShelfDetails
  readonly map: StoreMap
}

export function ShelfForm({ storeId, shelf, map }: ShelfFormProps) {
  const updateShelf = useUpdateShelf()
  const save = async (decided: DecidedShelf) => {
    await updateShelf({ storeId, shelfId: shelf.id, ...decided })
    notifications.show({ message: `${decided.code} saved` })
  }
  const { inputs, isBusy, isTouched, submit } = useShelfForm({ shelf, map, save })
  useArchivedNote({ storeId, id: shelf.id, name: shelf.code, isTouched })
  return (
    <Form onSubmit={submit} className={styles.form}>
      <Stack gap="sm" align="stretch">
        <ShelfInputs {...inputs} />
        <div>
          <Button type="submit" loading={isBusy} disabled={!isTouched}>
            Save
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
