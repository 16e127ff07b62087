import type { AuditComparison } from '#contract/reports.ts'
import { formatMoney, formatSignedMoney } from '#domain/money.ts'
import type { ReportFigures } from '#domain/reports/report-sums.ts'
import stacked from './compared.module.css'
import { categoryName, formatPart } from './figure-words.ts'
import { LabelledCell } from './labelled-cell.tsx'
import styles from './reports.module.css'

/** Where the two differ, category by category. */
export function ComparedCategories({ compared }: { readonly compared: AuditComparison }) {
  const { earlier, later, categories } = compared
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>Categories</h2>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${stacked.stacked}`}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className={stacked.corner}>
                Category
              </th>
              <th scope="colgroup" colSpan={3} className={styles.named}>
                {earlier.name}
              </th>
              <th scope="colgroup" colSpan={3} className={styles.named}>
                {later.name}
              </th>
            </tr>
            <tr className={stacked.heads}>
              {[earlier, later].flatMap(({ id }) => [
                <th key={`${id} match`} scope="col">
                  Match
                </th>,
                <th key={`${id} net`} scope="col">
                  Net value
                </th>,
                <th key={`${id} gross`} scope="col">
                  Gross value
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category.id} className={stacked.group}>
                <th scope="row" className={stacked.subject}>
                  {categoryName(category.id)}
                </th>
                <Cells figures={category.earlier} />
                <Cells figures={category.later} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A category that an audit does not have is not one with nothing wrong. */
function Cells({ figures }: { readonly figures: ReportFigures | null }) {
  if (!figures) return <td colSpan={3}>not in this audit</td>
  return (
    <>
      <LabelledCell label="Match">{formatPart(figures.accuracyByLine)}</LabelledCell>
      <LabelledCell label="Net">
        {formatSignedMoney(figures.netValue, figures.currency)}
      </LabelledCell>
      <LabelledCell label="Gross">{formatMoney(figures.grossValue, figures.currency)}</LabelledCell>
    </>
  )
}
