import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { AuditReport } from '#contract/reports.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { categoryName } from './figure-words.ts'
import styles from './last-counts.module.css'

interface ValueAtRiskProps {
  readonly store: StoreSummary
  readonly last: AuditReport
}

const SHOWN = 6

/** What differed in the last count, by category; what is missing and what is extra do not cancel out. */
export function ValueAtRisk({ store, last: { auditId } }: ValueAtRiskProps) {
  const t = useMessages('reports')
  const { money } = useFormats()
  const { categories } = useSuspenseLiveQuery(api.reports.getSummary, {
    orgId: store.organizationId,
    filter: { storeIds: [store.id], auditIds: [auditId] },
  })
  const shown = categories.filter(({ figures }) => (figures.grossValue ?? 0) > 0).slice(0, SHOWN)
  const most = shown[0]?.figures.grossValue ?? 0
  return (
    <section className={styles.column} aria-label={t('risk.title')}>
      <h2 className={styles.title}>{t('risk.title')}</h2>
      {shown.length === 0 && <p className={styles.note}>{t('risk.none')}</p>}
      <ul className={styles.list}>
        {shown.map(({ id, figures: { grossValue, currency } }) => (
          <li key={id}>
            <Link
              to="/stores/$storeId/audit/$id/results"
              params={{ storeId: store.id, id: auditId }}
              search={{ tab: 'all', category: id }}
              className={styles.row}
            >
              <span className={styles.words}>
                <span className={styles.name}>{categoryName(id, t)}</span>
                <span className={styles.bar} style={width((grossValue ?? 0) / most)} aria-hidden />
              </span>
              <span className={styles.number}>{money(grossValue, currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function width(share: number): CSSProperties {
  return { width: `${share * 100}%` }
}
