import { createFileRoute, redirect } from '@tanstack/react-router'
import { messagesIn, useMessages } from '#web/kit/use-messages.ts'
import { pageTitle } from '../kit/page-title.ts'
import { optionalStrings } from '../kit/search.ts'
import { isSignedIn } from '../session/guards.ts'
import { ThankYouPage } from '../site/thank-you-page.tsx'

/** The organization whose plan it was about. */
const checkoutSearch = optionalStrings('org')

export const Route = createFileRoute('/checkout/success')({
  validateSearch: checkoutSearch,
  beforeLoad: async ({ context, search: { org } }) => {
    if (await isSignedIn(context.queryClient)) {
      throw redirect({ to: '/setup/organization', search: { org } })
    }
  },
  staticData: { areas: ['checkout'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'checkout')('complete.title')),
  component: CheckoutSuccess,
})

function CheckoutSuccess() {
  const t = useMessages('checkout')
  return <ThankYouPage title={t('complete.title')} lead={t('complete.text')} />
}
