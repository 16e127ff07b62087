import { Button } from '@mantine/core'
import type { ReportSummary } from '#contract/reports.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { AsyncSection } from '../kit/async-section.tsx'
import { LinkTab, LinkTabs } from '../kit/link-tabs.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { AuditReports } from './audit-reports.tsx'
import { Comparison } from './comparison.tsx'
import { GroupReports } from './group-reports.tsx'
import { People } from './people.tsx'
import { ReportExport } from './report-export.tsx'
import { ReportFilters, type ReportsPageProps } from './report-filters.tsx'
import { ReportHeadline } from './report-headline.tsx'
import { isFiltered, REPORT_VIEWS, type ReportSearch, reportFilterOf } from './report-search.ts'
import styles from './reports.module.css'
import { Trend } from './trend.tsx'

/** The views of the same audits. */
function ReportViews({ search }: { readonly search: ReportSearch }) {
  const t = useMessages('reports')
  const current = search.view ?? 'audits'
  return (
    <LinkTabs current={current} aria-label={t('views.label')} data-off-paper>
      {REPORT_VIEWS.map((view) => (
        <LinkTab
          key={view}
          from="/stores/$storeId/reports"
          to="."
          search={{ ...search, view }}
          resetScroll={false}
          isCurrent={view === current}
        >
          {t(`view.${view}`)}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}

interface WholePageProps extends ReportsPageProps {
  /** The organization; a store here would suggest that all audits belong to that store. */
  readonly organizationName: string | undefined
}

/** What the completed audits of the viewer's stores add up to. */
export function ReportsPage({ organizationName, ...props }: WholePageProps) {
  const { store, search } = props
  const orgId = store.organizationId
  const t = useMessages('reports')
  const everything = useLiveQuery(api.reports.getSummary, { orgId, filter: {} })
  // There is nothing to filter, print or export.
  const isEmpty = everything !== undefined && everything.audits + everything.corrected === 0
  return (
    <Page
      title={t('title')}
      crumb={organizationName}
      actions={!isEmpty && <ReportExport orgId={orgId} search={search} />}
    >
      {!isEmpty && <ReportFilters {...props} />}
      <AsyncSection
        what={{ sentence: t('notLoaded.reports') }}
        question={JSON.stringify(reportFilterOf(search))}
      >
        <Answer {...props} />
      </AsyncSection>
    </Page>
  )
}

function Answer({ store, search, onSearch }: ReportsPageProps) {
  const t = useMessages('reports')
  const filter = reportFilterOf(search)
  const asked = { orgId: store.organizationId, filter }
  const summary = useSuspenseLiveQuery(api.reports.getSummary, asked)
  if (summary.audits + summary.corrected === 0) {
    return <Nothing store={store} search={search} onSearch={onSearch} />
  }
  return (
    <>
      <ReportHeadline summary={summary} />
      <ReportViews search={search} />
      <AsyncSection what={{ sentence: t('notLoaded.part') }} question={JSON.stringify(search)}>
        <View summary={summary} store={store} search={search} onSearch={onSearch} />
      </AsyncSection>
    </>
  )
}

function View(props: ReportsPageProps & { readonly summary: ReportSummary }) {
  const { store, search, onSearch, summary } = props
  switch (search.view ?? 'audits') {
    case 'audits':
      return <AuditReports store={store} search={search} onSearch={onSearch} />
    case 'trend':
      return <Trend summary={summary} search={search} onSearch={onSearch} />
    case 'groups':
      return <GroupReports summary={summary} search={search} />
    case 'people':
      return <People store={store} search={search} />
    case 'compare':
      return <Comparison store={store} search={search} onSearch={onSearch} />
  }
}

function Nothing({ store, search, onSearch }: ReportsPageProps) {
  const t = useMessages('reports')
  if (isFiltered(search)) {
    return (
      <Empty
        title={t('none.filtered')}
        action={
          <Button variant="default" onClick={() => onSearch({ view: search.view })}>
            {t('none.clear')}
          </Button>
        }
      >
        {t('none.filteredText')}
      </Empty>
    )
  }
  return (
    <div className={styles.nothing}>
      <Empty
        title={t('none.title')}
        action={
          <LinkButton
            variant="default"
            to="/stores/$storeId/audit"
            params={{ storeId: store.id }}
            search={{ status: undefined }}
          >
            {t('none.audits')}
          </LinkButton>
        }
      >
        {t('none.text')}
      </Empty>
    </div>
  )
}
