import { Select } from '@mantine/core'
import { useState } from 'react'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { PrintLabels } from './print-labels.tsx'
import { SheetForm } from './sheet-form.tsx'

const ALL_ROOMS = 'all'

interface ShelfLabelsProps {
  readonly storeId: string
  /** Called with the number of labels that will be printed. */
  readonly onSave: (count: number) => void
}

/** Labels for shelves: a square code to scan before counting, and the sign for people. */
export function ShelfLabels(props: ShelfLabelsProps) {
  const t = useMessages('labels')
  return (
    <PrintLabels title={t('shelves.title')}>
      <Form {...props} />
    </PrintLabels>
  )
}

function Form({ storeId, onSave }: ShelfLabelsProps) {
  const t = useMessages('labels')
  const [chosen, setChosen] = useState(ALL_ROOMS)
  const roomId = chosen === ALL_ROOMS ? undefined : chosen
  const rooms = useLiveQuery(api.rooms.getWithDetails, { storeId }) ?? []
  const list = useLiveQuery(api.labels.ofShelves, { storeId, ...(roomId && { roomId }) })
  const choices = [
    { value: ALL_ROOMS, label: t('shelves.all') },
    ...rooms.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <SheetForm things={{ of: 'shelves', storeId, roomId }} list={list} onSave={onSave}>
      <Select
        label={t('shelves.label')}
        data={choices}
        value={chosen}
        allowDeselect={false}
        onChange={(next) => next && setChosen(next)}
      />
    </SheetForm>
  )
}
