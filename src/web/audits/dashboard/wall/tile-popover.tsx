import { Drawer, Popover } from '@mantine/core'
import { useMessages } from '#web/kit/use-messages.ts'
import type { TileCardProps } from './tile-card.tsx'
import { TileCard } from './tile-card.tsx'
import type { OpenTile } from './use-open-tile.ts'
import styles from './wall.module.css'

interface TilePopoverProps extends Omit<TileCardProps, 'onDone' | 'onBusy'> {
  readonly open: OpenTile
  readonly isPhone: boolean
  readonly onPin: () => void
  readonly onClose: () => void
  readonly pointerProps: {
    readonly onPointerEnter: () => void
    readonly onPointerLeave: () => void
  }
}

/** The card of the open tile: beside it on a desktop, from below on a phone. */
export function TilePopover(props: TilePopoverProps) {
  const { open, isPhone, onPin, onClose, pointerProps, ...card } = props
  const { room, tile } = card
  const label = useMessages('dashboard')('tile.label', { name: tile.code ?? room.name })
  const content = <TileCard key={open.id} {...card} onBusy={onPin} onDone={onClose} />
  if (isPhone) {
    return (
      <Drawer
        opened={open.isPinned}
        onClose={onClose}
        position="bottom"
        size="auto"
        title={label}
        styles={{ content: { height: 'auto' } }}
      >
        {content}
      </Drawer>
    )
  }
  return (
    <Popover
      key={open.id}
      opened
      onDismiss={onClose}
      position="bottom-start"
      width={344}
      trapFocus={open.isPinned}
      withRoles={false}
      shadow="md"
      radius={6}
      offset={6}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={styles.anchor} style={open.spot} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} {...pointerProps}>
        {content}
      </Popover.Dropdown>
    </Popover>
  )
}
