import { useSuspenseQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AuditReport } from '#contract/reports.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './last-counts.module.css'
import { oftenWrong } from './often-wrong.ts'

interface OftenWrongShelvesProps {
  readonly storeId: string
  /** The newest first. */
  readonly counts: readonly AuditReport[]
}

/** Older counts say little about the shelves of today. */
const LOOKED_AT = 4
/** Of each count, those with the largest differences. */
const SHELVES_OF_COUNT = 40
const SHOWN = 6

/** Where the last counts differed most often: those shelves are worth a second look, or another label. */
export function OftenWrongShelves({ storeId, counts }: OftenWrongShelvesProps) {
  const t = useMessages('reports')
  const { money } = useFormats()
  const looked = counts.slice(0, LOOKED_AT)
  const groups = useSuspenseQueries({
    queries: looked.map(({ auditId }) =>
      liveQuery(api.audits.getVarianceGroups, {
        auditId,
        groupBy: 'shelf',
        tab: 'beyond',
        storeIds: [storeId],
        paginationOpts: { numItems: SHELVES_OF_COUNT, cursor: null },
      }),
    ),
  })
  const found = oftenWrong(
    looked.flatMap(({ auditId }, index) => {
      const page = groups[index]?.data.page
      return page ? [{ auditId, shelves: page }] : []
    }),
    SHOWN,
  )
  const title = t(looked.length > 1 ? 'wrong.title' : 'wrong.last')
  return (
    <section className={styles.column} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {found.length === 0 && <p className={styles.note}>{t('wrong.none')}</p>}
      <ul className={styles.list}>
        {found.map((shelf) => (
          <li key={shelf.id}>
            <Link
              to="/stores/$storeId/audit/$id/results"
              params={{ storeId, id: shelf.auditId }}
              search={{
                tab: 'all',
                ...(shelf.shelfId === null ? { room: shelf.roomId } : { shelf: shelf.shelfId }),
              }}
              className={styles.row}
            >
              <span className={styles.words}>
                <span className={styles.name}>{shelf.shelfCode ?? shelf.roomName}</span>
                <span className={styles.note}>
                  {[
                    shelf.shelfCode !== null && shelf.roomName,
                    looked.length > 1 &&
                      t('wrong.of', { wrong: shelf.counts, count: looked.length }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className={styles.number}>{money(shelf.grossValue, shelf.currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
