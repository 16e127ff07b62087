import { createFileRoute, notFound } from '@tanstack/react-router'
import { MailboxPage } from '../account/mailbox-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'

export const Route = createFileRoute('/dev/mailbox')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  staticData: { areas: ['mailbox'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'mailbox')('title')),
  component: MailboxPage,
})
