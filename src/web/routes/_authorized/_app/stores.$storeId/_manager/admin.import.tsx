import { createFileRoute } from '@tanstack/react-router'
import { CatalogueImportPage } from '#web/imports/catalogue-import-page.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/import')({
  staticData: { areas: ['columns', 'file-drop', 'findings', 'imports', 'scan-once'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'imports')('title')),
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
