import type { StoreSummary } from '#contract/stores.ts'
import { countWithin } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
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

/** Managers hand out shelves here; counters see theirs and take more. */
export function AssignmentsPage(props: AssignmentsPageProps) {
  const store = useLiveStore(props.store)
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId: props.auditId })
  const isManager = store.role === 'manager'
  const { shelves, explained } = audit.coverage
  // Before the start only what is given already is known to the audit.
  const isPlan = audit.status === 'draft'
  return (
    <AuditPage
      store={store}
      audit={audit}
      title={isManager ? 'Who counts what' : 'Shelves'}
      facts={
        shelves > 0 && !isPlan && `${countWithin(explained, shelves, 'shelf', 'shelves')} covered`
      }
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
