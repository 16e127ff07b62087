import { Select } from '@mantine/core'
import { Suspense } from 'react'
import type { AuditComparison } from '#contract/reports.ts'
import { describeUnlike } from '#domain/money.ts'
import { api } from '../client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { formatDay } from '../kit/format-day.ts'
import { Empty } from '../kit/page.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import stacked from './compared.module.css'
import { ComparedCategories } from './compared-categories.tsx'
import { ComparedLines } from './compared-lines.tsx'
import {
  type AuditChoice,
  choicesOf,
  describeStores,
  describeUnlikeStores,
} from './compared-words.ts'
import { describeWarning, shownFigures } from './figure-words.ts'
import { COMPARED_CHOICES } from './load-reports.ts'
import type { ReportsPageProps } from './report-filters.tsx'
import { Warning } from './report-headline.tsx'
import { isFiltered, type ReportSearch, reportFilterOf } from './report-search.ts'
import styles from './reports.module.css'

/** Two audits side by side: figures, categories, items. */
export function Comparison(props: ReportsPageProps) {
  const { store, search } = props
  const { choices, chosenIds, isCut } = useChoices(store.organizationId, search)
  if (choices && choices.length < 2 && !isFiltered(search)) {
    return (
      <Empty title="Nothing to compare with yet">
        There is one completed audit. The next one can be compared with it here, item by item.
      </Empty>
    )
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
  /** Those of the two that the reports have; undefined: not known yet. */
  readonly knownIds: ReadonlySet<string> | undefined
}

function Chosen({ orgId, search: { a, b }, knownIds }: ChosenProps) {
  if (!a || !b || a === b) {
    return (
      <Empty title={a && b ? 'That is one audit twice' : 'Choose two audits'}>
        What changed from one to the other is shown here, item by item.
      </Empty>
    )
  }
  if (!knownIds) return <WaitingRows />
  if (!knownIds.has(a) || !knownIds.has(b)) {
    return (
      <Empty title="These two cannot be compared">
        One of them is not completed, or not of a store that you manage. Choose another one above.
      </Empty>
    )
  }
  return (
    <Suspense fallback={<WaitingRows />}>
      <SideBySide key={`${a}/${b}`} orgId={orgId} auditIds={[a, b]} />
    </Suspense>
  )
}

/** What is asked for above, and the two that are chosen, whatever is asked for. */
function useChoices(orgId: string, search: ReportSearch) {
  const { category: _category, ...filter } = reportFilterOf(search)
  const paginationOpts = { numItems: COMPARED_CHOICES, cursor: null }
  const list = useLiveQuery(api.reports.list, { orgId, filter, paginationOpts })
  const auditIds = [search.a, search.b].filter((id) => id !== undefined)
  const chosen = useLiveQuery(
    api.reports.list,
    auditIds.length === 0 ? 'skip' : { orgId, filter: { auditIds }, paginationOpts },
  )
  return {
    choices: list && choicesOf([...list.page, ...(chosen?.page ?? [])]),
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
  return (
    <div className={styles.filters} data-off-paper>
      {(['a', 'b'] as const).map((name) => (
        <Select
          key={name}
          aria-label={name === 'a' ? 'One audit' : 'Another audit'}
          placeholder={name === 'a' ? 'One audit' : 'Another audit'}
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
      {isCut && (
        <span className={styles.small}>
          Only the newest are listed. Choose a store, a time or a name above to find older ones.
        </span>
      )}
    </div>
  )
}

interface SideBySideProps {
  readonly orgId: string
  readonly auditIds: [string, string]
}

function SideBySide({ orgId, auditIds }: SideBySideProps) {
  const compared = useSuspenseLiveQuery(api.reports.compare, { orgId, auditIds })
  return (
    <>
      <section className={styles.section}>
        <Warning text={describeUnlike(compared.currencies)} />
        <Warning text={describeWarning(compared.differences)} />
        <Warning text={describeUnlikeStores(compared)} />
        <ComparedFigures compared={compared} />
      </section>
      <ComparedCategories compared={compared} />
      <ComparedLines orgId={orgId} auditIds={auditIds} compared={compared} />
    </>
  )
}

function ComparedFigures({ compared: { earlier, later } }: { readonly compared: AuditComparison }) {
  const before = shownFigures(earlier.figures, earlier.pace)
  const after = shownFigures(later.figures, later.pace)
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${stacked.stacked}`}>
        <thead>
          <tr>
            <th scope="col" className={stacked.corner}>
              Figure
            </th>
            {[earlier, later].map(({ id, name, completedAt, stores }) => (
              <th key={id} scope="col" className={styles.named}>
                {name}
                <span className={styles.small}>
                  {' '}
                  {describeStores(stores.map((store) => store.name))} · {formatDay(completedAt)}
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
