import { Button } from '@mantine/core'
import type { ItemDetails } from '#contract/items.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
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
  const t = useMessages('catalogue')
  const { items, more } = useSuspenseLiveQuery(api.items.search, { orgId, text, limit: LIMIT })
  if (items.length === 0) {
    const clear = (
      <Button variant="default" onClick={onClear}>
        {t('find.clear')}
      </Button>
    )
    return (
      <Empty title={t('find.none', { text })} action={clear}>
        {t('find.noneText')}
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
      {more && <p className={styles.more}>{t('find.more', { count: LIMIT })}</p>}
    </>
  )
}
