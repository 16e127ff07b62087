import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ImportDetails, ImportSummary } from '#contract/imports.ts'
import { saveFile } from '../kit/save-file.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { collectFindings } from './collect-findings.ts'
import styles from './imports.module.css'
import { describeScanOnce, SCAN_ONCE_CODES, scanOnceFile } from './scan-once-list.ts'

interface ScanOnceProps {
  readonly details: ImportDetails
  readonly summary: ImportSummary
}

/** Items that cannot be scanned from the file alone, as a list to take along. */
export function ScanOnce({ details, summary }: ScanOnceProps) {
  const t = useMessages('imports')
  const queryClient = useQueryClient()
  const { attempt, isBusy, refusal } = useAttempt()
  const words = describeScanOnce(summary, t)
  if (words === undefined) return null
  const save = async () => {
    const codes = SCAN_ONCE_CODES.filter((code) => summary.byCode[code])
    const lists = await Promise.all(
      codes.map((code) => collectFindings(queryClient, details, code)),
    )
    const name = `scan-once-${details.fileName.replace(/\.[^.]*$/, '')}.csv`
    saveFile({ name, type: 'text/csv', parts: [scanOnceFile(lists.flat(), t)] })
  }
  return (
    <div className={styles.facts}>
      <p>{words}</p>
      {refusal && <p className={styles.bad}>{refusal.text}</p>}
      <Button
        variant="default"
        mt="xs"
        leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
        loading={isBusy}
        onClick={() => void attempt(save)}
      >
        {t('once.download')}
      </Button>
    </div>
  )
}
