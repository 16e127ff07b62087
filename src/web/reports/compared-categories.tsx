import type { AuditComparison } from '#contract/reports.ts'
import type { ReportFigures } from '#domain/reports/report-sums.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import stacked from './compared.module.css'
import { categoryName, sayPart } from './figure-words.ts'
import { LabelledCell } from './labelled-cell.tsx'
import styles from './reports.module.css'

/** Where the two differ, category by category. */
export function ComparedCategories({ compared }: { readonly compared: AuditComparison }) {
  const { earlier, later, categories } = compared
  const t = useMessages('reports')
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('compare.categories')}</h2>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${stacked.stacked}`}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2} className={stacked.corner}>
                {t('col.category')}
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
                  {t('col.match')}
                </th>,
                <th key={`${id} net`} scope="col">
                  {t('col.net')}
                </th>,
                <th key={`${id} gross`} scope="col">
                  {t('col.gross')}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <tr key={category.id} className={stacked.group}>
                <th scope="row" className={stacked.subject}>
                  {categoryName(category.id, t)}
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

/** A category that an audit does not have is left empty, because zero would mean that nothing was wrong. */
function Cells({ figures }: { readonly figures: ReportFigures | null }) {
  const t = useMessages('reports')
  const formats = useFormats()
  if (!figures) return <td colSpan={3}>{t('compare.noCategory')}</td>
  return (
    <>
      <LabelledCell label={t('col.match')}>{sayPart(figures.accuracyByLine, formats)}</LabelledCell>
      <LabelledCell label={t('compare.net')}>
        {formats.signedMoney(figures.netValue, figures.currency)}
      </LabelledCell>
      <LabelledCell label={t('compare.gross')}>
        {formats.money(figures.grossValue, figures.currency)}
      </LabelledCell>
    </>
  )
}
