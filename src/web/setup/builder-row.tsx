import { ActionIcon, NumberInput, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { RANGE_MAX_SHELVES } from '#domain/shelf-range.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './setup-store-page.module.css'
import { type PlannedRoom, type RoomRow, sayProblem } from './store-plan.ts'

interface BuilderRowProps {
  readonly room: PlannedRoom
  /** Just added: the name field takes the focus. */
  readonly isNew: boolean
  readonly isOnly: boolean
  readonly onChange: (part: Partial<RoomRow>) => void
  /** Returns whether the text was a list and has been used as one. */
  readonly onPaste: (text: string) => boolean
  readonly onRemove: () => void
}

export function BuilderRow(props: BuilderRowProps) {
  const t = useMessages('setup')
  const { room, isNew, isOnly, onChange, onPaste, onRemove } = props
  const { row, prefix, problem } = room
  const errorOf = (field: string) => (problem?.field === field ? sayProblem(t, problem) : undefined)
  const name = row.name.trim()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className={styles.row} role="group" aria-label={name || t('rooms.new')}>
      <TextInput
        className={styles.roomName ?? ''}
        label={t('rooms.room')}
        placeholder={t('rooms.placeholder')}
        value={row.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text'))) event.preventDefault()
        }}
        autoComplete="off"
        autoFocus={isNew}
        error={errorOf('name')}
      />
      <TextInput
        label={t('rooms.prefix')}
        placeholder="S-"
        value={prefix}
        onChange={(event) => onChange({ prefix: event.currentTarget.value })}
        autoComplete="off"
        error={errorOf('prefix')}
      />
      <NumberInput<number>
        label={t('rooms.shelves')}
        placeholder="0"
        value={row.count}
        onChange={(count) => onChange({ count })}
        min={0}
        max={RANGE_MAX_SHELVES}
        clampBehavior="none"
        allowNegative={false}
        allowDecimal={false}
        hideControls
        inputMode="numeric"
        error={errorOf('count')}
      />
      <ActionIcon
        className={styles.remove ?? ''}
        variant="subtle"
        color="gray"
        aria-label={name ? t('rooms.remove', { name }) : t('rooms.removeNew')}
        disabled={isOnly}
        onClick={onRemove}
      >
        <IconX size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
    </div>
  )
}
