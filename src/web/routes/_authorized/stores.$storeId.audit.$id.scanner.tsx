import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseFault } from '#domain/fault.ts'
import { useOtherBuild } from '#web/client/use-other-build.ts'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { optionalStrings } from '#web/kit/search.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { lazyCodeSource } from '#web/scanner/decoder/lazy-code-source.ts'
import { ScannerPage } from '#web/scanner/scanner-page.tsx'
import { ScannerWaiting } from '#web/scanner/scanner-waiting.tsx'
import { ClosedScanner, NothingWaits } from '#web/scanner/sync/closed-scanner.tsx'
import { requireStore } from '#web/session/guards.ts'
import { AppError } from '#web/shell/app-error.tsx'
import { NotOpenHere } from '#web/shell/refused-page.tsx'

const UnsentCounts = lazyWithRetry(() => import('#web/outbox/unsent-counts.tsx'))

const cameraCodes = lazyCodeSource()
const scannerSearch = optionalStrings('assignment')

/** Outside the app's frame: counting gets the whole screen, and the page stays small. */
export const Route = createFileRoute('/_authorized/stores/$storeId/audit/$id/scanner')({
  // The page runs on the device's own data; the host only decides who may open it.
  ssr: 'data-only',
  staticData: { areas: ['camera', 'outbox', 'scanner', 'sheets', 'sync'] },
  validateSearch: scannerSearch,
  beforeLoad: ({ context, params }) => requireStore(context.queryClient, params.storeId),
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'scanner')('title')),
  component: Scanner,
  pendingComponent: ScannerWaiting,
  errorComponent: ScannerError,
  notFoundComponent: NoStoreHere,
})

function NoStoreHere({ data }: { readonly data?: unknown }) {
  return (
    <Closed isRefused>
      <NotOpenHere data={data} />
    </Closed>
  )
}

function ScannerError(props: ErrorComponentProps) {
  return (
    <Closed isRefused={parseFault(props.error) !== undefined}>
      <AppError {...props} />
    </Closed>
  )
}

interface ClosedProps {
  /** People who lost access may still have counts on this device, or worry about them. */
  readonly isRefused: boolean
  readonly children: ReactNode
}

function Closed({ isRefused, children }: ClosedProps) {
  const navigate = Route.useNavigate()
  const { user } = Route.useRouteContext()
  return (
    <ClosedScanner onBack={() => void navigate({ to: '/stores' })}>
      {isRefused && <UnsentCounts userId={user.id} userName={user.name} none={<NothingWaits />} />}
      {children}
    </ClosedScanner>
  )
}

function Scanner() {
  const { store, user } = Route.useRouteContext()
  const { storeId, id } = Route.useParams()
  const { assignment } = Route.useSearch()
  const navigate = Route.useNavigate()
  // A new build of the page is loaded between two shelves, never in the middle of one.
  const reloadDocument = useOtherBuild()
  const toDashboard = () =>
    void navigate({ to: '/stores/$storeId/audit/$id', params: { storeId, id }, reloadDocument })
  const leave = () =>
    void (user.isHelper
      ? navigate({ to: '/day-pass', reloadDocument })
      : navigate({ to: '/stores/$storeId', params: { storeId }, reloadDocument }))
  return (
    <ScannerPage
      user={user}
      auditId={id}
      store={store}
      assignmentId={assignment}
      source={cameraCodes}
      isOtherBuild={reloadDocument}
      onAssignment={(next) =>
        void navigate({
          search: { assignment: next },
          reloadDocument: reloadDocument && next !== undefined,
        })
      }
      onBack={leave}
      onDashboard={store.role === 'manager' ? toDashboard : undefined}
    />
  )
}
