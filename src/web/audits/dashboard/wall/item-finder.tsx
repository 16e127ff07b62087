import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { ItemDetails } from '#contract/items.ts'
import { api } from '#web/client/api.ts'
import { useLiveQuery } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from '../rail/drawer.module.css'

interface ItemFinderProps {
  readonly orgId: string
  readonly onChoose: (item: ItemDetails) => void
  readonly onCreate: (name: string) => void
  readonly onCancel: () => void
}

const TYPING_MS = 120
const SHOWN = 6

/** Finds the item of a code, or creates one for it. */
export function ItemFinder({ orgId, onChoose, onCreate, onCancel }: ItemFinderProps) {
  const t = useMessages('dashboard')
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text.trim(), TYPING_MS)
  const found = useLiveQuery(
    api.items.search,
    wanted === '' ? 'skip' : { orgId, text: wanted, limit: SHOWN },
  )
  return (
    <div className={styles.form}>
      <TextInput
        label={t('unknown.which')}
        placeholder={t('unknown.search')}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
        autoFocus
      />
      <ul className={styles.list}>
        {found?.items.map((item) => (
          <li key={item.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(item)}>
              <span className={styles.words}>{item.name}</span>
              <span className={styles.note}>{item.sku}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {wanted !== '' && (
          <Button size="compact-sm" variant="default" onClick={() => onCreate(wanted)}>
            {t('unknown.new', { name: wanted })}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('unknown.back')}
        </Button>
      </div>
    </div>
  )
}
