import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { AskPanel } from '#web/ai/ask-panel.tsx'
import { SummaryPanel } from '#web/ai/summary-panel.tsx'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { InsightsPanel } from '#web/insights/insights-panel.tsx'
import type { LineKey } from '#web/insights/line-key.ts'
import { LazyTabs } from '#web/kit/lazy-tabs.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { loadReview } from '#web/review/load-review.ts'
import { RecountDialog } from '#web/review/recount-dialog.tsx'
import { ResultsPage } from '#web/review/results-page.tsx'
import { isAnotherList, parseReviewSearch } from '#web/review/review-search.ts'
import { requireAudit } from '#web/session/require-audit.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/audit/$id/results')({
  validateSearch: parseReviewSearch,
  loader: async ({ context: { queryClient, store }, params, location }) => {
    const audit = await requireAudit(queryClient, params)
    // No dependency: a tab that is pressed is drawn at once, and its lines when they come.
    const search = parseReviewSearch(location.search)
    if (audit.seesResults) await loadReview(queryClient, { store, audit, search })
    return { title: `Results, ${audit.name}` }
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? 'Results'),
  component: Results,
})

function Results() {
  const { store } = Route.useRouteContext()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ResultsPage
      store={store}
      auditId={id}
      search={search}
      insights={<Meaning store={store} auditId={id} />}
      onSearch={(next) =>
        void navigate({
          search: next,
          replace: !isAnotherList(search, next),
          resetScroll: false,
        })
      }
    />
  )
}

/** What the numbers may mean: patterns, sentences, and answers to questions. */
function Meaning({ store, auditId }: { readonly store: StoreSummary; readonly auditId: string }) {
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  const [recounted, setRecounted] = useState<readonly LineKey[]>()
  const isManager = store.role === 'manager'
  const canRecount = ['active', 'stopped', 'submitted'].includes(audit.status)
  const patterns = {
    id: 'insights',
    label: 'Insights',
    content: (
      <InsightsPanel
        storeId={store.id}
        auditId={auditId}
        stores={audit.stores}
        onRecount={canRecount ? setRecounted : undefined}
      />
    ),
  }
  const words = [
    {
      id: 'summary',
      label: 'Summary',
      content: <SummaryPanel orgId={store.organizationId} auditId={auditId} />,
    },
    {
      id: 'ask',
      label: 'Ask',
      content: <AskPanel storeId={store.id} auditId={auditId} isManager={isManager} />,
    },
  ]
  return (
    <>
      <LazyTabs
        label="What the numbers may mean"
        note={audit.stores.length > 1 && `Of all ${audit.stores.length} stores of this audit.`}
        panes={isManager ? [patterns, ...words] : words}
      />
      <RecountDialog
        storeId={store.id}
        auditId={auditId}
        wish={recounted}
        onClose={() => setRecounted(undefined)}
      />
    </>
  )
}
