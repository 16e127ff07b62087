import { createFileRoute } from '@tanstack/react-router'
import { RecoverPage } from '../account/recover-page.tsx'
import { pageTitle } from '../kit/page-title.ts'

export const Route = createFileRoute('/account/recover')({
  head: () => pageTitle('Recover an account'),
  component: RecoverPage,
})
