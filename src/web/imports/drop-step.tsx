import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import { TOLD_LIMITS } from '#domain/import/limits.ts'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useLatest } from '../kit/use-latest.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './drop-step.module.css'
import { noteZone } from './handed-file.ts'
import shared from './imports.module.css'

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,.xls,.ods,text/csv,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const TEMPLATE =
  'SKU,Barcode,Item name,Category,On hand,Unit cost,Room,Shelf\r\nKT-2041,4006381333931,Cast-iron casserole,Cookware,14,41.00,Kitchen,K/02\r\n'

interface DropStepProps {
  readonly failure: string | undefined
  readonly onFile: (file: File) => void
  readonly children?: ReactNode
}

export function DropStep({ failure, onFile, children }: DropStepProps) {
  const t = useMessages('imports')
  const isHydrated = useHydrated()
  const [isOver, setOver] = useState(false)
  const latest = useLatest(onFile)
  useEffect(() => noteZone((file) => latest.current(file)), [latest])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <section className={shared.dropStep}>
      {failure && <RefusalNote>{failure}</RefusalNote>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileUpload size={28} stroke={1.5} aria-hidden />
        <h2 className={styles.title}>{t('drop.title')}</h2>
        <p className={shared.dimmed}>{t('drop.text')}</p>
        <FileButton onChange={(file) => file && onFile(file)} accept={ACCEPTED}>
          {(props) => (
            <Button {...props} disabled={!isHydrated}>
              {t('drop.choose')}
            </Button>
          )}
        </FileButton>
      </div>
      <p className={shared.dimmed}>
        {t('limits', TOLD_LIMITS)} {t('drop.nothingYet')}{' '}
        <button type="button" className={shared.link} onClick={saveTemplate}>
          {t('drop.template')}
        </button>
      </p>
      {children}
    </section>
  )
}

function saveTemplate(): void {
  saveFile({ name: 'shelfcount-template.csv', type: 'text/csv', parts: [TEMPLATE] })
}
