import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { WireInvoice } from '#domain/billing/wire.ts'
import { type BillingWords, useBillingWords } from './billing-words.ts'
import { formatAmount } from './format-amount.ts'
import { Lines } from './lines.tsx'

interface InvoiceProps {
  readonly invoice: WireInvoice
}

const COLUMNS = 4

/** The items of an invoice span the full width below it: on a phone a column is too narrow. */
export function InvoiceRow({ invoice }: InvoiceProps) {
  const words = useBillingWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { created_at, currency, lines, stripe_id, total } = invoice
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <td>{words.formats.date(created_at)}</td>
        <td>
          {lines.length === 0 ? (
            stripe_id
          ) : (
            <UnstyledButton
              className="au-invoice"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronRight size={14} stroke={2} aria-hidden />
              {stripe_id}
            </UnstyledButton>
          )}
        </td>
        <td>{statusOf(invoice, words)}</td>
        <td className="au-number">
          {formatAmount(total, currency)}
          <Returned invoice={invoice} />
        </td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={COLUMNS}>
            <InvoiceLines invoice={invoice} />
          </td>
        </tr>
      )}
    </>
  )
}

const STATUSES = ['paid', 'open', 'void'] as const

function statusOf({ status, total, refunded }: WireInvoice, { t }: BillingWords): string {
  if (refunded > 0) return t(refunded < total ? 'invoice.refundedPart' : 'invoice.refundedAll')
  const known = STATUSES.find((one) => one === status)
  return known ? t(`invoice.${known}`) : status
}

/** What was returned since then, to the card or as credit. */
function Returned({ invoice }: InvoiceProps) {
  const { t } = useBillingWords()
  const { refunded, credited, currency } = invoice
  return (
    <>
      {refunded > 0 && (
        <div className="au-note">
          {t('invoice.refunded', { amount: formatAmount(refunded, currency) })}
        </div>
      )}
      {credited > 0 && (
        <div className="au-note">
          {t('invoice.credited', { amount: formatAmount(credited, currency) })}
        </div>
      )}
    </>
  )
}

function InvoiceLines({ invoice: { lines, currency } }: InvoiceProps) {
  const shown = lines.map(({ description, amount }, index) => ({
    key: `${index} ${description}`,
    label: description,
    text: formatAmount(amount, currency),
  }))
  return <Lines className="au-lines" lines={shown} />
}
