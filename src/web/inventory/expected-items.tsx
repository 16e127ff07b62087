import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useWindowedQuery } from '../client/use-windowed-query.ts'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { CodeHint } from './code-hint.tsx'
import { FindItem } from './find-item.tsx'
import type { InventorySearch } from './inventory-search.ts'
import { ItemRows } from './item-rows.tsx'

interface ExpectedItemsProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly search: InventorySearch
  readonly onSearch: (search: InventorySearch) => void
}

/** As many are asked for at once. */
const BLOCK_ROWS = 100

/** Every item that is expected or was counted, from A on, with how far it is counted. */
export function ExpectedItems({ store, auditId, search, onSearch }: ExpectedItemsProps) {
  const { q } = search
  const list = useWindowedQuery(
    api.audits.getVariances,
    {
      auditId,
      tab: 'all',
      sort: 'name',
      storeIds: [store.id],
      ...(q !== undefined && { search: q }),
    },
    { blockSize: BLOCK_ROWS },
  )
  const { total, error, retry } = list
  const find = (text: string | undefined) => onSearch({ ...search, q: text })
  return (
    <>
      <FindItem kept={q} onFind={find} total={total} />
      {q && <CodeHint orgId={store.organizationId} text={q} onChoose={find} />}
      {total === undefined && <RowsToCome what="The items" error={error} onRetry={retry} />}
      {total === 0 && <NoItems q={q} onClear={() => find(undefined)} />}
      {total !== undefined && total > 0 && <ItemRows list={list} total={total} />}
    </>
  )
}

interface NoItemsProps {
  readonly q: string | undefined
  readonly onClear: () => void
}

function NoItems({ q, onClear }: NoItemsProps) {
  if (q === undefined) {
    return (
      <Empty title="Nothing expected and nothing counted">
        Items are listed here once a baseline is imported or something is counted.
      </Empty>
    )
  }
  const clear = (
    <Button variant="default" onClick={onClear}>
      Clear search
    </Button>
  )
  return (
    <Empty title="No item matches" action={clear}>
      Neither a name, a SKU nor a category contains “{q}”.
    </Empty>
  )
}
