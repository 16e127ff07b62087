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
  return <NarrowFrame title="Development mailbox" lead="No mail has been sent since the start." />
}
