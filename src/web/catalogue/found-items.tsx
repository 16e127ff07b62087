import { Button } from '@mantine/core'
import type { ItemDetails } from '#contract/items.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
import styles from './catalogue.module.css'
import { ItemHead, ItemRow } from './item-row.tsx'

interface FoundItemsProps {
  readonly orgId: string
  readonly currency: string
  readonly text: string
  readonly onOpen: (item: ItemDetails) => void
  readonly onClear: () => void
}

const LIMIT = 100

export function FoundItems({ orgId, currency, text, onOpen, onClear }: FoundItemsProps) {
  const { items, more } = useSuspenseLiveQuery(api.items.search, { orgId, text, limit: LIMIT })
  if (items.length === 0) {
    const clear = (
      <Button variant="default" onClick={onClear}>
        Clear search
      </Button>
    )
    return (
      <Empty title="No item matches" action={clear}>
        No name, SKU or barcode begins with “{text}”.
      </Empty>
    )
  }
  return (
    <>
      <ItemHead />
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemRow item={item} currency={currency} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {more && <p className={styles.more}>The first {LIMIT}. Type more to narrow it down.</p>}
    </>
  )
}
