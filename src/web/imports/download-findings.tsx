import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ImportDetails } from '#contract/imports.ts'
import { findingsFile } from '#domain/import/findings-file.ts'
import { useAttempt } from '../kit/use-attempt.ts'
import { useMessages } from '../kit/use-messages.ts'
import { collectFindings } from './collect-findings.ts'
import { findingsFileWords } from './finding-words.ts'
import styles from './imports.module.css'

/** Downloads all findings, for the person who maintains the data in the cash register. */
export function DownloadFindings({ details }: { readonly details: ImportDetails }) {
  const t = useMessages('findings')
  const queryClient = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const { fileName, summary, headers, mapping } = details
  const byCode = summary?.byCode ?? {}
  const count = Object.values(byCode).reduce((sum, one) => sum + one, 0)
  if (count === 0) return null
  const collect = async () => {
    const findings = await collectFindings(queryClient, details)
    const { saveFile } = await import('../kit/save-file.ts')
    const name = `findings-${fileName.replace(/\.[^.]*$/, '')}.csv`
    saveFile({
      name,
      type: 'text/csv',
      parts: [findingsFile(findings, { headers, mapping, byCode }, findingsFileWords(t))],
    })
  }
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={styles.download}
      leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
      loading={isBusy}
      onClick={() => void attempt(collect)}
    >
      {t('file.download', { count })}
    </Button>
  )
}
