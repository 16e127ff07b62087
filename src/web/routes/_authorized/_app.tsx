import { createFileRoute } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { OverdueNotice } from '#web/billing/overdue-notice.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { accessQuery } from '#web/session/access.ts'
import { sendHelpersAway } from '#web/session/guards.ts'
import { requireConnection } from '#web/session/require-connection.ts'
import { AppError } from '#web/shell/app-error.tsx'
import { AppFrame } from '#web/shell/app-frame.tsx'
import { DemoNotice } from '#web/shell/demo-notice.tsx'
import { NewerPage } from '#web/shell/newer-page.tsx'
import { Opening } from '#web/shell/opening.tsx'
import { OpeningNotice } from '#web/shell/opening-notice.tsx'
import { NotOpenHere } from '#web/shell/refused-page.tsx'

export const Route = createFileRoute('/_authorized/_app')({
  beforeLoad: (asked) => {
    sendHelpersAway(asked.context)
    return requireConnection(asked)
  },
  loader: ({ context }) => context.queryClient.fetchQuery(accessQuery),
  staticData: { areas: ['shared', 'shell'] },
  component: App,
  pendingComponent: Opening,
  errorComponent: AppError,
  notFoundComponent: NotOpenHere,
  // The page that says there is no network could not be loaded then, so it is not split into a file of its own.
  codeSplitGroupings: [['component'], ['notFoundComponent']],
})

// Loaded on demand: few have one, and only in its store.
const SampleNotice = lazyWithRetry(() => import('#web/shell/sample-notice.tsx'))

// Loaded on demand, because it is rarely used and includes the code for QR codes.
const ContinueOnPhone = lazyWithRetry(() => import('#web/account/continue-on-phone.tsx'))

// Browser only, because the queue is on the device; usually it is empty.
const UnsentCounts = lazyWithRetry(() => import('#web/outbox/unsent-counts.tsx'))

// Loaded later: nothing can be dropped before the page is ready, and scanners never drop files.
const DropAnywhere = lazyWithRetry(() => import('#web/imports/drop-anywhere.tsx'))

function App() {
  return <AppFrame continueOnPhone={ContinueOnPhone} notice={Notices} fileDrop={DropAnywhere} />
}

function Notices(props: ComponentProps<typeof OverdueNotice>) {
  const { user } = Route.useRouteContext()
  return (
    <>
      {user.isVisitor ? <DemoNotice /> : <SampleNotice {...props} />}
      <OpeningNotice />
      <OverdueNotice {...props} />
      <UnsentCounts userId={user.id} userName={user.name} />
      <NewerPage />
    </>
  )
}
