import { Drawer } from '@mantine/core'
import type { ItemDetails } from '#contract/items.ts'
import { ArchiveItem } from './archive-item.tsx'
import { ItemBarcodes } from './item-barcodes.tsx'
import { ItemForm } from './item-form.tsx'

interface ItemDrawerProps {
  readonly orgId: string
  /** Of the store that the catalogue is looked at from. */
  readonly currency: string
  /** Undefined: closed. */
  readonly item: ItemDetails | 'new' | undefined
  readonly onClose: () => void
}

/** One item: what it is, the codes that stand for it, and the way out of the catalogue. */
export function ItemDrawer({ orgId, currency, item, onClose }: ItemDrawerProps) {
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
