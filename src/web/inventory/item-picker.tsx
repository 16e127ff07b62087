import { TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { ItemDetails } from '#contract/items.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './inventory.module.css'

interface ItemPickerProps {
  readonly orgId: string
  readonly chosen: ItemDetails | undefined
  readonly onChoose: (item: ItemDetails) => void
}

const TYPING_MS = 150

/** Finds an item by words, SKU or any barcode. */
export function ItemPicker({ orgId, chosen, onChoose }: ItemPickerProps) {
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS)
  const found = useLiveQuery(api.items.search, asked ? { orgId, text: asked, limit: 8 } : 'skip')
  const items = asked ? (found?.items ?? []) : []
  const t = useMessages('inventory')
  return (
    <div>
      <TextInput
        label={t('picker.label')}
        placeholder={t('find.placeholder')}
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className={styles.choices} aria-label={t('picker.found')}>
        {items.map((item) => (
          <li key={item.id}>
            <UnstyledButton
              className={styles.choice}
              aria-pressed={chosen?.id === item.id}
              onClick={() => onChoose(item)}
            >
              <span className={styles.words}>
                <span className={styles.name}>{item.name}</span>
                <span className={styles.note}>
                  {[item.sku, item.category, item.barcodes[0]?.code].filter(Boolean).join(' · ')}
                </span>
              </span>
              {chosen?.id === item.id && <IconCheck size={18} stroke={2} aria-hidden />}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {asked && found && items.length === 0 && (
        <p className={styles.note}>{t('picker.none', { text: asked })}</p>
      )}
    </div>
  )
}
