import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../../kit/page-title.ts'
import { loadReview } from '../../../../review/load-review.ts'
import { ResultsPage } from '../../../../review/results-page.tsx'
import { parseReviewSearch } from '../../../../review/review-search.ts'
import { requireAudit } from '../../../../session/require-audit.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/audit/$id/results')({
  validateSearch: parseReviewSearch,
  loader: async ({ context, params }) => {
    const { name, seesResults } = await requireAudit(context.queryClient, params)
    if (seesResults) await loadReview(context.queryClient, params.id)
    return { title: `Results, ${name}` }
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
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
