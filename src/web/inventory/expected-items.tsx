import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { VarianceLine } from '#contract/audit-results.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { formatCost } from '#domain/money.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { formatQuantity } from '../kit/format-number.ts'
import { Empty } from '../kit/page.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { CodeHint } from './code-hint.tsx'
import styles from './inventory.module.css'
import type { InventorySearch } from './inventory-search.ts'

interface ExpectedItemsProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly search: InventorySearch
  readonly onSearch: (search: InventorySearch) => void
}

const PAGE = 100

/** Every item that is expected or was counted, from A on, with how far it is counted. */
export function ExpectedItems({ store, auditId, search, onSearch }: ExpectedItemsProps) {
  const { rows, status, total, error, loadMore } = usePaginatedQuery(
    api.audits.getVariances,
    {
      auditId,
      tab: 'all',
      sort: 'name',
      storeIds: [store.id],
      ...(search.q !== undefined && { search: search.q }),
    },
    { initialNumItems: PAGE },
  )
  if (error && rows.length === 0) throw error
  return (
    <>
      <Find search={search} onSearch={onSearch} total={total} />
      {search.q && (
        <CodeHint
          orgId={store.organizationId}
          text={search.q}
          onChoose={(q) => onSearch({ ...search, q })}
        />
      )}
      {status === 'LoadingFirstPage' && <WaitingRows />}
      {status !== 'LoadingFirstPage' && rows.length === 0 && (
        <Empty title={search.q ? 'No item matches' : 'Nothing expected and nothing counted'}>
          {search.q
            ? `Neither a name, a SKU nor a category contains “${search.q}”.`
            : 'Items are listed here once a baseline is imported or something is counted.'}
        </Empty>
      )}
      {rows.length > 0 && <Items lines={rows} />}
      {status !== 'Exhausted' && rows.length > 0 && (
        <div className={styles.more}>
          <Button
            variant="default"
            size="xs"
            loading={status === 'LoadingMore'}
            onClick={() => loadMore(PAGE * 5)}
          >
            Show more
          </Button>
          <span className={styles.note}>
            {rows.length.toLocaleString('en-US')} of {total?.toLocaleString('en-US')}
          </span>
        </div>
      )}
    </>
  )
}

const TYPING_MS = 250

interface FindProps {
  readonly search: InventorySearch
  readonly onSearch: (search: InventorySearch) => void
  readonly total: number | undefined
}

function Find({ search, onSearch, total }: FindProps) {
  const [text, setText] = useState(search.q ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    const q = text.trim() || undefined
    if (q === search.q) return
    const timer = setTimeout(() => onSearch({ ...search, q }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={styles.find}>
      <TextInput
        className={styles.findInput ?? ''}
        aria-label="Find an item"
        placeholder="Name, SKU or barcode"
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        rightSection={
          text && <CloseButton size="sm" aria-label="Clear search" onClick={() => setText('')} />
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {total !== undefined && (
        <span className={styles.note}>{total.toLocaleString('en-US')} items</span>
      )}
    </div>
  )
}

function Items({ lines }: { readonly lines: readonly VarianceLine[] }) {
  return (
    <>
      <div className={styles.itemHead} aria-hidden>
        <span>Item</span>
        <span>Category</span>
        <span className={styles.number}>Unit cost</span>
        <span className={styles.number}>Expected</span>
        <span className={styles.number}>Counted so far</span>
      </div>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id} className={styles.item}>
            <span className={styles.words}>
              <span className={styles.name}>{line.name}</span>
              <span className={styles.note}>
                {[line.sku, line.inBaseline ? null : 'not in the baseline']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.category}>{line.category ?? '–'}</span>
            <span className={styles.number}>
              <span className={styles.label}>Unit cost </span>
              {formatCost(line.unitCost, line.currency)}
            </span>
            <span className={styles.number}>
              <span className={styles.label}>Expected </span>
              {formatQuantity(line.expected)}
            </span>
            <span className={styles.number}>
              <span className={styles.label}>Counted </span>
              {formatQuantity(line.counted)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
