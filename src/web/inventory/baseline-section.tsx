import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import type { BaselineFacts } from '#contract/audit-results.ts'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { canOperate } from '#domain/audit.ts'
import { countOf } from '#domain/count-words.ts'
import { Clock } from '../kit/clock.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import styles from './inventory.module.css'

interface BaselineSectionProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly importer: ReactNode
  readonly isFileComing: boolean
}

/** What counts are compared with: which file, which version, how much; and where a file comes in. */
export function BaselineSection(props: BaselineSectionProps) {
  const { store, audit, importer, isFileComing } = props
  const baseline = audit.baselines?.find(({ storeId }) => storeId === store.id)
  const canImport = importer !== undefined && canOperate(audit.status, 'importBaseline')
  const [isOpen, setOpen] = useState(!baseline && !audit.withoutBaseline)
  const importId = useId()
  if (isFileComing && !isOpen) setOpen(true)
  return (
    <section className={styles.baseline} aria-label="Baseline">
      <div className={styles.baselineWords}>
        {baseline ? <Facts baseline={baseline} /> : <NoBaseline audit={audit} />}
      </div>
      {canImport && (
        <Button
          variant="default"
          leftSection={<IconFileImport size={16} stroke={1.8} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={importId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close the import' : 'Import a baseline'}
        </Button>
      )}
      <div id={importId} className={styles.importer}>
        {canImport && isOpen && <Suspense fallback={<WaitingRows />}>{importer}</Suspense>}
      </div>
    </section>
  )
}

function Facts({ baseline }: { readonly baseline: BaselineFacts }) {
  const { fileName, version, items, quantity, byShelf, importedAt, fromStore } = baseline
  return (
    <>
      <h2 className={styles.sentence}>
        {countOf(items, 'item')} expected
        <span className={styles.rest}> · {formatQuantity(quantity)} units</span>
      </h2>
      <p className={styles.note}>
        {fileName ?? 'Entered by hand'}, version {version}
        {importedAt !== null && (
          <>
            {', '}
            <Clock atMs={importedAt} />
          </>
        )}
        {' · '}
        {byShelf ? 'says what lies on each shelf' : 'says what is in the whole store'}
        {fromStore && ' · came with the store'}
      </p>
    </>
  )
}

function NoBaseline({ audit }: { readonly audit: AuditDetails }) {
  return (
    <>
      <h2 className={styles.sentence}>No expected inventory</h2>
      <p className={styles.note}>
        {audit.withoutBaseline
          ? 'This audit counts without a baseline: it says what is there, not what is missing.'
          : 'Import the list of what should be in the store, and counts are compared with it.'}
      </p>
    </>
  )
}
