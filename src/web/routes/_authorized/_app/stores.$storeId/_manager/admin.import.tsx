import { createFileRoute } from '@tanstack/react-router'
import { Empty, Page } from '../../../../../kit/page.tsx'
import { pageTitle } from '../../../../../kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/import')({
  head: () => pageTitle('Items'),
  component: ImportItems,
})

function ImportItems() {
  const { store } = Route.useRouteContext()
  return (
    <Page title="Items" crumb={store.name}>
      <Empty title="The list of items">
        Your list of items is imported here from a CSV or spreadsheet file: codes, names, costs and
        pack sizes.
      </Empty>
    </Page>
  )
}
