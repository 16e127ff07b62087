import { Button, CloseButton, Drawer, TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useLiveQueries } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { ScanOnceRow } from '../shared/scan-once-row.tsx'
import { ArchiveItem } from './archive-item.tsx'
import styles from './catalogue.module.css'
import { FoundItems } from './found-items.tsx'
import { ItemBarcodes } from './item-barcodes.tsx'
import { ItemForm } from './item-form.tsx'
import type { CatalogueView } from './use-catalogue-view.ts'
import { WholeCatalogue } from './whole-catalogue.tsx'

interface CataloguePageProps {
  readonly store: StoreSummary
  /** The search text and the open item, both of which are in the address. */
  readonly view: CatalogueView
  /** Further actions on this page. */
  readonly more?: ReactNode
  /** Shown if something prevents adding more items. */
  readonly notice?: ReactNode
}

/** The address parameter while a new item is being entered. */
const NEW_ITEM = 'new'

/** The organization's catalogue: what can be counted, and its barcodes. */
export function CataloguePage({ store, view, more, notice }: CataloguePageProps) {
  const t = useMessages('catalogue')
  const { text, asked, setText, itemId, open, close } = view
  const orgId = store.organizationId
  return (
    <Page
      title={t('title')}
      crumb={store.name}
      actions={
        <>
          {more}
          <LinkButton
            to="/stores/$storeId/admin/import"
            params={{ storeId: store.id }}
            variant="default"
          >
            {t('import')}
          </LinkButton>
          <Button
            leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
            onClick={() => open(NEW_ITEM)}
          >
            {t('add')}
          </Button>
        </>
      }
    >
      {notice}
      <ScanOnceRow storeId={store.id} />
      <div className={styles.find}>
        <TextInput
          className={styles.findInput ?? ''}
          aria-label={t('find')}
          placeholder={t('find.hint')}
          leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
          rightSection={
            text && (
              <CloseButton size="sm" aria-label={t('find.clear')} onClick={() => setText('')} />
            )
          }
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Suspense fallback={<WaitingRows />}>
        {asked ? (
          <FoundItems
            orgId={orgId}
            currency={store.currency}
            text={asked}
            onOpen={({ id }) => open(id)}
            onClear={() => setText('')}
          />
        ) : (
          <WholeCatalogue
            storeId={store.id}
            orgId={orgId}
            currency={store.currency}
            onOpen={({ id }) => open(id)}
          />
        )}
      </Suspense>
      <ItemDrawer orgId={orgId} currency={store.currency} itemId={itemId} onClose={close} />
    </Page>
  )
}

interface ItemDrawerProps {
  readonly orgId: string
  /** The currency of the store from which the catalogue was opened. */
  readonly currency: string
  /** Undefined: closed. */
  readonly itemId: string | undefined
  readonly onClose: () => void
}

/** One item: its data, its barcodes, and a way to remove it from the catalogue. */
function ItemDrawer({ orgId, currency, itemId, onClose }: ItemDrawerProps) {
  const isNew = itemId === NEW_ITEM
  const known = itemId === undefined || isNew ? [] : [{ orgId, itemId }]
  const [item] = useLiveQueries(api.items.get, known)
  const t = useMessages('catalogue')
  return (
    <Drawer
      opened={itemId !== undefined}
      onClose={onClose}
      position="right"
      size="md"
      title={isNew ? t('new') : item?.name}
    >
      {isNew && <ItemForm orgId={orgId} currency={currency} onDone={onClose} />}
      {itemId !== undefined && !isNew && !item && <WaitingRows />}
      {item && (
        <>
          <ItemForm key={item.id} orgId={orgId} currency={currency} item={item} onDone={onClose} />
          <ItemBarcodes key={`codes ${item.id}`} orgId={orgId} itemId={item.id} />
          <ArchiveItem orgId={orgId} item={item} onDone={onClose} />
        </>
      )}
    </Drawer>
  )
}
