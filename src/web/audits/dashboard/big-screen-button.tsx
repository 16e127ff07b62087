import { ActionIcon } from '@mantine/core'
import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import styles from './header.module.css'

export interface BigScreen {
  readonly isOn: boolean
  readonly toggle: () => void
}

/** For a screen on the wall of the shop: only the dashboard, over everything else. */
export function BigScreenButton({
  bigScreen: { isOn, toggle },
}: {
  readonly bigScreen: BigScreen
}) {
  const Icon = isOn ? IconMinimize : IconMaximize
  return (
    <ActionIcon
      variant="default"
      size={36}
      className={styles.bigScreen}
      aria-label={isOn ? 'Leave the big screen' : 'Show on a big screen'}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon size={18} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
