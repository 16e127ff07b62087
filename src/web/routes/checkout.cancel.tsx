import { createFileRoute, redirect } from '@tanstack/react-router'
import { messagesIn, useMessages } from '#web/kit/use-messages.ts'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { optionalStrings } from '../kit/search.ts'
import { isSignedIn } from '../session/guards.ts'

/** The organization whose plan it was about. */
const checkoutSearch = optionalStrings('org')

export const Route = createFileRoute('/checkout/cancel')({
  validateSearch: checkoutSearch,
  beforeLoad: async ({ context, search: { org } }) => {
    if (await isSignedIn(context.queryClient)) {
      throw redirect({ to: '/organization', search: { org } })
    }
  },
  staticData: { areas: ['checkout'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'checkout')('cancelled.title')),
  component: CheckoutCancel,
})

function CheckoutCancel() {
  const t = useMessages('checkout')
  return (
    <NarrowFrame title={t('cancelled.title')} lead={t('cancelled.text')}>
      <LinkButton to="/pricing" variant="default" fullWidth>
        {t('backToPricing')}
      </LinkButton>
    </NarrowFrame>
  )
}
