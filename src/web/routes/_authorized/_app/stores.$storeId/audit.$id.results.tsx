import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { AskPanel } from '#web/ai/ask-panel.tsx'
import { SummaryPanel } from '#web/ai/summary-panel.tsx'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { InsightsPanel } from '#web/insights/insights-panel.tsx'
import type { LineKey } from '#web/insights/line-key.ts'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn, useMessages } from '#web/kit/use-messages.ts'
import { useOpenedBeside } from '#web/kit/use-opened-beside.ts'
import { loadReview } from '#web/review/load-review.ts'
import { RecountDialog } from '#web/review/recount-dialog.tsx'
import { ResultsPage } from '#web/review/results-page.tsx'
import { ReviewDrawer } from '#web/review/review-drawer.tsx'
import { isAnotherList, parseReviewSearch, type ReviewPanel } from '#web/review/review-search.ts'
import { requireAudit } from '#web/session/require-audit.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/audit/$id/results')({
  staticData: { areas: ['ai', 'audits', 'insights', 'results', 'review'] },
  validateSearch: parseReviewSearch,
  loader: async ({ context: { queryClient, store }, params, location }) => {
    const audit = await requireAudit(queryClient, params)
    // Not a loader dependency: a chosen tab renders at once, and its lines follow.
    const search = parseReviewSearch(location.search)
    if (audit.seesResults) await loadReview(queryClient, { store, audit, search })
    return { audit: audit.name }
  },
  head: ({ match, loaderData }) => {
    const t = messagesIn(match.context.language, 'results')
    return pageTitle(loaderData ? t('titled', loaderData) : t('title'))
  },
  component: Results,
})

function Results() {
  const { store } = Route.useRouteContext()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { panel, choose, close } = usePanel()
  return (
    <ResultsPage
      store={store}
      auditId={id}
      search={search}
      onPanel={choose}
      panel={
        <AboutThisCount
          store={store}
          auditId={id}
          panel={panel}
          onChoose={choose}
          onClose={close}
        />
      }
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

function usePanel() {
  const { panel } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { open, close } = useOpenedBeside<ReviewPanel>(panel, (next, { replace }) => {
    const changed = { panel: next }
    void navigate({ search: (before) => ({ ...before, ...changed }), replace, resetScroll: false })
  })
  return { panel, choose: open, close }
}

interface AboutThisCountProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly panel: ReviewPanel | undefined
  readonly onChoose: (panel: ReviewPanel) => void
  readonly onClose: () => void
}

/** What the numbers may mean: answers to questions, a summary, and patterns. */
function AboutThisCount({ store, auditId, panel, onChoose, onClose }: AboutThisCountProps) {
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  const t = useMessages('review')
  const [recounted, setRecounted] = useState<readonly LineKey[]>()
  const isManager = store.role === 'manager'
  const canRecount = ['active', 'stopped', 'submitted'].includes(audit.status)
  const words = [
    {
      id: 'ask',
      label: t('drawer.ask'),
      content: <AskPanel storeId={store.id} auditId={auditId} isManager={isManager} />,
    },
    {
      id: 'summary',
      label: t('drawer.summary'),
      content: <SummaryPanel orgId={store.organizationId} auditId={auditId} />,
    },
  ] as const
  const patterns = {
    id: 'insights',
    label: t('drawer.causes'),
    content: (
      <InsightsPanel
        storeId={store.id}
        auditId={auditId}
        stores={audit.stores}
        onRecount={canRecount ? setRecounted : undefined}
      />
    ),
  } as const
  return (
    <>
      <ReviewDrawer
        panel={panel}
        note={audit.stores.length > 1 && t('drawer.allStores', { count: audit.stores.length })}
        panes={isManager ? [...words, patterns] : words}
        onChoose={onChoose}
        onClose={onClose}
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
