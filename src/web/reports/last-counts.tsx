import type { ReactNode } from 'react'
import type { AuditReport } from '#contract/reports.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { AsyncSection } from '../kit/async-section.tsx'
import { LinkAnchor, LinkButton } from '../kit/links.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { sayNetValue, sayPart } from './figure-words.ts'
import styles from './last-counts.module.css'
import { lastCountsAsked } from './load-last-counts.ts'
import { OftenWrongShelves } from './often-wrong-shelves.tsx'
import { Spark } from './spark.tsx'
import { ValueAtRisk } from './value-at-risk.tsx'

/** What the last count of a store found, how that has changed, and where to look first. */
export function LastCounts({ store }: { readonly store: StoreSummary }) {
  const t = useMessages('reports')
  const { page } = useSuspenseLiveQuery(api.reports.list, lastCountsAsked(store))
  // A corrected count is in no figure; the one that corrects it is.
  const counts = page.filter(({ correctedBy }) => correctedBy === null)
  const [last] = counts
  if (!last) return null
  return (
    <>
      <LastResult storeId={store.id} last={last} counts={counts} />
      <div className={styles.columns}>
        <AsyncSection what={{ sentence: t('notLoaded.part') }} question={last.id}>
          <ValueAtRisk store={store} last={last} />
        </AsyncSection>
        <AsyncSection what={{ sentence: t('notLoaded.part') }} question={last.id}>
          <OftenWrongShelves storeId={store.id} counts={counts} />
        </AsyncSection>
      </div>
    </>
  )
}

const strong = (text: ReactNode) => <strong>{text}</strong>

interface LastResultProps {
  readonly storeId: string
  readonly last: AuditReport
  /** The newest first. */
  readonly counts: readonly AuditReport[]
}

function LastResult({ storeId, last, counts }: LastResultProps) {
  const t = useMessages('reports')
  const formats = useFormats()
  const { figures, pace, auditId, auditName, completedAt } = last
  const { accuracyByLine, shrinkage } = figures
  const params = { storeId, id: auditId }
  const points = counts.toReversed()
  return (
    <section className={styles.answer} aria-label={t('last.label')}>
      <div className={styles.head}>
        <p className={styles.facts}>
          <LinkAnchor
            to="/stores/$storeId/audit/$id/results"
            params={params}
            className={styles.audit}
          >
            {auditName}
          </LinkAnchor>
          <span className={styles.note}>
            {t('last.completed', { day: formats.day(completedAt) })}
          </span>
        </p>
        <div className={styles.actions}>
          <LinkButton
            to="/stores/$storeId/reports"
            params={{ storeId }}
            variant="default"
            size="xs"
          >
            {t('last.reports')}
          </LinkButton>
          <LinkButton
            to="/stores/$storeId/audit/$id/results"
            params={params}
            variant="default"
            size="xs"
          >
            {t('last.results')}
          </LinkButton>
        </div>
      </div>
      <h2 className={styles.sentence}>
        {accuracyByLine !== null &&
          t('headline.match', { share: sayPart(accuracyByLine, formats), strong })}{' '}
        {sayNetValue(figures, t, formats)}{' '}
        {shrinkage !== null &&
          t('headline.shrinkage', { share: sayPart(shrinkage, formats, 2), strong })}
      </h2>
      <p className={styles.note}>
        {[
          t('note.counted', { count: figures.countedLines }),
          t('last.shelves', { done: pace.explained, count: pace.shelves }),
        ].join(' · ')}
      </p>
      <div className={styles.sparks}>
        <Spark
          name={t('figure.accuracy')}
          values={points.map((one) => one.figures.accuracyByLine)}
          say={(value) => sayPart(value, formats)}
        />
        <Spark
          name={t('figure.shrinkage')}
          values={points.map((one) => one.figures.shrinkage)}
          say={(value) => sayPart(value, formats, 2)}
        />
      </div>
    </section>
  )
}
