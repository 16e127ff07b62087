import { createFileRoute } from '@tanstack/react-router'
import { JournalPage } from '#web/journal/journal-page.tsx'
import { parseJournalSearch } from '#web/journal/journal-search.ts'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/journal')({
  staticData: { areas: ['journal'] },
  validateSearch: parseJournalSearch,
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'journal')('title')),
  component: Journal,
})

function Journal() {
  const { store } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <JournalPage
      store={store}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
