import type { ExpectedLot, VarianceLine } from '#contract/audit-variances.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { lotWords } from './label-words.ts'
import styles from './line-details.module.css'

interface ExpectedLotsTableProps {
  readonly auditId: string
  readonly line: Pick<VarianceLine, 'storeId' | 'itemId' | 'expected'>
}

/** What the file expects per lot, per date, or per serial number; nothing if the file has none of these. */
export function ExpectedLotsTable({ auditId, line }: ExpectedLotsTableProps) {
  const { storeId, itemId, expected } = line
  const found = useLiveQuery(api.audits.getExpectedLots, { auditId, storeId, itemId })
  const t = useMessages('results')
  const { quantity: say } = useFormats()
  if (!found || found.total === 0) return null
  const { lots, total, quantity } = found
  const without = (expected ?? 0) - quantity
  const unnamed = total - lots.length
  return (
    <div className={styles.lots}>
      <table className={styles.rounds}>
        <thead>
          <tr>
            <th scope="col">{t('details.lots')}</th>
            <th scope="col">{t('head.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <LotRow key={keyOf(lot)} lot={lot} />
          ))}
          {without !== 0 && unnamed === 0 && (
            <tr>
              <th scope="row">{t('details.noLot')}</th>
              <td>{say(without)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {unnamed > 0 && (
        <p className={styles.overtaken}>{t('details.moreLots', { count: unnamed })}</p>
      )}
    </div>
  )
}

function LotRow({ lot }: { readonly lot: ExpectedLot }) {
  const t = useMessages('results')
  const formats = useFormats()
  return (
    <tr>
      <th scope="row">{lotWords(lot, t, formats)}</th>
      <td>{formats.quantity(lot.expected)}</td>
    </tr>
  )
}

function keyOf({ roomName, shelfCode, lot, expiry, serial }: ExpectedLot): string {
  return JSON.stringify([roomName, shelfCode, lot, expiry, serial])
}
