import { createFileRoute } from '@tanstack/react-router'
import { CatalogueImportPage } from '#web/imports/catalogue-import-page.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/import')({
  staticData: { areas: ['scan-once'] },
  head: () => pageTitle('Import a file'),
  component: ImportFile,
})

const LimitNote = lazyWithRetry(() => import('#web/billing/limit-note.tsx'))

function ImportFile() {
  const { store } = Route.useRouteContext()
  return (
    <CatalogueImportPage
      store={store}
      notice={<LimitNote orgId={store.organizationId} feature="items" />}
    />
  )
}
