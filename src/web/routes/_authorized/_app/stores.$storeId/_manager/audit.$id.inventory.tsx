import { createFileRoute } from '@tanstack/react-router'
import { AuditImport } from '#web/imports/audit-import.tsx'
import { useHandedFile } from '#web/imports/handed-file.ts'
import { InventoryPage } from '#web/inventory/inventory-page.tsx'
import { parseInventorySearch } from '#web/inventory/inventory-search.ts'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { requireAudit } from '#web/session/require-audit.ts'

export const Route = createFileRoute(
  '/_authorized/_app/stores/$storeId/_manager/audit/$id/inventory',
)({
  validateSearch: parseInventorySearch,
  loader: async ({ context, params }) => {
    const { name } = await requireAudit(context.queryClient, params)
    return { audit: name }
  },
  staticData: {
    areas: ['audits', 'columns', 'file-drop', 'findings', 'imports', 'inventory', 'scan-once'],
  },
  head: ({ match, loaderData }) => {
    const t = messagesIn(match.context.language, 'inventory')
    return pageTitle(loaderData ? t('titled', loaderData) : t('title'))
  },
  component: Inventory,
})

function Inventory() {
  const { store } = Route.useRouteContext()
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const handed = useHandedFile({ storeId: store.id, auditId: id })
  return (
    <InventoryPage
      store={store}
      auditId={id}
      importer={<AuditImport store={store} auditId={id} />}
      isFileComing={handed !== undefined}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
