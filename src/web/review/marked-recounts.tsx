import { api } from '#contract/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { RecountDialog } from './recount-dialog.tsx'

interface MarkedRecountsProps {
  readonly auditId: string
  readonly storeId: string
  readonly onClose: () => void
}

const MOST_LINES = 2_000

/** Asks for all lines at once that were marked to be counted again. */
export function MarkedRecounts({ auditId, storeId, onClose }: MarkedRecountsProps) {
  const page = useLiveQuery(api.audits.getVariances, {
    auditId,
    tab: 'open',
    storeIds: [storeId],
    sort: 'value',
    paginationOpts: { numItems: MOST_LINES, cursor: null },
  })
  const marked = page?.page.filter(({ review }) => review === 'recount')
  return <RecountDialog auditId={auditId} lines={marked} onClose={onClose} />
}
