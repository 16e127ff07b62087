import { Button } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
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
  /** What opens beside the table; the route has it from other features. */
  readonly panel: ReactNode
}

/** What an audit found. Counters see as much as its protocol allows, and nothing more. */
export function ResultsPage(props: ResultsPageProps) {
  const { store: known, auditId, search, onSearch, onPanel, panel } = props
  const store = useLiveStore(known)
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  return (
    <AuditPage
      store={store}
      audit={audit}
      title="Results"
      actions={
        audit.seesResults && (
          <>
            <Button
              variant="default"
              leftSection={<IconMessageQuestion size={16} stroke={1.8} aria-hidden />}
              onClick={() => onPanel('ask')}
            >
              Ask about this count
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
  if (audit.protocol.blind) {
    return (
      <Empty title="Results are not shown">
        This is a blind count: whoever counts is told nothing of what was expected, so that nobody
        counts towards a number. Your manager sees the results.
      </Empty>
    )
  }
  if (audit.protocol.showResults) {
    return (
      <Empty title="Results are not shown yet">
        Two people count the same shelf without knowing of each other. When counting is over, you
        see the results here.
      </Empty>
    )
  }
  return (
    <Empty title="Results are not shown">The results of this audit are for its managers.</Empty>
  )
}
