import { Link } from '@tanstack/react-router'
import { useCurrentInView } from '../kit/use-current-in-view.ts'
import { REPORT_VIEWS, type ReportSearch, type ReportView } from './report-search.ts'
import styles from './reports.module.css'

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
  const row = useCurrentInView(current)
  return (
    <nav ref={row} className={styles.views} aria-label="Ways to look at it" data-off-paper>
      {REPORT_VIEWS.map((view) => (
        <Link
          key={view}
          from="/stores/$storeId/reports"
          to="."
          search={{ ...search, view }}
          resetScroll={false}
          className={styles.view}
          data-current={view === current || undefined}
          aria-current={view === current ? 'true' : undefined}
        >
          {NAMES[view]}
        </Link>
      ))}
    </nav>
  )
}
