import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { UnknownCode } from '#contract/scan-events.ts'
import { countOf } from '#domain/count-words.ts'
import { namedGuess } from '#domain/unknown-guess.ts'
import { useFreshInsights } from '../client/use-fresh-insights.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import styles from './inventory.module.css'
import { ResolveDialog } from './resolve-dialog.tsx'
import { UnknownCodeRow } from './unknown-code-row.tsx'

interface UnknownCodesProps {
  readonly orgId: string
  readonly auditId: string
}

const STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'parked', label: 'Parked' },
  { value: 'resolved', label: 'Resolved' },
] as const
type State = (typeof STATES)[number]['value']

/** Codes that no item has, with everything that tells what they are. */
export function UnknownCodes({ orgId, auditId }: UnknownCodesProps) {
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
          aria-label="Which unknown codes"
          data={[...STATES]}
          value={state}
          onChange={setState}
        />
        {total !== undefined && <span className={styles.note}>{countOf(total, 'code')}</span>}
      </div>
      {total === undefined && <RowsToCome what="The codes" error={error} onRetry={retry} />}
      {total !== undefined && rows.length === 0 && (
        <Empty title={state === 'waiting' ? 'No unknown code waits' : 'None'}>
          Codes that no item has are kept with their counts, and you say here what they are.
        </Empty>
      )}
      <ul className={styles.list}>
        {rows.map((code) => (
          <UnknownCodeRow
            key={code.id}
            auditId={auditId}
            code={code}
            guess={insights && namedGuess(insights, code.code)}
            onResolve={() => setResolving(code)}
          />
        ))}
      </ul>
      {total !== undefined && error && (
        <NotLoaded what="More codes" error={error} onRetry={retry} />
      )}
      {status === 'CanLoadMore' && (
        <Button variant="subtle" m="sm" onClick={() => loadMore(100)}>
          Show more
        </Button>
      )}
      <ResolveDialog
        orgId={orgId}
        auditId={auditId}
        code={resolving}
        onClose={() => setResolving(undefined)}
      />
    </>
  )
}
