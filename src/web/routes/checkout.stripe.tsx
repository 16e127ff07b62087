import { createFileRoute } from '@tanstack/react-router'
import { messagesIn, useMessages } from '#web/kit/use-messages.ts'
import { StripeReturnPage } from '../billing/stripe-return-page.tsx'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { optionalStrings } from '../kit/search.ts'
import { BackendArea } from '../shell/backend-area.tsx'

const checkoutSearch = optionalStrings('checkout')

export const Route = createFileRoute('/checkout/stripe')({
  validateSearch: checkoutSearch,
  staticData: { areas: ['billing', 'checkout'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'checkout')('title')),
  component: CheckoutStripe,
})

function CheckoutStripe() {
  const { checkout } = Route.useSearch()
  if (checkout === undefined) return <NoCheckout />
  return (
    <BackendArea>
      <StripeReturnPage checkoutId={checkout} />
    </BackendArea>
  )
}

function NoCheckout() {
  const t = useMessages('checkout')
  return (
    <NarrowFrame title={t('title')} lead={t('none')}>
      <LinkButton to="/pricing" variant="default" fullWidth>
        {t('seePlans')}
      </LinkButton>
    </NarrowFrame>
  )
}
