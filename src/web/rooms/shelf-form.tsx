import { Button, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FormEvent, useState } from 'react'
import type { ShelfDetails } from '#contract/rooms.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import type { StoreMap } from './map-changes.ts'
import { decideShelf, fieldsOf, isTouched, type ShelfDraft } from './shelf-draft.ts'
import { ShelfInputs } from './shelf-inputs.tsx'
import styles from './shelf-page.module.css'
import { useUpdateShelf } from './use-map-changes.ts'

interface ShelfFormProps {
  readonly storeId: string
  readonly shelf: ShelfDetails
  readonly map: StoreMap
}

export function ShelfForm({ storeId, shelf, map }: ShelfFormProps) {
  const updateShelf = useUpdateShelf()
  const { isBusy, attempt, errorOf } = useAttempt()
  const [draft, setDraft] = useState<ShelfDraft>({})
  const fields = fieldsOf(shelf, draft)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await attempt(async () => {
      const decided = decideShelf(fields, map, shelf.id)
      await updateShelf({ storeId, shelfId: shelf.id, ...decided })
      notifications.show({ message: `${decided.code} saved` })
    })
    if (isDone) setDraft({})
  }
  return (
    <form onSubmit={save} className={styles.form}>
      <Stack gap="sm" align="stretch">
        <ShelfInputs
          fields={fields}
          onChange={(typed) => setDraft({ ...draft, ...typed })}
          errorOf={errorOf}
        />
        <div>
          <Button type="submit" loading={isBusy} disabled={!isTouched(draft)}>
            Save
          </Button>
        </div>
      </Stack>
    </form>
  )
}
