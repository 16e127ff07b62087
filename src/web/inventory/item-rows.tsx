import type { VarianceLine } from '#contract/audit-variances.ts'
import type { WindowedQuery } from '../client/use-windowed-query.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WindowedRows } from '../kit/windowed-rows.tsx'
import styles from './inventory.module.css'

interface ItemRowsProps {
  readonly list: WindowedQuery<VarianceLine>
  readonly total: number
}

const ROW_PX = 46.5
/** On a phone, where the numbers are below the name. */
const STACKED_ROW_PX = 79
const idOf = ({ id }: VarianceLine) => id
const drawItem = (line: VarianceLine) => <Item line={line} />

export function ItemRows({ list, total }: ItemRowsProps) {
  const t = useMessages('inventory')
  return (
    <>
      <div className={styles.itemHead} aria-hidden>
        <span>{t('column.item')}</span>
        <span>{t('column.category')}</span>
        <span className={styles.number}>{t('column.cost')}</span>
        <span className={styles.number}>{t('column.expected')}</span>
        <span className={styles.number}>{t('column.countedSoFar')}</span>
      </div>
      <WindowedRows
        rows={list.rows}
        total={total}
        rowPx={ROW_PX}
        narrowRowPx={STACKED_ROW_PX}
        keyOf={idOf}
        label={t('part.items')}
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
  const t = useMessages('inventory')
  const { cost, quantity } = useFormats()
  return (
    <div className={styles.item}>
      <span className={styles.words}>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.note}>
          {[line.sku, line.inBaseline ? null : t('notExpected')].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.category}>{line.category ?? '–'}</span>
      <Figure label={t('column.cost')} text={cost(line.unitCost, line.currency)} />
      <Figure label={t('column.expected')} text={quantity(line.expected)} />
      <Figure label={t('column.counted')} text={quantity(line.counted)} />
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
