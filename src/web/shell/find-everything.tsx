import { Modal, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  IconBox,
  IconBuildingStore,
  IconClipboardList,
  IconCornerDownLeft,
  IconFile,
  IconLayoutGrid,
  IconSearch,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import { type LinkOptions, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './find-everything.module.css'
import { type Find, type FindKind, matchFinds } from './find-matches.ts'
import { useFinds } from './use-finds.ts'

interface FindEverythingProps {
  readonly stores: readonly StoreSummary[]
  readonly store: StoreSummary | undefined
  readonly onClose: () => void
}

const TYPING_MS = 120

const ICONS: Readonly<Record<FindKind, TablerIcon>> = {
  action: IconCornerDownLeft,
  page: IconFile,
  audit: IconClipboardList,
  shelf: IconLayoutGrid,
  item: IconBox,
  person: IconUser,
  store: IconBuildingStore,
}

/** One field for everything with a name: pages, audits, shelves, items, people, stores. */
export default function FindEverything({ stores, store, onClose }: FindEverythingProps) {
  const t = useMessages('shell')
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('find.title')}
      size="lg"
      yOffset="10vh"
      classNames={{ body: styles.body ?? '' }}
    >
      <Finder stores={stores} store={store} onClose={onClose} />
    </Modal>
  )
}

function Finder({ stores, store, onClose }: FindEverythingProps) {
  const t = useMessages('shell')
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS)
  const finds = matchFinds(useFinds({ stores, store, text: asked }), text)
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const listId = useId()
  const current = Math.min(at, finds.length - 1)
  const go = (find: Find<LinkOptions> | undefined) => {
    if (!find) return
    onClose()
    void navigate(find.target)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(finds[current])
    else if (event.key === 'ArrowDown') setAt(Math.min(current + 1, finds.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(current - 1, 0))
    else return
    event.preventDefault()
  }
  const optionId = (index: number) => `${listId}-${index}`
  return (
    <>
      <TextInput
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={finds.length > 0}
        aria-controls={listId}
        aria-activedescendant={finds.length > 0 ? optionId(current) : undefined}
        autoComplete="off"
        data-autofocus
      />
      <div id={listId} role="listbox" aria-label={t('find.results')} className={styles.list}>
        {finds.map((find, index) => (
          <FindRow
            key={find.id}
            id={optionId(index)}
            find={find}
            isCurrent={index === current}
            onPoint={() => setAt(index)}
            onChoose={() => go(find)}
          />
        ))}
      </div>
      <p className={styles.note} role="status">
        {finds.length === 0 && text.trim() !== ''
          ? t('find.none', { text: text.trim() })
          : t('find.keys')}
      </p>
    </>
  )
}

interface FindRowProps {
  readonly id: string
  readonly find: Find<LinkOptions>
  readonly isCurrent: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function FindRow({ id, find, isCurrent, onPoint, onChoose }: FindRowProps) {
  const t = useMessages('shell')
  const Icon = ICONS[find.kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field points at it
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={styles.row}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon size={16} stroke={1.8} aria-hidden />
      <span className={styles.name}>{find.name}</span>
      <span className={styles.kind}>{find.note ?? t(`find.${find.kind}`)}</span>
    </div>
  )
}
