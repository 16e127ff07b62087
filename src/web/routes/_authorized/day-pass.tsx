import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { KeepPass } from '#web/account/keep-pass.tsx'
import { OwnPassPage } from '#web/day-pass/own-pass-page.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { AppError } from '#web/shell/app-error.tsx'

export const Route = createFileRoute('/_authorized/day-pass')({
  staticData: { areas: ['day-pass', 'outbox', 'account'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'day-pass')('mine.title')),
  component: OwnPass,
  errorComponent: AppError,
})

// Browser only, because the queue is on the device; usually it is empty.
const UnsentCounts = lazyWithRetry(() => import('#web/outbox/unsent-counts.tsx'))

function OwnPass() {
  const { user } = Route.useRouteContext()
  return (
    <OwnPassPage
      unsent={
        <Suspense>
          <UnsentCounts userId={user.id} userName={user.name} />
        </Suspense>
      }
      keep={(isRunning) => <KeepPass isHelper={user.isHelper ?? false} isRunning={isRunning} />}
    />
  )
}
