import { createFileRoute } from '@tanstack/react-router'
import { messagesIn, useMessages } from '#web/kit/use-messages.ts'
import { pageTitle } from '../kit/page-title.ts'
import { sendSignedInAway } from '../session/guards.ts'
import { ThankYouPage } from '../site/thank-you-page.tsx'

export const Route = createFileRoute('/payment-success')({
  beforeLoad: ({ context, search }) => sendSignedInAway({ context, search }),
  staticData: { areas: ['checkout'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'checkout')('received.title')),
  component: PaymentSuccess,
})

function PaymentSuccess() {
  const t = useMessages('checkout')
  return <ThankYouPage title={t('received.title')} lead={t('received.text')} />
}
