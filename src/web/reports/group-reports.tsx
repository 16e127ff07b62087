import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReportSummary } from '#contract/reports.ts'
import type { ReportFigures } from '#domain/reports/report-sums.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { categoryName, sayPart } from './figure-words.ts'
import { LabelledCell, STACKS } from './labelled-cell.tsx'
import type { ReportSearch } from './report-search.ts'
import styles from './reports.module.css'

interface GroupReportsProps {
  readonly summary: ReportSummary
  readonly search: ReportSearch
}

/** The same audits by store and by category; each links to its own figures. */
export function GroupReports({ summary, search }: GroupReportsProps) {
  const t = useMessages('reports')
  return (
    <>
      <GroupTable title={t('table.stores')} what={t('col.store')}>
        {summary.stores.map(({ id, name, figures }) => (
          <GroupRow key={id} figures={figures}>
            <Only search={{ ...search, store: id, view: 'audits' }}>{name}</Only>
          </GroupRow>
        ))}
      </GroupTable>
      <GroupTable title={t('table.categories')} what={t('col.category')}>
        {summary.categories.map(({ id, figures }) => (
          <GroupRow key={id} figures={figures}>
            <Only search={{ ...search, category: id, view: 'trend' }}>{categoryName(id, t)}</Only>
          </GroupRow>
        ))}
      </GroupTable>
    </>
  )
}

function Only({
  search,
  children,
}: {
  readonly search: ReportSearch
  readonly children: ReactNode
}) {
  return (
    <Link from="/stores/$storeId/reports" to="." search={search} className={styles.name}>
      {children}
    </Link>
  )
}

interface GroupTableProps {
  readonly title: string
  readonly what: string
  readonly children: ReactNode
}

function GroupTable({ title, what, children }: GroupTableProps) {
  const t = useMessages('reports')
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${STACKS}`}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{t('col.lines')}</th>
              <th scope="col">{t('col.match')}</th>
              <th scope="col">{t('col.byUnit')}</th>
              <th scope="col">{t('col.shrinkage')}</th>
              <th scope="col">{t('col.net')}</th>
              <th scope="col">{t('col.gross')}</th>
              <th scope="col">{t('col.notCounted')}</th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  )
}

interface GroupRowProps {
  readonly figures: ReportFigures
  readonly children: ReactNode
}

function GroupRow({ figures, children }: GroupRowProps) {
  const t = useMessages('reports')
  const formats = useFormats()
  return (
    <tr>
      <th scope="row">{children}</th>
      <LabelledCell label={t('col.lines')}>{formats.number(figures.countedLines)}</LabelledCell>
      <LabelledCell label={t('col.match')}>{sayPart(figures.accuracyByLine, formats)}</LabelledCell>
      <LabelledCell label={t('col.byUnit')}>
        {sayPart(figures.accuracyByUnit, formats)}
      </LabelledCell>
      <LabelledCell label={t('col.shrinkage')}>
        {sayPart(figures.shrinkage, formats, 2)}
      </LabelledCell>
      <LabelledCell label={t('col.net')}>
        {formats.signedMoney(figures.netValue, figures.currency)}
      </LabelledCell>
      <LabelledCell label={t('col.gross')}>
        {formats.money(figures.grossValue, figures.currency)}
      </LabelledCell>
      <LabelledCell label={t('col.notCounted')}>
        {formats.number(figures.uncountedLines)}
      </LabelledCell>
    </tr>
  )
}
