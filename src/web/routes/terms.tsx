import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { TermsPage } from '../site/terms-page.tsx'

export const Route = createFileRoute('/terms')({
  head: () => pageTitle('Terms'),
  component: TermsPage,
})
