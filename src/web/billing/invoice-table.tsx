import type { WireInvoice } from '#domain/billing/wire.ts'
import { formatAmount, formatBillDate } from './format-amount.ts'
import { Lines } from './lines.tsx'

interface InvoiceTableProps {
  readonly invoices: readonly WireInvoice[]
}

const STATUS: Readonly<Record<string, string>> = { paid: 'Paid', open: 'Open', void: 'Void' }

export function InvoiceTable({ invoices }: InvoiceTableProps) {
  if (invoices.length === 0) return <p>No invoices yet. They stand here once something is paid.</p>
  return (
    <table className="au-table">
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
        {invoices.map((invoice) => (
          <tr key={invoice.stripe_id}>
            <td>{formatBillDate(invoice.created_at)}</td>
            <td>
              <InvoiceLines invoice={invoice} />
            </td>
            <td>{statusOf(invoice)}</td>
            <td className="au-number">
              {formatAmount(invoice.total, invoice.currency)}
              <Returned invoice={invoice} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function statusOf({ status, total, refunded }: WireInvoice): string {
  if (refunded > 0) return refunded < total ? 'Partly refunded' : 'Refunded'
  return STATUS[status] ?? status
}

/** What has gone back of it since, to the card or as credit. */
function Returned({ invoice }: { readonly invoice: WireInvoice }) {
  const { refunded, credited, currency } = invoice
  return (
    <>
      {refunded > 0 && <div className="au-note">{formatAmount(refunded, currency)} refunded</div>}
      {credited > 0 && <div className="au-note">{formatAmount(credited, currency)} credited</div>}
    </>
  )
}

/** What an invoice was for. */
function InvoiceLines({ invoice }: { readonly invoice: WireInvoice }) {
  const { stripe_id, lines, currency } = invoice
  if (lines.length === 0) return stripe_id
  const shown = lines.map(({ description, amount }, index) => ({
    key: `${index} ${description}`,
    label: description,
    text: formatAmount(amount, currency),
  }))
  return (
    <details>
      <summary>{stripe_id}</summary>
      <Lines className="au-lines" lines={shown} />
    </details>
  )
}
