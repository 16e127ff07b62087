import { Button, CloseButton, Drawer, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { ItemDetails } from '#contract/items.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { LinkButton } from '../kit/links.tsx'
import { Page } from '../kit/page.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { ScanOnceRow } from '../shared/scan-once-row.tsx'
import { ArchiveItem } from './archive-item.tsx'
import styles from './catalogue.module.css'
import { FoundItems } from './found-items.tsx'
import { ItemBarcodes } from './item-barcodes.tsx'
import { ItemForm } from './item-form.tsx'
import { WholeCatalogue } from './whole-catalogue.tsx'

const TYPING_MS = 150

interface CataloguePageProps {
  readonly store: StoreSummary
  /** What else can be done here. */
  readonly more?: ReactNode
  /** What stands in the way of more items. */
  readonly notice?: ReactNode
}

/** The catalogue of the organization: what can be counted, and the codes that stand for it. */
export function CataloguePage({ store, more, notice }: CataloguePageProps) {
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS)
  const [opened, setOpened] = useState<ItemDetails | 'new'>()
  const orgId = store.organizationId
  return (
    <Page
      title="Items"
      crumb={store.name}
      actions={
        <>
          {more}
          <LinkButton
            to="/stores/$storeId/admin/import"
            params={{ storeId: store.id }}
            variant="default"
          >
            Import a file
          </LinkButton>
          <Button
            leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
            onClick={() => setOpened('new')}
          >
            Add item
          </Button>
        </>
      }
    >
      {notice}
      <ScanOnceRow storeId={store.id} />
      <div className={styles.find}>
        <TextInput
          className={styles.findInput ?? ''}
          aria-label="Find an item"
          placeholder="Name, SKU or any barcode"
          leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
          rightSection={
            text && <CloseButton size="sm" aria-label="Clear search" onClick={() => setText('')} />
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
            onOpen={setOpened}
            onClear={() => setText('')}
          />
        ) : (
          <WholeCatalogue
            storeId={store.id}
            orgId={orgId}
            currency={store.currency}
            onOpen={setOpened}
          />
        )}
      </Suspense>
      <ItemDrawer
        orgId={orgId}
        currency={store.currency}
        item={opened}
        onClose={() => setOpened(undefined)}
      />
    </Page>
  )
}

interface ItemDrawerProps {
  readonly orgId: string
  /** Of the store that the catalogue is looked at from. */
  readonly currency: string
  /** Undefined: closed. */
  readonly item: ItemDetails | 'new' | undefined
  readonly onClose: () => void
}

/** One item: what it is, the codes that stand for it, and the way out of the catalogue. */
function ItemDrawer({ orgId, currency, item, onClose }: ItemDrawerProps) {
  return (
    <Drawer
      opened={item !== undefined}
      onClose={onClose}
      position="right"
      size="md"
      title={item === 'new' || !item ? 'New item' : item.name}
    >
      {item === 'new' && <ItemForm orgId={orgId} currency={currency} onDone={onClose} />}
      {item && item !== 'new' && (
        <>
          <ItemForm key={item.id} orgId={orgId} currency={currency} item={item} onDone={onClose} />
          <ItemBarcodes key={`codes ${item.id}`} orgId={orgId} itemId={item.id} />
          <ArchiveItem orgId={orgId} item={item} onDone={onClose} />
        </>
      )}
    </Drawer>
  )
}
