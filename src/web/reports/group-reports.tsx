import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReportSummary } from '#contract/reports.ts'
import { formatMoney, formatSignedMoney } from '#domain/money.ts'
import type { ReportFigures } from '#domain/reports/report-sums.ts'
import { categoryName, formatExactShare, formatPart } from './figure-words.ts'
import { LabelledCell, STACKS } from './labelled-cell.tsx'
import type { ReportSearch } from './report-search.ts'
import styles from './reports.module.css'

interface GroupReportsProps {
  readonly summary: ReportSummary
  readonly search: ReportSearch
}

/** The same audits by store and by category; each leads to its own figures. */
export function GroupReports({ summary, search }: GroupReportsProps) {
  return (
    <>
      <GroupTable title="Stores" what="Store">
        {summary.stores.map(({ id, name, figures }) => (
          <GroupRow key={id} figures={figures}>
            <Only search={{ ...search, store: id, view: 'audits' }}>{name}</Only>
          </GroupRow>
        ))}
      </GroupTable>
      <GroupTable title="Categories" what="Category">
        {summary.categories.map(({ id, figures }) => (
          <GroupRow key={id} figures={figures}>
            <Only search={{ ...search, category: id, view: 'trend' }}>{categoryName(id)}</Only>
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
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${STACKS}`}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">Lines</th>
              <th scope="col">Match</th>
              <th scope="col">By unit</th>
              <th scope="col">Shrinkage</th>
              <th scope="col">Net value</th>
              <th scope="col">Gross value</th>
              <th scope="col">Not counted</th>
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
  return (
    <tr>
      <th scope="row">{children}</th>
      <LabelledCell label="Lines">{figures.countedLines.toLocaleString('en-US')}</LabelledCell>
      <LabelledCell label="Match">{formatPart(figures.accuracyByLine)}</LabelledCell>
      <LabelledCell label="By unit">{formatPart(figures.accuracyByUnit)}</LabelledCell>
      <LabelledCell label="Shrinkage">{formatExactShare(figures.shrinkage)}</LabelledCell>
      <LabelledCell label="Net value">
        {formatSignedMoney(figures.netValue, figures.currency)}
      </LabelledCell>
      <LabelledCell label="Gross value">
        {formatMoney(figures.grossValue, figures.currency)}
      </LabelledCell>
      <LabelledCell label="Not counted">
        {figures.uncountedLines.toLocaleString('en-US')}
      </LabelledCell>
    </tr>
  )
}
