import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import type { AuditComparison, ComparedFinding, ComparedLine } from '#contract/reports.ts'
import { api } from '../client/api.ts'
import { useWindowedQuery } from '../client/use-windowed-query.ts'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WindowedRows } from '../kit/windowed-rows.tsx'
import { sayChange, sayFinding, sayRepeat } from './compared-words.ts'
import { COMPARED_LINES } from './load-reports.ts'
import styles from './reports.module.css'

interface ComparedLinesProps {
  readonly orgId: string
  readonly auditIds: [string, string]
  readonly compared: AuditComparison
}

const ROW_PX = 49
/** On a phone, where an item's details are below its name. */
const STACKED_ROW_PX = 146
const idOf = ({ id }: ComparedLine) => id

/** Item by item, with the largest change in value first. */
export function ComparedLines({ orgId, auditIds, compared }: ComparedLinesProps) {
  const t = useMessages('reports')
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const { rows, total, error, retry, look } = useWindowedQuery(
    api.reports.listComparedLines,
    { orgId, auditIds, ...(search && { search }) },
    { blockSize: COMPARED_LINES },
  )
  return (
    <section aria-label={t('compare.items')}>
      <div className={styles.filters}>
        <h2 className={styles.sectionTitle}>{t('compare.items')}</h2>
        <div data-off-paper>
          <TextInput
            size="xs"
            aria-label={t('compare.find')}
            placeholder={t('compare.find')}
            leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        {total !== undefined && (
          <span className={styles.small}>{t('compare.count', { count: total })}</span>
        )}
      </div>
      <div data-headed>
        <div data-head>
          <div className={styles.comparedHead} aria-hidden>
            <span>{t('col.item')}</span>
            <span className={styles.number}>{compared.earlier.name}</span>
            <span className={styles.number}>{compared.later.name}</span>
            <span className={styles.number}>{t('col.change')}</span>
          </div>
        </div>
        {total === undefined ? (
          <RowsToCome what={{ sentence: t('compare.notLoaded') }} error={error} onRetry={retry} />
        ) : total === 0 ? (
          <NoItems search={search} />
        ) : (
          <WindowedRows
            rows={rows}
            total={total}
            rowPx={ROW_PX}
            narrowRowPx={STACKED_ROW_PX}
            keyOf={idOf}
            label={t('compare.list')}
            onLook={look}
            error={error}
            onRetry={retry}
          >
            {(line) => <LineRow line={line} compared={compared} />}
          </WindowedRows>
        )}
      </div>
    </section>
  )
}

function NoItems({ search }: { readonly search: string }) {
  const t = useMessages('reports')
  if (search === '') return <Empty title={t('compare.none')}>{t('compare.noneText')}</Empty>
  return <Empty title={t('compare.noMatch')}>{t('compare.noMatchText', { text: search })}</Empty>
}

interface LineRowProps {
  readonly line: ComparedLine
  readonly compared: AuditComparison
}

function LineRow({ line, compared }: LineRowProps) {
  const { earlier, later } = line
  const t = useMessages('reports')
  const formats = useFormats()
  return (
    <div className={styles.comparedRow}>
      <span className={styles.words}>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.small}>
          {[line.sku, line.storeName, sayRepeat(line, t)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Finding label={compared.earlier.name} finding={earlier} />
      <Finding label={compared.later.name} finding={later} />
      <span className={styles.number}>
        <span className={styles.label}>{t('col.change')}</span>
        {sayChange(line, formats)}
      </span>
    </div>
  )
}

interface FindingProps {
  readonly label: string
  readonly finding: ComparedFinding | null
}

function Finding({ label, finding }: FindingProps) {
  const t = useMessages('reports')
  const { variance, beside } = sayFinding(finding, t, useFormats())
  return (
    <span className={styles.number}>
      <span className={styles.label}>{label}</span>
      {variance !== null && <strong>{variance} </strong>}
      <span className={styles.small}>{beside}</span>
    </span>
  )
}
