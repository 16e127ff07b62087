import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconBarcode, IconSearch } from '@tabler/icons-react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { useWindowedQuery } from '../client/use-windowed-query.ts'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useTypedText } from '../kit/use-typed-text.ts'
import styles from './inventory.module.css'
import type { InventorySearch } from './inventory-search.ts'
import { ItemRows } from './item-rows.tsx'

interface FindItemProps {
  /** The search text in the address. */
  readonly value: string | undefined
  readonly onFind: (text: string | undefined) => void
  readonly total: number | undefined
}

const TYPING_MS = 250

function FindItem({ value, onFind, total }: FindItemProps) {
  const { text, setText } = useTypedText({ value, onChange: onFind, restMs: TYPING_MS })
  const t = useMessages('inventory')
  return (
    <div className={styles.find} data-off-paper>
      <TextInput
        className={styles.findInput ?? ''}
        aria-label={t('find.label')}
        placeholder={t('find.placeholder')}
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        rightSection={
          text && <CloseButton size="sm" aria-label={t('find.clear')} onClick={() => setText('')} />
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {total !== undefined && <span className={styles.note}>{t('items', { count: total })}</span>}
    </div>
  )
}

interface ExpectedItemsProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly search: InventorySearch
  readonly onSearch: (search: InventorySearch) => void
}

/** How many are loaded at once. */
const BLOCK_ROWS = 100

/** Every item that is expected or was counted, in alphabetical order, with its progress. */
export function ExpectedItems({ store, auditId, search, onSearch }: ExpectedItemsProps) {
  const { q } = search
  const t = useMessages('inventory')
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
      <FindItem value={q} onFind={find} total={total} />
      {q && <CodeHint orgId={store.organizationId} text={q} onChoose={find} />}
      {total === undefined && (
        <RowsToCome
          what={{ sentence: t('notLoaded', { part: 'items' }) }}
          error={error}
          onRetry={retry}
        />
      )}
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
  const t = useMessages('inventory')
  if (q === undefined) {
    return <Empty title={t('empty.title')}>{t('empty.text')}</Empty>
  }
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('find.clear')}
    </Button>
  )
  return (
    <Empty title={t('find.none')} action={clear}>
      {t('find.noneText', { text: q })}
    </Empty>
  )
}

interface CodeHintProps {
  readonly orgId: string
  readonly text: string
  /** Searches for the item by a word that finds its line. */
  readonly onChoose: (word: string) => void
}

/** Names the item of a barcode that was scanned or typed into the search. */
function CodeHint({ orgId, text, onChoose }: CodeHintProps) {
  const isCode = /^[0-9]{6,}$/.test(text.replaceAll(/[\s-]/g, ''))
  const found = useLiveQuery(api.items.search, isCode ? { orgId, text, limit: 1 } : 'skip')
  const [item] = found?.items ?? []
  const t = useMessages('inventory')
  if (!item) return null
  return (
    <p className={styles.hint}>
      <IconBarcode size={16} stroke={1.7} aria-hidden />
      {t('find.isCode', { code: text, item: item.name })}
      <Button variant="subtle" size="compact-sm" onClick={() => onChoose(item.sku ?? item.name)}>
        {t('find.show')}
      </Button>
    </p>
  )
}
