import { Button, Checkbox } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { AuditReport } from '#contract/reports.ts'
import { formatMoney, formatSignedMoney } from '#domain/money.ts'
import { describeCounting } from '#domain/reports/protocol-differences.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { formatDay } from '../kit/format-day.ts'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { VirtualRows } from '../kit/virtual-rows.tsx'
import { formatExactShare, formatPace, formatPart } from './figure-words.ts'
import { FIRST_AUDITS } from './load-reports.ts'
import type { ReportsPageProps } from './report-filters.tsx'
import { type ReportSearch, reportFilterOf, toggleCompared } from './report-search.ts'
import styles from './reports.module.css'

const MORE_ROWS = 500
const ROW_PX = 49

/** Every completed audit by store, the newest first; two of them can be compared. */
export function AuditReports({ store, search, onSearch }: ReportsPageProps) {
  const { rows, total, error, retry, loadMore } = usePaginatedQuery(
    api.reports.list,
    { orgId: store.organizationId, filter: reportFilterOf(search) },
    { initialNumItems: FIRST_AUDITS },
  )
  const stores = useLiveQuery(api.stores.getByOrganization, { orgId: store.organizationId })
  const isArchived = ({ storeId }: AuditReport) =>
    stores !== undefined && !stores.some(({ id }) => id === storeId)
  if (total === undefined) {
    return <RowsToCome what="The audits" error={error} onRetry={retry} />
  }
  return (
    <>
      <CompareBar search={search} onSearch={onSearch} />
      <div data-headed>
        <div data-head>
          <div className={styles.reportHead} aria-hidden>
            <span />
            <span>Audit</span>
            <span className={styles.number}>Lines</span>
            <span className={styles.number}>Match</span>
            <span className={styles.number}>Shrinkage</span>
            <span className={styles.number}>Net value</span>
            <span className={styles.number}>Gross value</span>
            <span className={styles.number}>Coverage</span>
            <span className={styles.number}>Lines/min</span>
          </div>
        </div>
        <VirtualRows
          rows={rows}
          rowPx={ROW_PX}
          keyOf={({ id }) => id}
          label="Completed audits"
          total={total}
          onNearEnd={() => loadMore(MORE_ROWS)}
        >
          {(report) => (
            <ReportRow
              report={report}
              isArchived={isArchived(report)}
              search={search}
              onSearch={onSearch}
            />
          )}
        </VirtualRows>
      </div>
      {error && <NotLoaded what="More audits" error={error} onRetry={retry} />}
    </>
  )
}

function CompareBar({ search, onSearch }: Pick<ReportsPageProps, 'search' | 'onSearch'>) {
  if (!search.a) return null
  return (
    <div className={styles.compareBar} data-off-paper>
      <span>{search.b ? 'Two audits chosen.' : 'One audit chosen: choose another one.'}</span>
      <Button
        size="xs"
        disabled={!search.b}
        leftSection={<IconArrowsDiff size={15} stroke={1.8} aria-hidden />}
        onClick={() => onSearch({ ...search, view: 'compare' })}
      >
        Compare two audits
      </Button>
      <Button
        size="xs"
        variant="subtle"
        onClick={() => onSearch({ ...search, a: undefined, b: undefined })}
      >
        Clear
      </Button>
    </div>
  )
}

interface ReportRowProps {
  readonly report: AuditReport
  /** Nobody can enter its store any more. */
  readonly isArchived: boolean
  readonly search: ReportSearch
  readonly onSearch: (search: ReportSearch) => void
}

function ReportRow({ report, isArchived, search, onSearch }: ReportRowProps) {
  const { figures, pace } = report
  return (
    <div className={styles.reportRow}>
      <Checkbox
        size="xs"
        aria-label={`Compare ${report.auditName}, ${report.storeName}`}
        checked={search.a === report.auditId || search.b === report.auditId}
        onChange={() => onSearch(toggleCompared(search, report.auditId))}
      />
      <span className={styles.words}>
        {isArchived ? (
          <span className={styles.name}>{report.auditName}</span>
        ) : (
          <Link
            to="/stores/$storeId/audit/$id/results"
            params={{ storeId: report.storeId, id: report.auditId }}
            search={{}}
            className={styles.name}
          >
            {report.auditName}
          </Link>
        )}
        <span className={styles.small}>
          {report.storeName}
          {isArchived && ', archived'} · {formatDay(report.completedAt)}
          {report.confirmationNumber && (
            <>
              {' · '}
              <span className={styles.unbroken}>{report.confirmationNumber}</span>
            </>
          )}
          {report.correctedBy && ' · corrected by a later audit, in no sum'}
          {` · ${describeCounting(report.protocol, report.protocol.blind ? 'blind' : 'not blind')}`}
        </span>
      </span>
      <Cell label="Lines" value={figures.countedLines.toLocaleString('en-US')} />
      <Cell label="Match" value={formatPart(figures.accuracyByLine)} />
      <Cell label="Shrinkage" value={formatExactShare(figures.shrinkage)} />
      <Cell label="Net value" value={formatSignedMoney(figures.netValue, figures.currency)} />
      <Cell label="Gross value" value={formatMoney(figures.grossValue, figures.currency)} />
      <Cell label="Coverage" value={formatPart(pace.coverage)} />
      <Cell label="Lines/min" value={formatPace(pace.linesPerMinute)} />
    </div>
  )
}

function Cell({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <span className={styles.number}>
      <span className={styles.label}>{label}</span>
      {value}
    </span>
  )
}
