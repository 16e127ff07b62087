import { createFileRoute, notFound } from '@tanstack/react-router'
import { parseFault } from '#domain/fault.ts'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { ShelfPage } from '#web/rooms/shelf-page.tsx'

/** The backend's codes for a shelf that does not exist, and for an id that cannot exist. */
const NO_SUCH_SHELF: readonly unknown[] = ['not_found', 'invalid_argument']

export const Route = createFileRoute(
  '/_authorized/_app/stores/$storeId/_manager/admin/rooms/$roomId/shelves/$shelfId',
)({
  staticData: { areas: ['rooms'] },
  loader: async ({ context, params: { storeId, roomId, shelfId } }) => {
    try {
      const query = liveQuery(api.shelves.get, { storeId, shelfId })
      const shelf = await context.queryClient.ensureQueryData(query)
      if (shelf.roomId === roomId) return { code: shelf.code }
    } catch (thrown) {
      if (!NO_SUCH_SHELF.includes(parseFault(thrown)?.code)) throw thrown
    }
    throw notFound()
  },
  head: ({ match, loaderData }) => {
    const t = messagesIn(match.context.language, 'rooms')
    return pageTitle(loaderData ? t('shelf.title', { code: loaderData.code }) : t('shelf.unnamed'))
  },
  component: Shelf,
})

function Shelf() {
  const { store } = Route.useRouteContext()
  const { shelfId } = Route.useParams()
  return <ShelfPage store={store} shelfId={shelfId} />
}
