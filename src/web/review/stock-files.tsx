import { Button } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { useState } from 'react'
import type { StockFile, StockFileRefusal, StockFiles } from '#contract/stock-files.ts'
import { SYSTEM_NAMES } from '#domain/write-back/systems.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { CountColumn } from './count-column.tsx'
import { OtherSystems } from './other-systems.tsx'
import { StockFileDialog } from './stock-file-dialog.tsx'
import styles from './stock-files.module.css'

/** After the count: files that bring the numbers back into the system that the store sells with. */
export function StockFilesPanel({ auditId }: { readonly auditId: string }) {
  const listed = useSuspenseLiveQuery(api.stockFiles.list, { auditId })
  const t = useMessages('review')
  const [opened, setOpened] = useState<StockFile>()
  return (
    <section className={styles.panel} aria-label={t('file.label')} data-off-paper>
      <h2 className={styles.title}>{t('file.title')}</h2>
      <NoFile listed={listed} />
      {listed.files.map((file) => (
        <FileRow key={file.id} auditId={auditId} file={file} onOpen={() => setOpened(file)} />
      ))}
      <OtherSystems auditId={auditId} stores={listed.stores} />
      <StockFileDialog auditId={auditId} file={opened} onClose={() => setOpened(undefined)} />
    </section>
  )
}

interface FileRowProps {
  readonly auditId: string
  readonly file: StockFile
  readonly onOpen: () => void
}

function FileRow({ auditId, file, onOpen }: FileRowProps) {
  const t = useMessages('review')
  const sayUpload = useMessages('upload')
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.fileName}>{file.fileName}</p>
        <p className={styles.note}>
          {file.refusal ? sayRefusal(file.refusal, file, sayUpload) : sayTarget(file, t)}
        </p>
        {file.stores.map(
          (store) =>
            store.choices.length > 0 && (
              <CountColumn
                key={store.id}
                auditId={auditId}
                store={store}
                isOneOfMany={file.stores.length > 1}
              />
            ),
        )}
      </div>
      {file.refusal === null && (
        <Button
          variant="default"
          leftSection={<IconFileExport size={16} stroke={1.8} aria-hidden />}
          onClick={onOpen}
        >
          {t('file.download')}
        </Button>
      )}
    </div>
  )
}

function sayTarget({ system, stores, writtenAs }: StockFile, t: Messages<'review'>): string {
  const columns = [...new Set(stores.map(({ column }) => `“${column}”`))].join(', ')
  const what = writtenAs === 'difference' ? 'difference' : 'counts'
  const into =
    stores.length > 1
      ? t(`file.${what}Of`, { columns, stores: namesOf(stores) })
      : t(`file.${what}`, { columns })
  if (system === 'generic') return into
  return `${t('file.from', { system: SYSTEM_NAMES[system] })} ${into}`
}

function sayRefusal(refusal: StockFileRefusal, { kind }: StockFile, t: Messages<'upload'>): string {
  return refusal === 'kind'
    ? t('refusal.kind', { kind: kind.toUpperCase() })
    : t(`refusal.${refusal}`)
}

/** Stores whose baseline did not come from a file. */
function NoFile({ listed: { files, stores } }: { readonly listed: StockFiles }) {
  const t = useMessages('review')
  const without = stores.filter(({ hasFile }) => !hasFile)
  if (without.length === 0) return null
  return (
    <p className={styles.note}>
      {files.length === 0 ? t('file.none') : t('file.noneOf', { stores: namesOf(without) })}
    </p>
  )
}

function namesOf(stores: readonly { readonly name: string }[]): string {
  return stores.map(({ name }) => name).join(', ')
}
