import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { countOf } from '#domain/count-words.ts'
import { useTypedText } from '../kit/use-typed-text.ts'
import styles from './inventory.module.css'

interface FindItemProps {
  /** Stands in the address. */
  readonly kept: string | undefined
  readonly onFind: (text: string | undefined) => void
  readonly total: number | undefined
}

const TYPING_MS = 250

export function FindItem({ kept, onFind, total }: FindItemProps) {
  const { text, setText } = useTypedText({ kept, onChange: onFind, restMs: TYPING_MS })
  return (
    <div className={styles.find} data-off-paper>
      <TextInput
        className={styles.findInput ?? ''}
        aria-label="Find an item"
        placeholder="Name, SKU or barcode"
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        rightSection={
          text && <CloseButton size="sm" aria-label="Clear search" onClick={() => setText('')} />
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {total !== undefined && <span className={styles.note}>{countOf(total, 'item')}</span>}
    </div>
  )
}
