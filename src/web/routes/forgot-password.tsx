import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../account/forgot-password-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { sendSignedInAway } from '../session/guards.ts'

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: ({ context, search }) => sendSignedInAway({ context, search }),
  head: () => pageTitle('Reset your password'),
  component: ForgotPasswordPage,
})
