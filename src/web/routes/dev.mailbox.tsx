import { createFileRoute, notFound } from '@tanstack/react-router'
import { MailboxPage } from '../account/mailbox-page.tsx'
import { pageTitle } from '../kit/page-title.ts'

export const Route = createFileRoute('/dev/mailbox')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  head: () => pageTitle('Development mailbox'),
  component: MailboxPage,
})
