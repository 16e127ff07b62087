import { Button, Group, Modal, Stack } from '@mantine/core'
import type { WireProductPreview } from '#domain/billing/wire.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { formatAmount, formatBillDate } from './format-amount.ts'
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
  const { due_today: today, due_next_cycle: next, next_cycle_at: at } = preview
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} classNames={{ content: 'au-dialog' }}>
      <Stack gap="md">
        <p>{message}</p>
        <dl className="au-lines">
          {preview.items.map(({ description, price }) => (
            <Line key={description} name={description} text={price} />
          ))}
          {today && (
            <Line name="Total due today" text={formatAmount(today.price, today.currency)} />
          )}
          {next && at !== undefined && next.price !== today?.price && (
            <Line
              name={`Due next cycle (${formatBillDate(at)})`}
              text={formatAmount(next.price, next.currency)}
            />
          )}
        </dl>
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

function Line({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className="au-line">
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
