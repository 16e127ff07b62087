import { UnstyledButton } from '@mantine/core'
import type { ItemDetails } from '#contract/items.ts'
import { countOf } from '#domain/count-words.ts'
import { formatCost } from '#domain/money.ts'
import styles from './catalogue.module.css'

export function ItemHead() {
  return (
    <div className={styles.head} aria-hidden>
      <span>Item</span>
      <span>Category</span>
      <span>Codes</span>
      <span className={styles.number}>Unit cost</span>
      <span className={styles.number}>Price</span>
    </div>
  )
}

interface ItemRowProps {
  readonly item: ItemDetails
  /** In which the store reads costs and prices. */
  readonly currency: string
  readonly onOpen: (item: ItemDetails) => void
}

export function ItemRow({ item, currency, onOpen }: ItemRowProps) {
  return (
    <UnstyledButton className={styles.row} onClick={() => onOpen(item)}>
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.note}>{[item.sku, item.unit].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.dim}>{item.category ?? '–'}</span>
      <span className={styles.dim}>{describeCodes(item)}</span>
      <span className={styles.number}>
        <span className={styles.label}>Cost </span>
        {formatCost(item.unitCost, currency)}
      </span>
      <span className={styles.number}>
        <span className={styles.label}>Price </span>
        {formatCost(item.unitPrice, currency)}
      </span>
    </UnstyledButton>
  )
}

function describeCodes({ barcodes }: ItemDetails): string {
  const [first] = barcodes
  if (!first) return 'No barcode'
  return barcodes.length === 1
    ? first.code
    : `${first.code} and ${countOf(barcodes.length - 1, 'more', 'more')}`
}
