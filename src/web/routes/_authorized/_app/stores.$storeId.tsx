import { createFileRoute, Outlet, useHydrated } from '@tanstack/react-router'
import { broughtLater } from '../../../kit/brought-later.tsx'
import { requireStore } from '../../../session/guards.ts'
import { useRefusalWhileOpen } from '../../../session/use-refusal-while-open.ts'
import { AppError } from '../../../shell/app-error.tsx'
import { NotOpenHere, StoreRefused } from '../../../shell/refused-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId')({
  beforeLoad: ({ context, params }) => requireStore(context.queryClient, params.storeId),
  component: Store,
  errorComponent: AppError,
  notFoundComponent: NotOpenHere,
})

// What a scanner needs without a network; nobody waits for it.
const PrepareOffline = broughtLater(() => import('../../../scanner/prepare-offline.tsx'))

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
