import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { VerifyPage } from '../site/verify-page.tsx'

export const Route = createFileRoute('/verify')({
  head: () => pageTitle('Verify a count'),
  component: VerifyPage,
})
