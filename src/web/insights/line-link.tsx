import type { InsightNames } from '#contract/insights.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { lineSearch } from '../shared/line-search.ts'
import type { LineKey } from './line-key.ts'

interface LineLinkProps {
  /** The store in the address. */
  readonly storeId: string
  readonly auditId: string
  readonly line: LineKey
  readonly names: InsightNames
}

/** Links to the line in the results, opened. */
export function LineLink({ storeId, auditId, line, names }: LineLinkProps) {
  const t = useMessages('insights')
  const { name = t('finding.item'), sku = null } = names.items[line.itemId] ?? {}
  return (
    <LinkAnchor
      to="/stores/$storeId/audit/$id/results"
      params={{ storeId, id: auditId }}
      search={lineSearch(storeId, line, sku ?? name)}
      hash="lines"
      fw={500}
    >
      {name}
    </LinkAnchor>
  )
}
