import type { ImportDetails } from '#contract/imports.ts'
import { useNow } from '../kit/use-now.ts'
import { describeFormat } from './describe-format.ts'
import { describeProgress } from './describe-progress.ts'
import { FileStrip } from './file-strip.tsx'
import styles from './imports.module.css'

const WORK: Readonly<Partial<Record<ImportDetails['status'], string>>> = {
  checking: 'Checking rows',
  importing: 'Importing',
  undoing: 'Taking back',
}

interface ProgressStripProps {
  readonly details: ImportDetails
  readonly onChange?: (() => void) | undefined
}

/** The file, how far it is, and what was found in it. */
export function ProgressStrip({ details, onChange }: ProgressStripProps) {
  const now = useNow(500)
  const { progress, status, fileName, fileBytes, format, mapping, summary } = details
  const label = WORK[status]
  const isWorking = label !== undefined
  const { share } = progress
  const work = isWorking ? { label, text: describeProgress(progress, now), share } : undefined
  return (
    <FileStrip
      name={fileName}
      bytes={fileBytes}
      format={describeFormat(format, mapping.headerRows)}
      work={work}
      summary={summary}
      action={
        onChange && (
          <>
            {'· '}
            <button type="button" className={styles.link} onClick={onChange}>
              Change
            </button>
          </>
        )
      }
    />
  )
}
