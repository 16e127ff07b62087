import { Button, Group } from '@mantine/core'
import { BillingModal } from './billing-modal.tsx'
import { useLateBillingWords } from './billing-words.ts'
import type { PaywallDialogProps } from './paywall.ts'
import { paywallText } from './paywall-text.ts'
import { usePaywall } from './use-paywall.ts'

/** The paywall. Shows nothing if there is nothing to say. */
export function PaywallDialog({ isOpen, onClose, ...question }: PaywallDialogProps) {
  const { data: preview } = usePaywall(question)
  const words = useLateBillingWords()
  if (!preview || !words) return null
  const { title, sentences } = paywallText(preview, words)
  return (
    <BillingModal isOpen={isOpen} onClose={onClose} title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {words.t('confirm')}
        </Button>
      </Group>
    </BillingModal>
  )
}
