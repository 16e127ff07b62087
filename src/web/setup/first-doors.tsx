import { FileButton, Loader, UnstyledButton } from '@mantine/core'
import { IconFileUpload, IconScan } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { type DragEvent, useState } from 'react'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './first-doors.module.css'
import type { FirstStart } from './use-first-start.ts'

const TABLES = '.csv,.tsv,.xlsx,.xls,.ods'

/** The two ways to start without any setup: with a list, or with nothing at all. */
export function FirstDoors({ start }: { readonly start: FirstStart }) {
  // A press before hydration is kept; a file chosen before it would be lost.
  const isAlive = useHydrated()
  return (
    <>
      <div className={styles.doors}>
        <ListDoor start={start} isOff={!isAlive || start.isBusy} />
        <ScanDoor start={start} isOff={start.isBusy} />
      </div>
      {start.refusal && start.refusal.field !== 'name' && (
        <RefusalNote>{start.refusal.text}</RefusalNote>
      )}
    </>
  )
}

interface DoorProps {
  readonly start: FirstStart
  readonly isOff: boolean
}

function ListDoor({ start, isOff }: DoorProps) {
  const t = useMessages('setup')
  const [name, setName] = useState('')
  const [isOver, setOver] = useState(false)
  const [isSeveral, setSeveral] = useState(false)
  const take = (file: File | null | undefined) => {
    if (!file || isOff) return
    setSeveral(false)
    setName(file.name)
    start.takeList(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const { files } = event.dataTransfer
    if (files.length > 1) setSeveral(true)
    else take(files.item(0))
  }
  const isReading = start.making === 'list'
  return (
    <FileButton onChange={take} accept={TABLES} disabled={isOff}>
      {(props) => (
        <UnstyledButton
          {...props}
          className={styles.door}
          data-over={isOver || undefined}
          data-drop
          disabled={isOff}
          aria-busy={isReading}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {isReading ? <Loader size={28} /> : <IconFileUpload size={28} stroke={1.5} aria-hidden />}
          <span className={styles.name}>
            {isReading ? t('first.listBusy', { name }) : t('first.list')}
          </span>
          <span className={styles.text}>
            {isSeveral ? t('first.several') : t('first.listText')}
          </span>
        </UnstyledButton>
      )}
    </FileButton>
  )
}

function ScanDoor({ start, isOff }: DoorProps) {
  const t = useMessages('setup')
  const isMaking = start.making === 'scan'
  return (
    <UnstyledButton
      className={styles.door}
      data-main
      disabled={isOff}
      aria-busy={isMaking}
      onClick={start.scan}
    >
      {isMaking ? (
        <Loader size={28} color="white" />
      ) : (
        <IconScan size={28} stroke={1.5} aria-hidden />
      )}
      <span className={styles.name}>{isMaking ? t('first.scanBusy') : t('first.scan')}</span>
      <span className={styles.text}>{t('first.scanText')}</span>
    </UnstyledButton>
  )
}
