import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { UnknownCode } from '#contract/scan-events.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { allowsWork } from '#domain/assignment.ts'
import { namedGuess } from '#domain/unknown-guess.ts'
import { api } from '../client/api.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useFreshInsights } from '../shared/use-fresh-insights.ts'
import styles from './inventory.module.css'
import { NothingToSettle } from './nothing-to-settle.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { UnknownCodeRow } from './unknown-code-row.tsx'

interface UnknownCodesProps {
  readonly store: Pick<StoreSummary, 'id' | 'organizationId'>
  readonly audit: Pick<AuditDetails, 'id' | 'status'>
}

const STATES = ['waiting', 'parked', 'resolved'] as const
type State = (typeof STATES)[number]

/** Unknown codes, with everything that helps to recognize them. */
export function UnknownCodes({ store, audit }: UnknownCodesProps) {
  const auditId = audit.id
  const canSettle = allowsWork(audit.status, 'settle')
  const t = useMessages('inventory')
  const [state, setState] = useState<State>('waiting')
  const [resolving, setResolving] = useState<UnknownCode>()
  const { rows, status, total, error, retry, loadMore } = usePaginatedQuery(
    api.scanEvents.listUnknown,
    { auditId, state },
    { initialNumItems: 50 },
  )
  const { insights } = useFreshInsights(auditId)
  return (
    <>
      <div className={styles.find}>
        <SegmentedControl
          size="xs"
          aria-label={t('codes.which')}
          data={STATES.map((value) => ({ value, label: t('codes.state', { state: value }) }))}
          value={state}
          onChange={setState}
        />
        {total !== undefined && (
          <span className={styles.note}>{t('codes.total', { count: total })}</span>
        )}
      </div>
      {total === undefined && (
        <RowsToCome
          what={{ sentence: t('notLoaded', { part: 'unknown' }) }}
          error={error}
          onRetry={retry}
        />
      )}
      {total !== undefined && rows.length === 0 && (
        <Empty title={t('codes.none', { state })}>{t('codes.noneText')}</Empty>
      )}
      {rows.length > 0 && !canSettle && (
        <NothingToSettle status={audit.status}>
          {t('over.addCode', {
            link: (text) => (
              <LinkAnchor to="/stores/$storeId/admin/items" params={{ storeId: store.id }} inherit>
                {text}
              </LinkAnchor>
            ),
          })}
        </NothingToSettle>
      )}
      <ul className={styles.list}>
        {rows.map((code) => (
          <UnknownCodeRow
            key={code.id}
            auditId={auditId}
            code={code}
            guess={insights && namedGuess(insights, code.code)}
            onResolve={canSettle ? () => setResolving(code) : undefined}
          />
        ))}
      </ul>
      {total !== undefined && error && (
        <NotLoaded
          what={{ sentence: t('notLoaded', { part: 'moreCodes' }) }}
          error={error}
          onRetry={retry}
        />
      )}
      {status === 'CanLoadMore' && (
        <Button variant="subtle" m="sm" onClick={() => loadMore(100)}>
          {t('codes.more')}
        </Button>
      )}
      <ResolveDialog
        orgId={store.organizationId}
        auditId={auditId}
        code={resolving}
        onClose={() => setResolving(undefined)}
      />
    </>
  )
}
