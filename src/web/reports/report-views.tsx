import { LinkTab, LinkTabs } from '../kit/link-tabs.tsx'
import { REPORT_VIEWS, type ReportSearch, type ReportView } from './report-search.ts'

const NAMES: Readonly<Record<ReportView, string>> = {
  audits: 'Audits',
  trend: 'Trend',
  groups: 'Stores and categories',
  people: 'People',
  compare: 'Compare',
}

/** Ways to look at the same audits. */
export function ReportViews({ search }: { readonly search: ReportSearch }) {
  const current = search.view ?? 'audits'
  return (
    <LinkTabs current={current} aria-label="Ways to look at it" data-off-paper>
      {REPORT_VIEWS.map((view) => (
        <LinkTab
          key={view}
          from="/stores/$storeId/reports"
          to="."
          search={{ ...search, view }}
          resetScroll={false}
          isCurrent={view === current}
        >
          {NAMES[view]}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
