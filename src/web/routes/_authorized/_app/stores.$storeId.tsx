import { createFileRoute, Outlet, useHydrated } from '@tanstack/react-router'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { requireStore } from '#web/session/guards.ts'
import { useRefusalWhileOpen } from '#web/session/use-refusal-while-open.ts'
import { AppError } from '#web/shell/app-error.tsx'
import { NotOpenHere, StoreRefused } from '#web/shell/refused-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId')({
  beforeLoad: ({ context, params }) => requireStore(context.queryClient, params.storeId),
  component: Store,
  errorComponent: AppError,
  notFoundComponent: NotOpenHere,
})

// Downloads what a scanner needs without a network; nothing waits for it.
const PrepareOffline = lazyWithRetry(() => import('#web/scanner/sync/prepare-offline.tsx'))

function Store() {
  const { store, user } = Route.useRouteContext()
  const isCounter = useHydrated() && store.role === 'scanner'
  const refusal = useRefusalWhileOpen(store)
  return (
    <>
      {refusal ? (
        <StoreRefused storeId={store.id} known={refusal} otherwise={<Outlet />} />
      ) : (
        <Outlet />
      )}
      {isCounter && <PrepareOffline userId={user.id} storeId={store.id} />}
    </>
  )
}
