import { Button, Group, Modal, Stack } from '@mantine/core'
import type { WireProductPreview } from '#domain/billing/wire.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { formatAmount, formatBillDate } from './format-amount.ts'
import { type Line, Lines } from './lines.tsx'
import { previewText } from './preview-text.ts'
import type { PurchaseParams } from './purchase.ts'
import { useCustomer } from './use-customer.ts'
import { useTask } from './use-task.ts'

interface PreviewContentProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly preview: WireProductPreview
  readonly params: PurchaseParams
}

/** A plan change that was asked for by attaching: its preview, then the attach itself. */
export function PreviewContent({ isOpen, onClose, preview, params }: PreviewContentProps) {
  const { attach } = useCustomer()
  const { isBusy, problem, run } = useTask()
  const { title, message } = previewText(preview)
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} classNames={{ content: 'au-dialog' }}>
      <Stack gap="md">
        <p>{message}</p>
        <Lines className="au-lines" lines={linesOf(preview)} />
        {problem && <RefusalNote>{problem}</RefusalNote>}
        <Group justify="flex-end">
          <Button loading={isBusy} onClick={() => run(() => attach(params))} data-autofocus>
            Confirm
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function linesOf(preview: WireProductPreview): readonly Line[] {
  const { items, due_today: today, due_next_cycle: next, next_cycle_at: at } = preview
  const isOther = next && at !== undefined && next.price !== today?.price
  return [
    ...items.map(({ description, price }) => ({ label: description, text: price })),
    ...(today ? [due('Total due today', today)] : []),
    ...(isOther ? [due(`Due next cycle (${formatBillDate(at)})`, next)] : []),
  ]
}

function due(label: string, { price, currency }: { price: number; currency: string }): Line {
  return { label, text: formatAmount(price, currency) }
}
