import { Button } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import { AuditPage } from '../shared/audit-page.tsx'
import { ExportMenu } from './export-menu.tsx'
import { Review } from './review.tsx'
import type { ReviewPanel, ReviewSearch } from './review-search.ts'

interface ResultsPageProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly search: ReviewSearch
  readonly onSearch: (search: ReviewSearch) => void
  readonly onPanel: (panel: ReviewPanel) => void
  /** Opens beside the table; passed in by the route, because it comes from other features. */
  readonly panel: ReactNode
}

/** What an audit found. Counters see only what its protocol allows. */
export function ResultsPage(props: ResultsPageProps) {
  const { store: known, auditId, search, onSearch, onPanel, panel } = props
  const store = useLiveStore(known)
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  const t = useMessages('results')
  return (
    <AuditPage
      store={store}
      audit={audit}
      title={t('title')}
      actions={
        audit.seesResults && (
          <>
            <Button
              variant="default"
              leftSection={<IconMessageQuestion size={16} stroke={1.8} aria-hidden />}
              onClick={() => onPanel('ask')}
            >
              {t('ask')}
            </Button>
            <ExportMenu store={store} audit={audit} search={search} />
          </>
        )
      }
    >
      {audit.seesResults ? (
        <>
          <Review
            store={store}
            audit={audit}
            search={search}
            onSearch={onSearch}
            onPanel={onPanel}
          />
          {panel}
        </>
      ) : (
        <Closed audit={audit} />
      )}
    </AuditPage>
  )
}

function Closed({ audit }: { readonly audit: AuditDetails }) {
  const t = useMessages('results')
  if (audit.protocol.blind) return <Empty title={t('hidden.title')}>{t('hidden.blind')}</Empty>
  if (audit.protocol.showResults) return <Empty title={t('later.title')}>{t('later.text')}</Empty>
  return <Empty title={t('hidden.title')}>{t('hidden.managers')}</Empty>
}
