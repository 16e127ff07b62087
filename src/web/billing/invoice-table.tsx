import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { WireInvoice } from '#domain/billing/wire.ts'
import { useMessages } from '../kit/use-messages.ts'
import { InvoiceRow } from './invoice-row.tsx'

interface InvoiceTableProps {
  readonly invoices: readonly WireInvoice[]
}

/** A year of monthly bills; older ones are shown on request. */
const SHOWN_FIRST = 12

export function InvoiceTable({ invoices }: InvoiceTableProps) {
  const t = useMessages('billing')
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  if (invoices.length === 0) return <p>{t('invoice.none')}</p>
  const shown = isWhole ? invoices : invoices.slice(0, SHOWN_FIRST)
  return (
    <>
      <table className="au-table" id={id}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.date')}</th>
            <th scope="col">{t('invoice.number')}</th>
            <th scope="col">{t('invoice.status')}</th>
            <th scope="col" className="au-number">
              {t('invoice.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((invoice) => (
            <InvoiceRow key={invoice.stripe_id} invoice={invoice} />
          ))}
        </tbody>
      </table>
      {shown.length < invoices.length && (
        <div className="au-actions">
          <Button variant="default" aria-controls={id} onClick={() => setWhole(true)}>
            {t('invoice.all', { count: invoices.length })}
          </Button>
        </div>
      )}
    </>
  )
}
