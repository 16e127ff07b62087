import { Button, NumberInput, Popover, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { WireCheckout, WireItem } from '#domain/billing/wire.ts'
import { Form } from '../kit/form.tsx'
import { useBilling } from './billing-context.ts'
import { featureAmount, useBillingWords } from './billing-words.ts'
import {
  fewestPackages,
  MOST_PACKAGES,
  optionsWith,
  quantityOf,
  readPackages,
  wrongPackages,
} from './confirmation-prices.ts'
import type { PurchaseParams } from './purchase.ts'
import { useTask } from './use-task.ts'

interface QuantityEditorProps {
  readonly item: WireItem
  readonly result: WireCheckout
  readonly params: PurchaseParams
  readonly onSaved: (result: WireCheckout) => void
}

/** Escape closes the popover, but not the dialog around it. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' } as const

/** How many packages to buy in advance. */
export function QuantityEditor({ item, result, params, onSaved }: QuantityEditorProps) {
  const words = useBillingWords()
  const { t } = words
  const { client } = useBilling('QuantityEditor')
  const [isOpen, setOpen] = useState(false)
  const { isBusy, problem, run } = useTask()
  const units = item.billing_units ?? 1
  const quantity = quantityOf(result, item)
  const [typed, setTyped] = useState<string | number>(quantity / units)
  const fewest = fewestPackages(result)
  const packages = readPackages(typed, fewest)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (packages === undefined) return
    const options = optionsWith(result, item, packages)
    const asked = { ...params, productId: result.product.id, options }
    const isSaved = await run(async () => {
      const answer = await client.call('checkout', asked)
      if (!answer.error) onSaved(answer.data)
      return answer
    })
    if (isSaved) setOpen(false)
  }
  const amount = featureAmount(units, item.feature, words)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      withinPortal
      trapFocus
      returnFocus
      position="bottom-end"
    >
      <Popover.Target>
        <Button
          variant="default"
          size="compact-sm"
          disabled={result.product.scenario === 'renew'}
          onClick={() => setOpen(!isOpen)}
        >
          {t('change.qty', { count: quantity })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="au-popover">
        <Form onSubmit={save} noValidate>
          <Stack gap="xs">
            <NumberInput
              label={t('change.quantity')}
              description={units === 1 ? undefined : t('change.packages', { amount })}
              value={typed}
              onChange={setTyped}
              min={fewest}
              max={MOST_PACKAGES}
              // Clamping while typing would buy a different quantity from the one the person meant.
              clampBehavior="none"
              error={problem ?? wrongPackages(packages, fewest, t)}
              data-autofocus
              {...OWN_ESCAPE}
            />
            <Button
              type="submit"
              loading={isBusy}
              disabled={packages === undefined}
              {...OWN_ESCAPE}
            >
              {t('save')}
            </Button>
          </Stack>
        </Form>
      </Popover.Dropdown>
    </Popover>
  )
}
