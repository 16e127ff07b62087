import { Button, Group } from '@mantine/core'
import { BillingModal } from './billing-modal.tsx'
import type { PaywallDialogProps } from './paywall.ts'
import { paywallText } from './paywall-text.ts'
import { usePaywall } from './use-paywall.ts'

/** The paywall. Shows nothing if there is nothing to say. */
export function PaywallDialog({ isOpen, onClose, ...question }: PaywallDialogProps) {
  const { data: preview } = usePaywall(question)
  if (!preview) return null
  const { title, message } = paywallText(preview)
  return (
    <BillingModal isOpen={isOpen} onClose={onClose} title={title}>
      <p>{message}</p>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          Confirm
        </Button>
      </Group>
    </BillingModal>
  )
}
