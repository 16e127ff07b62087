import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { PricingPage } from '../site/pricing-page.tsx'

export const Route = createFileRoute('/pricing')({
  head: () => pageTitle('Pricing'),
  component: PricingPage,
})
