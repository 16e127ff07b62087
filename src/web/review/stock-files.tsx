import { Button } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { useState } from 'react'
import type { StockFile, StockFiles } from '#contract/stock-files.ts'
import { SYSTEM_NAMES } from '#domain/write-back/systems.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { CountColumn } from './count-column.tsx'
import { OtherSystems } from './other-systems.tsx'
import { StockFileDialog } from './stock-file-dialog.tsx'
import styles from './stock-files.module.css'

/** After the count: the numbers on their way back into the system that the store sells with. */
export function StockFilesPanel({ auditId }: { readonly auditId: string }) {
  const listed = useSuspenseLiveQuery(api.stockFiles.list, { auditId })
  const [opened, setOpened] = useState<StockFile>()
  return (
    <section className={styles.panel} aria-label="Back into your system" data-off-paper>
      <h2 className={styles.title}>Your file with the counts</h2>
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
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.fileName}>{file.fileName}</p>
        <p className={styles.note}>{file.refusal ?? describeTarget(file)}</p>
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
          Download your file with the counts
        </Button>
      )}
    </div>
  )
}

function describeTarget({ system, stores, writtenAs }: StockFile): string {
  const columns = [...new Set(stores.map(({ column }) => `“${column}”`))].join(', ')
  const what = writtenAs === 'difference' ? 'The difference goes' : 'Counts go'
  const from = system === 'generic' ? '' : `From ${SYSTEM_NAMES[system]}. `
  const where = stores.length > 1 ? ` of ${stores.map(({ name }) => name).join(', ')}` : ''
  return `${from}${what} into ${columns}${where}. Everything else stays as you uploaded it.`
}

/** Stores whose expectation did not come from a file. */
function NoFile({ listed: { files, stores } }: { readonly listed: StockFiles }) {
  const without = stores.filter(({ hasFile }) => !hasFile)
  if (without.length === 0) return null
  const who =
    files.length === 0 ? 'No file was imported' : `${namesOf(without)}: no file was imported`
  return (
    <p className={styles.note}>
      {who}, so there is none to give back. Take the counts in the shape of your system.
    </p>
  )
}

function namesOf(stores: readonly { readonly name: string }[]): string {
  return stores.map(({ name }) => name).join(', ')
}
