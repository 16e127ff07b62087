import type { ImportDetails } from '#contract/imports.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useNow } from '../kit/use-now.ts'
import { describeFormat } from './describe-format.ts'
import { describeProgress } from './describe-progress.ts'
import { FileStrip } from './file-strip.tsx'
import styles from './imports.module.css'

const WORK: Readonly<
  Partial<Record<ImportDetails['status'], 'work.checking' | 'work.importing' | 'work.undoing'>>
> = {
  checking: 'work.checking',
  importing: 'work.importing',
  undoing: 'work.undoing',
}

interface ProgressStripProps {
  readonly details: ImportDetails
  readonly onChange?: (() => void) | undefined
}

/** The file, its progress, and its findings. */
export function ProgressStrip({ details, onChange }: ProgressStripProps) {
  const now = useNow(500)
  const { progress, status, fileName, fileBytes, format, mapping, summary } = details
  const t = useMessages('imports')
  const { duration } = useFormats()
  const label = WORK[status]
  const { share } = progress
  const work = label && {
    label: t(label),
    text: describeProgress(progress, now, t, duration),
    share,
  }
  return (
    <FileStrip
      name={fileName}
      bytes={fileBytes}
      format={describeFormat(format, mapping.headerRows, useMessages('columns'))}
      work={work}
      summary={summary}
      action={
        onChange && (
          <>
            {'· '}
            <button type="button" className={styles.link} onClick={onChange}>
              {t('progress.change')}
            </button>
          </>
        )
      }
    />
  )
}
