import { createFileRoute, notFound } from '@tanstack/react-router'
import { LinkButton } from '../../../../../kit/links.tsx'
import { Empty, Page } from '../../../../../kit/page.tsx'
import { pageTitle } from '../../../../../kit/page-title.ts'
import { stringIn } from '../../../../../kit/search.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/audit/new')({
  validateSearch: (search): { readonly storeId: string | undefined } => ({
    storeId: stringIn(search, 'storeId'),
  }),
  beforeLoad: ({ params, search }) => {
    if (search.storeId !== undefined && search.storeId !== params.storeId) throw notFound()
  },
  head: () => pageTitle('New audit'),
  component: NewAudit,
})

function NewAudit() {
  const { store } = Route.useRouteContext()
  const { storeId } = Route.useSearch()
  return (
    <Page title="New audit" crumb={store.name}>
      {storeId ? <NothingToStart /> : <StoreMissing storeId={store.id} />}
    </Page>
  )
}

function NothingToStart() {
  return (
    <Empty title="No audit prepared">
      The name of the count, its stores, who counts and how are decided here before it starts.
    </Empty>
  )
}

function StoreMissing({ storeId }: { readonly storeId: string }) {
  const choose = (
    <LinkButton
      to="/stores/$storeId/audit/new"
      params={{ storeId }}
      search={{ storeId }}
      variant="default"
    >
      Count this store
    </LinkButton>
  )
  return (
    <Empty title="Which store is counted?" action={choose}>
      The address does not say which store the new audit is for.
    </Empty>
  )
}
