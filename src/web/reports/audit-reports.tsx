import { Button, Checkbox } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { AuditReport } from '#contract/reports.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { VirtualRows } from '../kit/virtual-rows.tsx'
import { sayPace, sayPart } from './figure-words.ts'
import { FIRST_AUDITS } from './load-reports.ts'
import type { ReportsPageProps } from './report-filters.tsx'
import { type ReportSearch, reportFilterOf, toggleCompared } from './report-search.ts'
import styles from './reports.module.css'

const MORE_ROWS = 500
const ROW_PX = 49

/** All completed audits by store, newest first; two of them can be compared. */
export function AuditReports({ store, search, onSearch }: ReportsPageProps) {
  const t = useMessages('reports')
  const { rows, total, error, retry, loadMore } = usePaginatedQuery(
    api.reports.list,
    { orgId: store.organizationId, filter: reportFilterOf(search) },
    { initialNumItems: FIRST_AUDITS },
  )
  const stores = useLiveQuery(api.stores.getByOrganization, { orgId: store.organizationId })
  const isArchived = ({ storeId }: AuditReport) =>
    stores !== undefined && !stores.some(({ id }) => id === storeId)
  if (total === undefined) {
    return <RowsToCome what={{ sentence: t('audits.notLoaded') }} error={error} onRetry={retry} />
  }
  return (
    <>
      <CompareBar search={search} onSearch={onSearch} />
      <div data-headed>
        <div data-head>
          <div className={styles.reportHead} aria-hidden>
            <span />
            <span>{t('col.audit')}</span>
            <span className={styles.number}>{t('col.lines')}</span>
            <span className={styles.number}>{t('col.match')}</span>
            <span className={styles.number}>{t('col.shrinkage')}</span>
            <span className={styles.number}>{t('col.net')}</span>
            <span className={styles.number}>{t('col.gross')}</span>
            <span className={styles.number}>{t('col.coverage')}</span>
            <span className={styles.number}>{t('col.linesPerMinute')}</span>
          </div>
        </div>
        <VirtualRows
          rows={rows}
          rowPx={ROW_PX}
          keyOf={({ id }) => id}
          label={t('audits.label')}
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
      {error && (
        <NotLoaded what={{ sentence: t('audits.moreNotLoaded') }} error={error} onRetry={retry} />
      )}
    </>
  )
}

function CompareBar({ search, onSearch }: Pick<ReportsPageProps, 'search' | 'onSearch'>) {
  const t = useMessages('reports')
  if (!search.a) return null
  return (
    <div className={styles.compareBar} data-off-paper>
      <span>{t(search.b ? 'audits.two' : 'audits.one')}</span>
      <Button
        size="xs"
        disabled={!search.b}
        leftSection={<IconArrowsDiff size={15} stroke={1.8} aria-hidden />}
        onClick={() => onSearch({ ...search, view: 'compare' })}
      >
        {t('audits.compare')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        onClick={() => onSearch({ ...search, a: undefined, b: undefined })}
      >
        {t('audits.clear')}
      </Button>
    </div>
  )
}

interface ReportRowProps {
  readonly report: AuditReport
  /** Its store is archived and cannot be opened any more. */
  readonly isArchived: boolean
  readonly search: ReportSearch
  readonly onSearch: (search: ReportSearch) => void
}

function ReportRow({ report, isArchived, search, onSearch }: ReportRowProps) {
  const { figures, pace } = report
  const t = useMessages('reports')
  const formats = useFormats()
  return (
    <div className={styles.reportRow}>
      <Checkbox
        size="xs"
        aria-label={t('audits.choose', { audit: report.auditName, store: report.storeName })}
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
          {isArchived ? t('audits.archived', { store: report.storeName }) : report.storeName}
          {` · ${formats.day(report.completedAt)}`}
          {report.confirmationNumber && (
            <>
              {' · '}
              <span className={styles.unbroken}>{report.confirmationNumber}</span>
            </>
          )}
          {report.correctedBy && ` · ${t('audits.corrected')}`}
          {` · ${sayCounting(report.protocol, t)}`}
        </span>
      </span>
      <Cell label={t('col.lines')} value={formats.number(figures.countedLines)} />
      <Cell label={t('col.match')} value={sayPart(figures.accuracyByLine, formats)} />
      <Cell label={t('col.shrinkage')} value={sayPart(figures.shrinkage, formats, 2)} />
      <Cell label={t('col.net')} value={formats.signedMoney(figures.netValue, figures.currency)} />
      <Cell label={t('col.gross')} value={formats.money(figures.grossValue, figures.currency)} />
      <Cell label={t('col.coverage')} value={sayPart(pace.coverage, formats)} />
      <Cell label={t('col.linesPerMinute')} value={sayPace(pace.linesPerMinute, formats)} />
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

/** "blind · 2 shelves counted once instead of twice". */
function sayCounting(
  { blind, countedOnce, chosenCounts }: AuditReport['protocol'],
  t: Messages<'reports'>,
): string {
  return [
    t(blind ? 'audits.blind' : 'audits.notBlind'),
    countedOnce > 0 && t('audits.once', { count: countedOnce }),
    chosenCounts > 0 && t('audits.chosen', { count: chosenCounts }),
  ]
    .filter(Boolean)
    .join(' · ')
}
