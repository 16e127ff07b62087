import type { ReactNode } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries, useSuspenseLiveQuery } from '../client/react.tsx'
import { AsyncSection } from '../kit/async-section.tsx'
import { LinkTab, LinkTabs } from '../kit/link-tabs.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import { AuditPage } from '../shared/audit-page.tsx'
import { BaselineSection } from './baseline-section.tsx'
import { ExpectedItems } from './expected-items.tsx'
import styles from './inventory.module.css'
import type { InventorySearch, InventoryView } from './inventory-search.ts'
import { QuarantinedCounts } from './quarantined-counts.tsx'
import { UnknownCodes } from './unknown-codes.tsx'

interface InventoryPageProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly search: InventorySearch
  readonly onSearch: (search: InventorySearch) => void
  /** The import of a baseline, passed in by the route. */
  readonly importer?: ReactNode
  /** A file was dropped on another page, and the importer is waiting for it. */
  readonly isFileComing?: boolean
}

/** What should be in the store, what was counted of it, and what waits for a manager's decision. */
export function InventoryPage(props: InventoryPageProps) {
  const { auditId, search, onSearch, importer, isFileComing = false } = props
  const store = useLiveStore(props.store)
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  // The numbers on the tabs: if they are refused, the page works without them.
  const [dashboard] = useLiveQueries(api.audits.getDashboard, [{ auditId }])
  // The number of codes as in the list: a code that was read on several shelves is one.
  const [unknown] = useLiveQueries(api.scanEvents.listUnknown, [
    { auditId, state: 'waiting', paginationOpts: { numItems: 1, cursor: null } },
  ])
  const view = search.view ?? 'items'
  const t = useMessages('inventory')
  return (
    <AuditPage store={store} audit={audit} title={t('title')}>
      <BaselineSection
        store={store}
        audit={audit}
        importer={importer}
        isFileComing={isFileComing}
      />
      <LinkTabs current={view} aria-label={t('parts')} data-off-paper>
        <ViewLink view="items" current={view} label={t('part.items')} />
        <ViewLink view="unknown" current={view} label={t('part.unknown')} count={unknown?.total} />
        <ViewLink
          view="quarantined"
          current={view}
          label={t('part.setAside')}
          count={dashboard?.quarantinedEvents}
        />
      </LinkTabs>
      <AsyncSection what={{ sentence: t('notLoaded', { part: view }) }} question={view}>
        {view === 'items' && (
          <ExpectedItems store={store} auditId={auditId} search={search} onSearch={onSearch} />
        )}
        {view === 'unknown' && <UnknownCodes store={store} audit={audit} />}
        {view === 'quarantined' && <QuarantinedCounts audit={audit} />}
      </AsyncSection>
    </AuditPage>
  )
}

interface ViewLinkProps {
  readonly view: InventoryView
  readonly current: InventoryView
  readonly label: string
  readonly count?: number | undefined
}

function ViewLink({ view, current, label, count = 0 }: ViewLinkProps) {
  const { number } = useFormats()
  return (
    <LinkTab
      from="/stores/$storeId/audit/$id/inventory"
      to="."
      search={{ view }}
      replace
      resetScroll={false}
      isCurrent={view === current}
    >
      {label}
      {count > 0 && <span className={styles.badge}>{number(count)}</span>}
    </LinkTab>
  )
}
