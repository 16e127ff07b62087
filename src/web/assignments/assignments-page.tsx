import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import { AuditPage } from '../shared/audit-page.tsx'
import { AssignmentBoard } from './assignment-board.tsx'
import { ShelvesToCount } from './shelves-to-count.tsx'
import type { GetDeviceId } from './use-take-shelf.ts'

interface AssignmentsPageProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly viewerId: string
  readonly getDeviceId: GetDeviceId
}

/** Managers assign shelves here; counters see theirs and take more. */
export function AssignmentsPage(props: AssignmentsPageProps) {
  const store = useLiveStore(props.store)
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId: props.auditId })
  const t = useMessages('work')
  const tShared = useMessages('shared')
  const isManager = store.role === 'manager'
  const { shelves, explained } = audit.coverage
  // Before the start, the audit only has the shelves that were already assigned.
  const isPlan = audit.status === 'draft'
  return (
    <AuditPage
      store={store}
      audit={audit}
      title={tShared(isManager ? 'pages.assignments' : 'pages.shelves')}
      facts={shelves > 0 && !isPlan && t('coverage.submitted', { done: explained, total: shelves })}
    >
      {isManager ? (
        <AssignmentBoard store={store} audit={audit} viewerId={props.viewerId} />
      ) : (
        <ShelvesToCount
          store={store}
          audit={audit}
          viewerId={props.viewerId}
          getDeviceId={props.getDeviceId}
        />
      )}
    </AuditPage>
  )
}
