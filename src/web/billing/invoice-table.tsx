import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { WireInvoice } from '#domain/billing/wire.ts'
import { InvoiceRow } from './invoice-row.tsx'

interface InvoiceTableProps {
  readonly invoices: readonly WireInvoice[]
}

/** A year of monthly bills; older ones are shown on request. */
const SHOWN_FIRST = 12

export function InvoiceTable({ invoices }: InvoiceTableProps) {
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  if (invoices.length === 0) return <p>No invoices yet. They stand here once something is paid.</p>
  const shown = isWhole ? invoices : invoices.slice(0, SHOWN_FIRST)
  return (
    <>
      <table className="au-table" id={id}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Number</th>
            <th scope="col">Status</th>
            <th scope="col" className="au-number">
              Total
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
            Show all {invoices.length} invoices
          </Button>
        </div>
      )}
    </>
  )
}
