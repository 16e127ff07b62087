import { createFileRoute } from '@tanstack/react-router'
import { messagesIn, useMessages } from '#web/kit/use-messages.ts'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { optionalStrings } from '../kit/search.ts'

/** The organization whose plan it was about. */
const checkoutSearch = optionalStrings('org')

export const Route = createFileRoute('/checkout/failed')({
  validateSearch: checkoutSearch,
  staticData: { areas: ['checkout'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'checkout')('failed.title')),
  component: CheckoutFailed,
})

function CheckoutFailed() {
  const { org } = Route.useSearch()
  const t = useMessages('checkout')

  return (
    <NarrowFrame title={t('failed.title')} lead={t('failed.text')}>
      {org !== undefined && (
        <LinkButton to="/organization" search={{ org }} hash="plan" fullWidth mb="sm">
          {t('failed.again')}
        </LinkButton>
      )}
      <LinkButton to="/pricing" variant="default" fullWidth>
        {t('backToPricing')}
      </LinkButton>
    </NarrowFrame>
  )
}
