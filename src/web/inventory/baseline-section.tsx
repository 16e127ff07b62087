import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import type { BaselineFacts } from '#contract/audit-results.ts'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { canOperate } from '#domain/audit.ts'
import { Clock } from '../kit/clock.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import styles from './inventory.module.css'

interface BaselineSectionProps {
  readonly store: StoreSummary
  readonly audit: AuditDetails
  readonly importer: ReactNode
  readonly isFileComing: boolean
}

/** What counts are compared with: which file, which version, how many items; and a place to import a file. */
export function BaselineSection(props: BaselineSectionProps) {
  const { store, audit, importer, isFileComing } = props
  const baseline = audit.baselines?.find(({ storeId }) => storeId === store.id)
  const canImport = importer !== undefined && canOperate(audit.status, 'importBaseline')
  const [isOpen, setOpen] = useState(!baseline && !audit.withoutBaseline)
  const importId = useId()
  const t = useMessages('inventory')
  if (isFileComing && !isOpen) setOpen(true)
  return (
    <section className={styles.baseline} aria-label={t('stock.label')}>
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
          {t(isOpen ? 'stock.close' : 'stock.import')}
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
  const t = useMessages('inventory')
  const formats = useFormats()
  const file = { file: fileName ?? t('stock.byHand'), version }
  return (
    <>
      <h2 className={styles.sentence}>
        {t('stock.items', { count: items })}
        <span className={styles.rest}>
          {' · '}
          {t('stock.units', { quantity: formats.quantity(quantity) })}
        </span>
      </h2>
      <p className={styles.note}>
        {importedAt === null
          ? t('stock.version', file)
          : t('stock.versionAt', { ...file, clock: () => <Clock atMs={importedAt} /> })}
        {' · '}
        {t(byShelf ? 'stock.perShelf' : 'stock.wholeStore')}
        {fromStore && ` · ${t('stock.fromStore')}`}
      </p>
    </>
  )
}

function NoBaseline({ audit }: { readonly audit: AuditDetails }) {
  const t = useMessages('inventory')
  return (
    <>
      <h2 className={styles.sentence}>{t('stock.none')}</h2>
      <p className={styles.note}>
        {t(audit.withoutBaseline ? 'stock.withoutText' : 'stock.noneText')}
      </p>
    </>
  )
}
