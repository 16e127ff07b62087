import { Button, Group, NumberInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { api } from '../client/api.ts'
import { useBackendMutation, useLiveQuery } from '../client/react.tsx'
import { Form } from '../kit/form.tsx'
import { typedNumber } from '../kit/typed-number.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './catalogue.module.css'

interface ItemBarcodesProps {
  readonly orgId: string
  readonly itemId: string
}

/** The barcodes of an item, each with the number of units that one scan counts for. */
export function ItemBarcodes({ orgId, itemId }: ItemBarcodesProps) {
  const t = useMessages('catalogue')
  const { quantity: written } = useFormats()
  const item = useLiveQuery(api.items.get, { orgId, itemId })
  const addBarcode = useBackendMutation(api.items.addBarcode)
  const { attempt, isBusy, refusal } = useAttempt()
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState<string | number>(1)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    const factor = typedNumber(quantity) ?? 1
    const isDone = await attempt(() =>
      addBarcode({ orgId, itemId, code: code.trim(), quantity: factor }),
    )
    if (isDone) setCode('')
  }
  return (
    <section className={styles.part} aria-label={t('codes.title')}>
      <h3 className={styles.partTitle}>{t('codes.title')}</h3>
      {item && item.barcodes.length === 0 && <p className={styles.note}>{t('codes.none')}</p>}
      <ul className={styles.codes}>
        {item?.barcodes.map((barcode) => (
          <li key={barcode.code} className={styles.codeRow}>
            <span>{barcode.code}</span>
            <span className={styles.note}>
              {barcode.quantity === 1
                ? t('codes.one')
                : t('codes.units', { text: written(barcode.quantity) })}
            </span>
          </li>
        ))}
      </ul>
      <Form onSubmit={add}>
        <Group gap="xs" align="flex-start" mt="xs">
          <TextInput
            aria-label={t('codes.new')}
            placeholder={t('codes.hint')}
            flex={1}
            value={code}
            error={refusal?.text}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <NumberInput
            aria-label={t('codes.perScan')}
            w={86}
            min={0.001}
            decimalScale={3}
            hideControls
            value={quantity}
            onChange={setQuantity}
          />
          <Button type="submit" variant="default" loading={isBusy}>
            {t('codes.add')}
          </Button>
        </Group>
      </Form>
    </section>
  )
}
