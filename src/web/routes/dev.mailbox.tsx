import { createFileRoute, notFound } from '@tanstack/react-router'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { pageTitle } from '../kit/page-title.ts'

export const Route = createFileRoute('/dev/mailbox')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  head: () => pageTitle('Development mailbox'),
  component: Mailbox,
})

function Mailbox() {
  const lead =
    'Without SMTP_URL no mail is sent: the host writes each one to its log, with the links in it.'
  return <NarrowFrame title="Development mailbox" lead={lead} />
}
