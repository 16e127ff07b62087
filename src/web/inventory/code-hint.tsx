import { Button } from '@mantine/core'
import { IconBarcode } from '@tabler/icons-react'
import { api } from '#contract/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import styles from './inventory.module.css'

interface CodeHintProps {
  readonly orgId: string
  readonly text: string
  /** Looks for the item by a word that lines can be found by. */
  readonly onChoose: (word: string) => void
}

/** A barcode that was scanned or typed into the search: which item it is. */
export function CodeHint({ orgId, text, onChoose }: CodeHintProps) {
  const isCode = /^[0-9]{6,}$/.test(text.replaceAll(/[\s-]/g, ''))
  const found = useLiveQuery(api.items.search, isCode ? { orgId, text, limit: 1 } : 'skip')
  const [item] = found?.items ?? []
  if (!item) return null
  return (
    <p className={styles.hint}>
      <IconBarcode size={16} stroke={1.7} aria-hidden />
      {text} is {item.name}
      <Button variant="subtle" size="compact-sm" onClick={() => onChoose(item.sku ?? item.name)}>
        Show it
      </Button>
    </p>
  )
}
