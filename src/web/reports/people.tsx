import type { ReactNode } from 'react'
import type { CounterReport } from '#contract/reports.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { GONE_PERSON } from '#domain/naming.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { sayPace, sayPart } from './figure-words.ts'
import { LabelledCell, STACKS } from './labelled-cell.tsx'
import { type ReportSearch, reportFilterOf } from './report-search.ts'
import styles from './reports.module.css'

interface PeopleProps {
  readonly store: StoreSummary
  readonly search: ReportSearch
}

/** Who counted how much, the viewer first. */
export function People({ store, search }: PeopleProps) {
  const t = useMessages('reports')
  const { category, ...filter } = reportFilterOf(search)
  const people = useSuspenseLiveQuery(api.reports.listCounters, {
    orgId: store.organizationId,
    filter,
  })
  if (people.length === 0) return <Empty title={t('people.none')}>{t('people.noneText')}</Empty>
  return (
    <section className={styles.section}>
      <p className={styles.explained}>
        {t('people.text')}
        {category !== undefined && ` ${t('people.allCategories')}`}
      </p>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${STACKS}`}>
          <thead>
            <tr>
              <th scope="col">{t('col.person')}</th>
              <th scope="col">{t('col.audits')}</th>
              <th scope="col">{t('col.shelves')}</th>
              <th scope="col">{t('col.lines')}</th>
              <th scope="col">{t('col.units')}</th>
              <th scope="col">{t('col.time')}</th>
              <th scope="col">{t('col.linesPerMinute')}</th>
              <th scope="col">{t('col.unitsPerMinute')}</th>
              <th scope="col">{t('col.recounted')}</th>
              <th scope="col">{t('col.changed')}</th>
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
  const t = useMessages('reports')
  const formats = useFormats()
  return (
    <tr data-own={person.isViewer || undefined}>
      <th scope="row">
        {person.isViewer
          ? t('people.you', {
              person: person.name,
              small: (text: ReactNode) => <span className={styles.small}>{text}</span>,
            })
          : person.name === GONE_PERSON
            ? t('people.gone')
            : person.name}
      </th>
      <LabelledCell label={t('col.audits')}>{formats.number(person.audits)}</LabelledCell>
      <LabelledCell label={t('col.shelves')}>{formats.number(person.shelves)}</LabelledCell>
      <LabelledCell label={t('col.lines')}>{formats.number(person.lines)}</LabelledCell>
      <LabelledCell label={t('col.units')}>{formats.quantity(person.quantity)}</LabelledCell>
      <LabelledCell label={t('col.time')}>{formats.duration(person.activeMs)}</LabelledCell>
      <LabelledCell label={t('col.linesPerMinute')}>
        {sayPace(person.linesPerMinute, formats)}
      </LabelledCell>
      <LabelledCell label={t('col.unitsPerMinute')}>
        {sayPace(person.unitsPerMinute, formats)}
      </LabelledCell>
      <LabelledCell label={t('col.recounted')}>{formats.number(recountedLines)}</LabelledCell>
      <LabelledCell label={t('col.changed')}>
        {recountedLines === 0
          ? '–'
          : t('people.changed', {
              count: differingLines,
              share: sayPart(differingLines / recountedLines, formats),
            })}
      </LabelledCell>
    </tr>
  )
}
