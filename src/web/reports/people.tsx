import type { CounterReport } from '#contract/reports.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { formatQuantity, formatShare } from '../kit/format-number.ts'
import { formatDuration } from '../kit/format-time.ts'
import { Empty } from '../kit/page.tsx'
import { formatPace } from './figure-words.ts'
import { LabelledCell, STACKS } from './labelled-cell.tsx'
import { type ReportSearch, reportFilterOf } from './report-search.ts'
import styles from './reports.module.css'

interface PeopleProps {
  readonly store: StoreSummary
  readonly search: ReportSearch
}

/** Who counted how much, oneself first. */
export function People({ store, search }: PeopleProps) {
  const { category, ...filter } = reportFilterOf(search)
  const people = useSuspenseLiveQuery(api.reports.listCounters, {
    orgId: store.organizationId,
    filter,
  })
  if (people.length === 0) return <Empty title="Nobody counted">No count has a name here.</Empty>
  return (
    <section className={styles.section}>
      <p className={styles.explained}>
        Everybody has what they recorded themselves, whoever handed the shelf in; a line that two
        people counted is there for both. Pace is per minute of counting, without the breaks. Lines
        that were counted again in a later round and came out otherwise say how sure a first count
        is, and nothing about why: shelves are recounted where something looked odd.
        {category !== undefined && ' What people counted is of all categories here.'}
      </p>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${STACKS}`}>
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Audits</th>
              <th scope="col">Shelves</th>
              <th scope="col">Lines</th>
              <th scope="col">Units</th>
              <th scope="col">Time</th>
              <th scope="col">Lines/min</th>
              <th scope="col">Units/min</th>
              <th scope="col">Recounted</th>
              <th scope="col">Came out otherwise</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function PersonRow({ person }: { readonly person: CounterReport }) {
  const { recountedLines, differingLines } = person
  return (
    <tr data-own={person.isViewer || undefined}>
      <th scope="row">
        {person.name}
        {person.isViewer && <span className={styles.small}> you</span>}
      </th>
      <LabelledCell label="Audits">{person.audits}</LabelledCell>
      <LabelledCell label="Shelves">{person.shelves}</LabelledCell>
      <LabelledCell label="Lines">{person.lines.toLocaleString('en-US')}</LabelledCell>
      <LabelledCell label="Units">{formatQuantity(person.quantity)}</LabelledCell>
      <LabelledCell label="Time">{formatDuration(person.activeMs)}</LabelledCell>
      <LabelledCell label="Lines/min">{formatPace(person.linesPerMinute)}</LabelledCell>
      <LabelledCell label="Units/min">{formatPace(person.unitsPerMinute)}</LabelledCell>
      <LabelledCell label="Recounted">{recountedLines.toLocaleString('en-US')}</LabelledCell>
      <LabelledCell label="Came out otherwise">
        {recountedLines === 0
          ? '–'
          : `${differingLines} (${formatShare(differingLines, recountedLines)})`}
      </LabelledCell>
    </tr>
  )
}
