import { Button, Checkbox, Group, NumberInput, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { ArgsOf } from '#contract/define.ts'
import type { ItemDetails } from '#contract/items.ts'
import type { api } from '../client/api.ts'
import { Form } from '../kit/form.tsx'
import { typedNumber } from '../kit/typed-number.ts'
import { useMessages } from '../kit/use-messages.ts'
import { ItemPicker } from './item-picker.tsx'

export type Resolution = ArgsOf<typeof api.scanEvents.resolveUnknown>['resolution']

interface ResolveFormProps {
  readonly isBusy: boolean
  readonly onResolve: (resolution: Resolution) => void
  readonly onCancel: () => void
}

/** Adds the code as another barcode of an existing item. */
export function KnownItemForm(props: ResolveFormProps & { readonly orgId: string }) {
  const { orgId, isBusy, onResolve, onCancel } = props
  const t = useMessages('inventory')
  const [item, setItem] = useState<ItemDetails>()
  const [isBarcodeAdded, setBarcodeAdded] = useState(true)
  const [quantity, setQuantity] = useState<string | number>(1)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!item) return
    onResolve({
      kind: 'item',
      itemId: item.id,
      addBarcode: isBarcodeAdded,
      quantity: factorOf(quantity),
    })
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm">
        <ItemPicker orgId={orgId} chosen={item} onChoose={setItem} />
        <PackInput value={quantity} onChange={setQuantity} />
        <Checkbox
          label={t('resolve.addBarcode')}
          checked={isBarcodeAdded}
          onChange={(event) => setBarcodeAdded(event.currentTarget.checked)}
        />
        <Buttons
          label={item ? t('resolve.isItem', { item: item.name }) : t('resolve.choose')}
          isReady={item !== undefined}
          isBusy={isBusy}
          onCancel={onCancel}
        />
      </Stack>
    </Form>
  )
}

export function NewItemForm({ isBusy, onResolve, onCancel }: ResolveFormProps) {
  const t = useMessages('inventory')
  const [name, setName] = useState('')
  const [sku, setSku] = useState('')
  const [category, setCategory] = useState('')
  const [cost, setCost] = useState<string | number>('')
  const [quantity, setQuantity] = useState<string | number>(1)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onResolve({
      kind: 'new_item',
      name,
      sku: sku.trim() || null,
      category: category.trim() || null,
      unitCost: typedNumber(cost),
      addBarcode: true,
      quantity: factorOf(quantity),
    })
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={t('resolve.name')}
          required
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group grow>
          <TextInput
            label={t('resolve.sku')}
            value={sku}
            onChange={(event) => setSku(event.currentTarget.value)}
          />
          <TextInput
            label={t('resolve.category')}
            value={category}
            onChange={(event) => setCategory(event.currentTarget.value)}
          />
        </Group>
        <Group grow>
          <NumberInput
            label={t('resolve.cost')}
            min={0}
            decimalScale={4}
            hideControls
            value={cost}
            onChange={setCost}
          />
          <PackInput value={quantity} onChange={setQuantity} />
        </Group>
        <Buttons
          label={t('resolve.create')}
          isReady={name.trim() !== ''}
          isBusy={isBusy}
          onCancel={onCancel}
        />
      </Stack>
    </Form>
  )
}

/** Parks the code for later, or marks it as not an item. */
export function NoItemForm({ isBusy, onResolve, onCancel }: ResolveFormProps) {
  const t = useMessages('inventory')
  const [reason, setReason] = useState('')
  const text = reason.trim()
  const park = (event: FormEvent) => {
    event.preventDefault()
    if (text) onResolve({ kind: 'park', reason: text })
  }
  return (
    <Form onSubmit={park}>
      <Stack gap="sm">
        <Textarea
          label={t('resolve.reason')}
          description={t('resolve.reasonHint')}
          autosize
          minRows={2}
          value={reason}
          maxLength={1_000}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('resolve.cancel')}
          </Button>
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => onResolve({ kind: 'junk', ...(text && { reason: text }) })}
          >
            {t('resolve.ignore')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!text}>
            {t('resolve.setAside')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

interface PackInputProps {
  readonly value: string | number
  readonly onChange: (value: string | number) => void
}

function PackInput({ value, onChange }: PackInputProps) {
  const t = useMessages('inventory')
  return (
    <NumberInput
      label={t('resolve.pack')}
      description={t('resolve.packHint')}
      min={0.001}
      decimalScale={3}
      hideControls
      value={value}
      onChange={onChange}
    />
  )
}

interface ButtonsProps {
  readonly label: string
  readonly isReady: boolean
  readonly isBusy: boolean
  readonly onCancel: () => void
}

function Buttons({ label, isReady, isBusy, onCancel }: ButtonsProps) {
  const t = useMessages('inventory')
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel}>
        {t('resolve.cancel')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={!isReady}>
        {label}
      </Button>
    </Group>
  )
}

function factorOf(value: string | number): number {
  const factor = typedNumber(value) ?? 0
  return factor > 0 ? factor : 1
}
