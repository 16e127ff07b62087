import { Select } from '@mantine/core'
import { useState } from 'react'
import type { StockFile } from '#contract/stock-files.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { textOfFailure } from '../kit/text-of-failure.ts'
import styles from './stock-files.module.css'

interface CountColumnProps {
  readonly auditId: string
  readonly store: StockFile['stores'][number]
  /** The file has counts of other stores, too. */
  readonly isOneOfMany: boolean
}

/** Asks into which column the counts go, where the file leaves that open. The answer stays with the import. */
export function CountColumn({ auditId, store, isOneOfMany }: CountColumnProps) {
  const chooseColumn = useBackendMutation(api.stockFiles.chooseColumn)
  const [chosen, setChosen] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const choose = async (column: number) => {
    setChosen(column)
    setFailure(undefined)
    const { importId } = store
    await chooseColumn({ auditId, importId, column }).catch((error: unknown) =>
      setFailure(textOfFailure(error)),
    )
    setChosen(undefined)
  }
  const shown = chosen ?? store.columnAt
  const whose = isOneOfMany ? ` of ${store.name}` : ''
  return (
    <Select
      className={styles.column}
      label={`Which column takes the counts${whose}?`}
      description="All other columns stay as you uploaded them."
      data={store.choices.map(({ at, header }) => ({ value: String(at), label: header }))}
      value={shown === null ? null : String(shown)}
      allowDeselect={false}
      disabled={chosen !== undefined}
      error={failure}
      onChange={(next) => next !== null && void choose(Number(next))}
    />
  )
}
