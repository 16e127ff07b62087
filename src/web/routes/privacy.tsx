import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { PrivacyPage } from '../site/privacy-page.tsx'

export const Route = createFileRoute('/privacy')({
  head: () => pageTitle('Privacy policy'),
  component: PrivacyPage,
})
