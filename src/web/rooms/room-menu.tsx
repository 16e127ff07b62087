import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconLayoutGridAdd,
  IconPencil,
} from '@tabler/icons-react'
import type { RoomDetails } from '#contract/rooms.ts'
import { useMessages } from '../kit/use-messages.ts'
import { isExpected } from './map-changes.ts'
import styles from './rooms-page.module.css'

interface RoomMenuProps {
  readonly room: RoomDetails
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onRename: () => void
  readonly onMove: (step: number) => void
  readonly onDraw: () => void
  readonly onArchive: () => void
}

const ICON = { size: 16, stroke: 1.7 }

export function RoomMenu(props: RoomMenuProps) {
  const { room, isFirst, isLast, onRename, onMove, onDraw, onArchive } = props
  const t = useMessages('rooms')
  return (
    // The name field takes the focus, which the menu would otherwise take back.
    <Menu position="bottom-end" width={200} returnFocus={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles.more}
          aria-label={t('room.more', { room: room.name })}
          disabled={isExpected(room)}
        >
          <IconDots size={18} stroke={1.9} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onRename}>
          {t('room.rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLayoutGridAdd {...ICON} />} onClick={onDraw}>
          {t('room.addRange')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp {...ICON} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          {t('room.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown {...ICON} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          {t('room.down')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconArchive {...ICON} />} onClick={onArchive}>
          {t('room.archive')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
