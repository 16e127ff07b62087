import { Select } from '@mantine/core'
import { useState } from 'react'
import type { StockFile } from '#contract/stock-files.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { useSayFailure } from '../kit/say-failure.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './stock-files.module.css'

interface CountColumnProps {
  readonly auditId: string
  readonly store: StockFile['stores'][number]
  /** The file also has counts of other stores. */
  readonly isOneOfMany: boolean
}

/** Asks which column the counts go into if the file leaves that open. The answer is stored with the import. */
export function CountColumn({ auditId, store, isOneOfMany }: CountColumnProps) {
  const chooseColumn = useBackendMutation(api.stockFiles.chooseColumn)
  const [chosen, setChosen] = useState<number>()
  const [failure, setFailure] = useState<unknown>()
  const t = useMessages('review')
  const sayFailure = useSayFailure()
  const choose = async (column: number) => {
    setChosen(column)
    setFailure(undefined)
    const { importId } = store
    await chooseColumn({ auditId, importId, column }).catch(setFailure)
    setChosen(undefined)
  }
  const shown = chosen ?? store.columnAt
  return (
    <Select
      className={styles.column}
      label={isOneOfMany ? t('file.columnOf', { store: store.name }) : t('file.column')}
      description={t('file.columnHelp')}
      data={store.choices.map(({ at, header }) => ({ value: String(at), label: header }))}
      value={shown === null ? null : String(shown)}
      allowDeselect={false}
      disabled={chosen !== undefined}
      error={failure !== undefined && sayFailure(failure)}
      onChange={(next) => next !== null && void choose(Number(next))}
    />
  )
}
