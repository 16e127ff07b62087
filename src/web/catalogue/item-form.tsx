import { Alert, Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCircleX } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import type { ItemDetails } from '#contract/items.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { argsOfDraft, draftOf, type ItemDraft, NEW_ITEM, nextDraft } from './item-draft.ts'

interface ItemFormProps {
  readonly orgId: string
  readonly currency: string
  /** Left out: a new item. */
  readonly item?: ItemDetails
  readonly onDone: () => void
}

export function ItemForm({ orgId, currency, item, onDone }: ItemFormProps) {
  const t = useMessages('catalogue')
  const common = useMessages('common')
  const upsert = useBackendMutation(api.items.upsert)
  const { attempt, isBusy, errorOf } = useAttempt()
  const [draft, setDraft] = useState<ItemDraft>(item ? draftOf(item) : NEW_ITEM)
  const [code, setCode] = useState('')
  const nameInput = useRef<HTMLInputElement>(null)
  const change = (part: Partial<ItemDraft>) => setDraft({ ...draft, ...part })
  const goOn = () => {
    setDraft(nextDraft(draft))
    setCode('')
    nameInput.current?.focus()
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isFollowed = isForNext(event.nativeEvent)
    const barcodes = code.trim() ? [{ code: code.trim() }] : []
    const isDone = await attempt(() =>
      upsert({ orgId, ...(item && { itemId: item.id }), ...argsOfDraft(draft), barcodes }),
    )
    if (!isDone) return
    notifications.show({ message: item ? t('form.saved') : t('form.added', { name: draft.name }) })
    if (isFollowed) goOn()
    else onDone()
  }
  return (
    <Form onSubmit={save}>
      <Stack gap="sm">
        <TextInput
          label={t('form.name')}
          ref={nameInput}
          required
          data-autofocus
          value={draft.name}
          error={errorOf('name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Group grow align="flex-start">
          <TextInput
            label={t('form.sku')}
            value={draft.sku}
            error={errorOf('sku')}
            onChange={(event) => change({ sku: event.currentTarget.value })}
          />
          <TextInput
            label={t('column.category')}
            value={draft.category}
            error={errorOf('category')}
            onChange={(event) => change({ category: event.currentTarget.value })}
          />
        </Group>
        <Group grow align="flex-start">
          <TextInput
            label={t('form.unit')}
            value={draft.unit}
            error={errorOf('unit')}
            onChange={(event) => change({ unit: event.currentTarget.value })}
          />
          <NumberInput
            label={t('form.cost', { currency })}
            min={0}
            decimalScale={4}
            hideControls
            value={draft.unitCost}
            error={errorOf('unitCost')}
            onChange={(unitCost) => change({ unitCost })}
          />
          <NumberInput
            label={t('form.price', { currency })}
            min={0}
            decimalScale={4}
            hideControls
            value={draft.unitPrice}
            error={errorOf('unitPrice')}
            onChange={(unitPrice) => change({ unitPrice })}
          />
        </Group>
        <OtherCurrencies orgId={orgId} currency={currency} />
        {!item && (
          <TextInput
            label={t('form.barcode')}
            value={code}
            error={errorOf('code')}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        {errorOf('') && (
          <Alert color="red" variant="light" role="alert" icon={<IconCircleX size={18} />}>
            {errorOf('')}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {item ? t('form.save') : t('add')}
          </Button>
          {/* Placed after the other one, because Enter presses the first submit button. */}
          {!item && (
            <Button type="submit" value={NEXT} variant="default" disabled={isBusy}>
              {t('form.addNext')}
            </Button>
          )}
        </Group>
      </Stack>
    </Form>
  )
}

const NEXT = 'next'

/** Sent by the button for adding one item after another. */
function isForNext(event: Event): boolean {
  const { submitter } = event as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.value === NEXT
}

/** The catalogue is shared by all stores, and its amounts are plain numbers in each store's currency. */
function OtherCurrencies({ orgId, currency }: Pick<ItemFormProps, 'orgId' | 'currency'>) {
  const t = useMessages('catalogue')
  const { list } = useFormats()
  const stores = useLiveQuery(api.stores.getByOrganization, { orgId }) ?? []
  const others = [...new Set(stores.map((store) => store.currency))].filter(
    (other) => other !== currency,
  )
  if (others.length === 0) return null
  return (
    <Text size="xs" c="dimmed">
      {t('form.currencies', { currencies: list(others.toSorted()) })}
    </Text>
  )
}
