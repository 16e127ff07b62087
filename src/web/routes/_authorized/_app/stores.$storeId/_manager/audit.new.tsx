import { createFileRoute, notFound } from '@tanstack/react-router'
import { NewAuditPage } from '#web/audits/new-audit/new-audit-page.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { stringIn } from '#web/kit/search.ts'
import { messagesIn } from '#web/kit/use-messages.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/audit/new')({
  validateSearch: (search): { readonly storeId: string | undefined } => ({
    storeId: stringIn(search, 'storeId'),
  }),
  beforeLoad: ({ params, search }) => {
    if (search.storeId !== undefined && search.storeId !== params.storeId) throw notFound()
  },
  staticData: { areas: ['draft'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'draft')('title')),
  component: NewAudit,
})

const LimitNote = lazyWithRetry(() => import('#web/billing/limit-note.tsx'))

function NewAudit() {
  const { store } = Route.useRouteContext()
  const { storeId } = Route.useSearch()
  return (
    <NewAuditPage
      store={store}
      storeId={storeId}
      notice={<LimitNote orgId={store.organizationId} feature="audits" />}
    />
  )
}
