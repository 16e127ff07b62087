import { Button, Group, Loader, Modal, Progress, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StockFile } from '#contract/stock-files.ts'
import type { PlanProgress } from '#domain/write-back/plan-progress.ts'
import { hasSmallFile } from '#domain/write-back/small-file.ts'
import type { StockFileReport } from '#domain/write-back/stock-file-report.ts'
import { fetchFile } from '../kit/fetch-file.tsx'
import { useSayFailure } from '../kit/say-failure.ts'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { fetchStockFileReport } from './fetch-stock-file-report.ts'
import styles from './stock-files.module.css'
import { SystemSteps } from './system-steps.tsx'

interface StockFileDialogProps {
  readonly auditId: string
  /** Undefined: none was requested. */
  readonly file: StockFile | undefined
  readonly onClose: () => void
}

/** What the download changes, which rows are left for a person, and where to upload it. */
export function StockFileDialog({ auditId, file, onClose }: StockFileDialogProps) {
  return (
    <Modal
      opened={file !== undefined}
      onClose={onClose}
      title={file?.fileName ?? ''}
      size="lg"
      returnFocus
    >
      {file && <Contents auditId={auditId} file={file} />}
    </Modal>
  )
}

function Contents({ auditId, file }: { readonly auditId: string; readonly file: StockFile }) {
  const address = new URLSearchParams({ auditId, importId: file.id })
  const t = useMessages('review')
  const { share } = useFormats()
  const sayFailure = useSayFailure()
  const [progress, setProgress] = useState<PlanProgress>()
  const report = useQuery({
    queryKey: ['stock-file-report', auditId, file.id, file.stores.map(({ columnAt }) => columnAt)],
    queryFn: ({ signal }) => fetchStockFileReport(address, signal, setProgress),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (report.isPending) {
    return (
      <Stack gap="sm">
        <Group gap="sm" role="status">
          <Loader size="sm" /> {sayProgress(progress, t, share)}
        </Group>
        <Progress
          value={progress?.step === 'rows' ? progress.share * 100 : 0}
          aria-label={t('file.readingLabel')}
        />
      </Stack>
    )
  }
  if (report.isError) {
    return (
      <Stack gap="sm">
        <p role="alert">{sayFailure(report.error)}</p>
        <Group>
          <Button variant="default" onClick={() => void report.refetch()}>
            {t('file.again')}
          </Button>
        </Group>
      </Stack>
    )
  }
  return (
    <Stack gap="md">
      <Summary report={report.data} />
      <Group gap="sm">
        <Button
          leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
          onClick={() => fetchFile(`/api/stock-file?${address}`)}
        >
          {t('file.save')}
        </Button>
        {hasSmallFile(file.system) && file.stores.length === 1 && report.data.written > 0 && (
          <Button variant="default" onClick={() => fetchFile(`/api/stock-file/small?${address}`)}>
            {t('file.saveChanged')}
          </Button>
        )}
        {report.data.rowlessCount > 0 && (
          <Button variant="default" onClick={() => fetchFile(`/api/stock-file/rest?${address}`)}>
            {t('file.saveRest')}
          </Button>
        )}
      </Group>
      <Left report={report.data} />
      <Rowless report={report.data} />
      <SystemSteps system={file.system} />
    </Stack>
  )
}

function sayProgress(
  progress: PlanProgress | undefined,
  t: Messages<'review'>,
  share: (value: number, digits: number) => string,
): string {
  if (!progress) return t('file.lookingUp')
  if (progress.step === 'counts') return t('file.lookingUpItems', { count: progress.items })
  return t('file.reading', { share: share(Math.floor(progress.share * 100) / 100, 0) })
}

function Summary({ report }: { readonly report: StockFileReport }) {
  const t = useMessages('review')
  const { written, unchanged, notCounted } = report
  return (
    <p>
      {t('file.written', { count: written })}
      {unchanged > 0 && ` ${t('file.unchanged', { count: unchanged })}`}
      {notCounted > 0 && ` ${t('file.notCounted', { count: notCounted })}`}
    </p>
  )
}

/** Leaving a row for a person is better than a confident mistake. */
function Left({ report: { left, leftCount } }: { readonly report: StockFileReport }) {
  const t = useMessages('review')
  const { quantity } = useFormats()
  if (leftCount === 0) return null
  return (
    <section>
      <h3 className={styles.helpTitle}>{t('file.left', { count: leftCount })}</h3>
      <ul className={styles.list}>
        {left.map(({ row, reason, sku, name, counted }) => (
          <li key={`${row}/${sku}`}>
            {t('file.leftRow', {
              row,
              name,
              reason: t(`left.${reason}`),
              counted: quantity(counted),
            })}
          </li>
        ))}
      </ul>
      <More listed={left.length} all={leftCount} />
    </section>
  )
}

function Rowless({ report: { rowless, rowlessCount } }: { readonly report: StockFileReport }) {
  const t = useMessages('review')
  const { quantity: say } = useFormats()
  if (rowlessCount === 0) return null
  return (
    <section>
      <h3 className={styles.helpTitle}>{t('file.rowless', { count: rowlessCount })}</h3>
      <ul className={styles.list}>
        {rowless.map(({ sku, name, quantity }) => (
          <li key={`${sku}/${name}`}>
            {name}
            {sku !== null && ` (${sku})`}: {say(quantity)}
          </li>
        ))}
      </ul>
      <More listed={rowless.length} all={rowlessCount} />
    </section>
  )
}

function More({ listed, all }: { readonly listed: number; readonly all: number }) {
  const t = useMessages('review')
  if (listed >= all) return null
  return <p className={styles.note}>{t('file.more', { count: all - listed })}</p>
}
