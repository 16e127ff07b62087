import type { VarianceLine } from '#contract/audit-variances.ts'
import { formatCost } from '#domain/money.ts'
import type { WindowedQuery } from '../client/use-windowed-query.ts'
import { formatQuantity } from '../kit/format-number.ts'
import { WindowedRows } from '../kit/windowed-rows.tsx'
import styles from './inventory.module.css'

interface ItemRowsProps {
  readonly list: WindowedQuery<VarianceLine>
  readonly total: number
}

const ROW_PX = 46.5
/** Of a phone, where the numbers stand below the name. */
const STACKED_ROW_PX = 79
const idOf = ({ id }: VarianceLine) => id
const drawItem = (line: VarianceLine) => <Item line={line} />

export function ItemRows({ list, total }: ItemRowsProps) {
  return (
    <>
      <div className={styles.itemHead} aria-hidden>
        <span>Item</span>
        <span>Category</span>
        <span className={styles.number}>Unit cost</span>
        <span className={styles.number}>Expected</span>
        <span className={styles.number}>Counted so far</span>
      </div>
      <WindowedRows
        rows={list.rows}
        total={total}
        rowPx={ROW_PX}
        narrowRowPx={STACKED_ROW_PX}
        keyOf={idOf}
        label="Items"
        onLook={list.look}
        error={list.error}
        onRetry={list.retry}
      >
        {drawItem}
      </WindowedRows>
    </>
  )
}

function Item({ line }: { readonly line: VarianceLine }) {
  return (
    <div className={styles.item}>
      <span className={styles.words}>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.note}>
          {[line.sku, line.inBaseline ? null : 'not in the baseline'].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.category}>{line.category ?? '–'}</span>
      <Figure label="Unit cost" text={formatCost(line.unitCost, line.currency)} />
      <Figure label="Expected" text={formatQuantity(line.expected)} />
      <Figure label="Counted" text={formatQuantity(line.counted)} />
    </div>
  )
}

function Figure({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <span className={styles.number}>
      <span className={styles.label}>{label} </span>
      {text}
    </span>
  )
}
