import { Button, Group, Loader, Modal, Progress, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StockFile } from '#contract/stock-files.ts'
import { countOf } from '#domain/count-words.ts'
import { LEFT_WORDS } from '#domain/write-back/left-words.ts'
import { describePlanProgress, type PlanProgress } from '#domain/write-back/plan-progress.ts'
import { hasSmallFile } from '#domain/write-back/small-file.ts'
import type { StockFileReport } from '#domain/write-back/stock-file-report.ts'
import { fetchFile } from '../kit/fetch-file.tsx'
import { formatQuantity } from '../kit/format-number.ts'
import { textOfFailure } from '../kit/text-of-failure.ts'
import { fetchStockFileReport } from './fetch-stock-file-report.ts'
import styles from './stock-files.module.css'
import { SystemSteps } from './system-steps.tsx'

interface StockFileDialogProps {
  readonly auditId: string
  /** Undefined: none is asked for. */
  readonly file: StockFile | undefined
  readonly onClose: () => void
}

/** What the download changes, what it leaves for a person, and where to upload it. */
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
          <Loader size="sm" /> {describePlanProgress(progress)}
        </Group>
        <Progress
          value={progress?.step === 'rows' ? progress.share * 100 : 0}
          aria-label="How much of your file has been read"
        />
      </Stack>
    )
  }
  if (report.isError) {
    return (
      <Stack gap="sm">
        <p role="alert">{textOfFailure(report.error)}</p>
        <Group>
          <Button variant="default" onClick={() => void report.refetch()}>
            Try again
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
          Download the file
        </Button>
        {hasSmallFile(file.system) && file.stores.length === 1 && report.data.written > 0 && (
          <Button variant="default" onClick={() => fetchFile(`/api/stock-file/small?${address}`)}>
            Download only the rows that change
          </Button>
        )}
        {report.data.rowlessCount > 0 && (
          <Button variant="default" onClick={() => fetchFile(`/api/stock-file/rest?${address}`)}>
            Download what is not in it
          </Button>
        )}
      </Group>
      <Left report={report.data} />
      <Rowless report={report.data} />
      <SystemSteps system={file.system} />
    </Stack>
  )
}

function Summary({ report }: { readonly report: StockFileReport }) {
  const { written, unchanged, notCounted } = report
  return (
    <p>
      {countOf(written, 'row gets', 'rows get')} a new number
      {unchanged > 0 && `, ${countOf(unchanged, 'row', 'rows')} were right already`}
      {notCounted > 0 &&
        `, ${countOf(notCounted, 'row was', 'rows were')} not counted and stay as they are`}
      .
    </p>
  )
}

/** A confident mistake is worse than a row for a person. */
function Left({ report: { left, leftCount } }: { readonly report: StockFileReport }) {
  if (leftCount === 0) return null
  return (
    <section>
      <h3 className={styles.helpTitle}>{countOf(leftCount, 'row')} for you to enter</h3>
      <ul className={styles.list}>
        {left.map(({ row, reason, sku, name, counted }) => (
          <li key={`${row}/${sku}`}>
            Row {row.toLocaleString('en-US')}, {name}: {LEFT_WORDS[reason]}. Counted:{' '}
            {formatQuantity(counted)}.
          </li>
        ))}
      </ul>
      <More listed={left.length} all={leftCount} />
    </section>
  )
}

function Rowless({ report: { rowless, rowlessCount } }: { readonly report: StockFileReport }) {
  if (rowlessCount === 0) return null
  return (
    <section>
      <h3 className={styles.helpTitle}>
        {countOf(rowlessCount, 'item')} found, and not in the file
      </h3>
      <ul className={styles.list}>
        {rowless.map(({ sku, name, quantity }) => (
          <li key={`${sku}/${name}`}>
            {name}
            {sku !== null && ` (${sku})`}: {formatQuantity(quantity)}
          </li>
        ))}
      </ul>
      <More listed={rowless.length} all={rowlessCount} />
    </section>
  )
}

function More({ listed, all }: { readonly listed: number; readonly all: number }) {
  if (listed >= all) return null
  return <p className={styles.note}>and {(all - listed).toLocaleString('en-US')} more</p>
}
