import { Select } from '@mantine/core'
import { Suspense } from 'react'
import type { AuditComparison } from '#contract/reports.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import stacked from './compared.module.css'
import { ComparedCategories } from './compared-categories.tsx'
import { ComparedLines } from './compared-lines.tsx'
import { type AuditChoice, choicesOf, nameStores, sayUnlikeStores } from './compared-words.ts'
import { shownFigures } from './figure-words.ts'
import { COMPARED_CHOICES } from './load-reports.ts'
import type { ReportsPageProps } from './report-filters.tsx'
import { Warning } from './report-headline.tsx'
import { isFiltered, type ReportSearch, reportFilterOf } from './report-search.ts'
import styles from './reports.module.css'
import { sayCurrencies, sayRules } from './warning-words.ts'

/** Two audits side by side: figures, categories, items. */
export function Comparison(props: ReportsPageProps) {
  const { store, search } = props
  const t = useMessages('reports')
  const { choices, chosenIds, isCut } = useChoices(store.organizationId, search)
  if (choices && choices.length < 2 && !isFiltered(search)) {
    return <Empty title={t('compare.first')}>{t('compare.firstText')}</Empty>
  }
  return (
    <>
      <Choice search={search} onSearch={props.onSearch} choices={choices ?? []} isCut={isCut} />
      <Chosen orgId={store.organizationId} search={search} knownIds={chosenIds} />
    </>
  )
}

interface ChosenProps {
  readonly orgId: string
  readonly search: ReportSearch
  /** Which of the two are among the reports; undefined: not known yet. */
  readonly knownIds: ReadonlySet<string> | undefined
}

function Chosen({ orgId, search: { a, b }, knownIds }: ChosenProps) {
  const t = useMessages('reports')
  if (!a || !b || a === b) {
    return (
      <Empty title={t(a && b ? 'compare.same' : 'compare.choose')}>{t('compare.chooseText')}</Empty>
    )
  }
  if (!knownIds) return <WaitingRows />
  if (!knownIds.has(a) || !knownIds.has(b)) {
    return <Empty title={t('compare.unknown')}>{t('compare.unknownText')}</Empty>
  }
  return (
    <Suspense fallback={<WaitingRows />}>
      <SideBySide key={`${a}/${b}`} orgId={orgId} auditIds={[a, b]} />
    </Suspense>
  )
}

/** The audits that match the filter above, and the two chosen ones in any case. */
function useChoices(orgId: string, search: ReportSearch) {
  const t = useMessages('reports')
  const formats = useFormats()
  const { category: _category, ...filter } = reportFilterOf(search)
  const paginationOpts = { numItems: COMPARED_CHOICES, cursor: null }
  const list = useLiveQuery(api.reports.list, { orgId, filter, paginationOpts })
  const auditIds = [search.a, search.b].filter((id) => id !== undefined)
  const chosen = useLiveQuery(
    api.reports.list,
    auditIds.length === 0 ? 'skip' : { orgId, filter: { auditIds }, paginationOpts },
  )
  return {
    choices: list && choicesOf([...list.page, ...(chosen?.page ?? [])], t, formats),
    chosenIds: chosen && new Set(chosen.page.map(({ auditId }) => auditId)),
    isCut: list?.isDone === false,
  }
}

interface ChoiceProps extends Pick<ReportsPageProps, 'search' | 'onSearch'> {
  readonly choices: readonly AuditChoice[]
  /** Whether there are older ones. */
  readonly isCut: boolean
}

function Choice({ search, onSearch, choices, isCut }: ChoiceProps) {
  const t = useMessages('reports')
  return (
    <div className={styles.filters} data-off-paper>
      {(['a', 'b'] as const).map((name) => (
        <Select
          key={name}
          aria-label={t(name === 'a' ? 'compare.one' : 'compare.other')}
          placeholder={t(name === 'a' ? 'compare.one' : 'compare.other')}
          size="xs"
          w={340}
          maw="100%"
          className={styles.auditChoice ?? ''}
          searchable
          clearable
          data={[...choices]}
          value={search[name] ?? null}
          onChange={(next) => onSearch({ ...search, [name]: next ?? undefined })}
        />
      ))}
      {isCut && <span className={styles.small}>{t('compare.cut')}</span>}
    </div>
  )
}

interface SideBySideProps {
  readonly orgId: string
  readonly auditIds: [string, string]
}

function SideBySide({ orgId, auditIds }: SideBySideProps) {
  const t = useMessages('reports')
  const formats = useFormats()
  const compared = useSuspenseLiveQuery(api.reports.compare, { orgId, auditIds })
  return (
    <>
      <section className={styles.section}>
        <Warning text={sayCurrencies(compared.currencies, t, formats)} />
        <Warning text={sayRules(compared.differences, t, formats)} />
        <Warning text={sayUnlikeStores(compared, t, formats)} />
        <ComparedFigures compared={compared} />
      </section>
      <ComparedCategories compared={compared} />
      <ComparedLines orgId={orgId} auditIds={auditIds} compared={compared} />
    </>
  )
}

function ComparedFigures({ compared: { earlier, later } }: { readonly compared: AuditComparison }) {
  const t = useMessages('reports')
  const formats = useFormats()
  const before = shownFigures(earlier.figures, earlier.pace, t, formats)
  const after = shownFigures(later.figures, later.pace, t, formats)
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${stacked.stacked}`}>
        <thead>
          <tr>
            <th scope="col" className={stacked.corner}>
              {t('col.figure')}
            </th>
            {[earlier, later].map(({ id, name, completedAt, stores }) => (
              <th key={id} scope="col" className={styles.named}>
                {name}
                <span className={styles.small}>
                  {' '}
                  {nameStores(
                    stores.map((store) => store.name),
                    t,
                    formats,
                  )}
                  {` · ${formats.day(completedAt)}`}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before.map((figure, index) => (
            <tr key={figure.id}>
              <th scope="row" className={stacked.subject}>
                {figure.name}
                <span className={styles.small}> {figure.definition}</span>
              </th>
              {[figure, after[index]].map((one, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the earlier and the later one
                <td key={place}>
                  {one?.value} <span className={styles.small}>{one?.beside}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
