import { UnstyledButton } from '@mantine/core'
import type { ItemDetails } from '#contract/items.ts'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './catalogue.module.css'

export function ItemHead() {
  const t = useMessages('catalogue')
  return (
    <div className={styles.head} aria-hidden>
      <span>{t('column.item')}</span>
      <span>{t('column.category')}</span>
      <span>{t('column.codes')}</span>
      <span className={styles.number}>{t('column.cost')}</span>
      <span className={styles.number}>{t('column.price')}</span>
    </div>
  )
}

interface ItemRowProps {
  readonly item: ItemDetails
  /** The currency in which the store reads costs and prices. */
  readonly currency: string
  readonly onOpen: (item: ItemDetails) => void
}

export function ItemRow({ item, currency, onOpen }: ItemRowProps) {
  const t = useMessages('catalogue')
  const { cost } = useFormats()
  return (
    <UnstyledButton className={styles.row} onClick={() => onOpen(item)}>
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.note}>{[item.sku, item.unit].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.dim}>{item.category ?? '–'}</span>
      <span className={styles.dim}>{describeCodes(item, t)}</span>
      <span className={styles.number}>
        <span className={styles.label}>{t('row.cost')} </span>
        {cost(item.unitCost, currency)}
      </span>
      <span className={styles.number}>
        <span className={styles.label}>{t('column.price')} </span>
        {cost(item.unitPrice, currency)}
      </span>
    </UnstyledButton>
  )
}

function describeCodes({ barcodes }: ItemDetails, t: Messages<'catalogue'>): string {
  const [first] = barcodes
  if (!first) return t('row.noBarcode')
  return barcodes.length === 1
    ? first.code
    : t('row.codes', { code: first.code, count: barcodes.length - 1 })
}
