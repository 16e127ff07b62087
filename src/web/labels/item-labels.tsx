import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { PrintLabels } from './print-labels.tsx'
import { SheetForm } from './sheet-form.tsx'

const TYPING_MS = 250

interface ItemLabelsProps {
  readonly orgId: string
  /** Called with the number of labels that will be printed. */
  readonly onSave: (count: number) => void
}

/** Labels for items without a readable barcode. */
export function ItemLabels(props: ItemLabelsProps) {
  const t = useMessages('labels')
  return (
    <PrintLabels title={t('items.title')}>
      <Form {...props} />
    </PrintLabels>
  )
}

function Form({ orgId, onSave }: ItemLabelsProps) {
  const t = useMessages('labels')
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS)
  const list = useLiveQuery(api.labels.ofItems, { orgId, ...(text && { text }) })
  return (
    <SheetForm things={{ of: 'items', orgId, text }} list={list} onSave={onSave}>
      <TextInput
        label={t('items.label')}
        description={t('items.help')}
        value={typed}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </SheetForm>
  )
}
