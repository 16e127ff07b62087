import { ActionIcon } from '@mantine/core'
import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './header.module.css'

export interface BigScreen {
  readonly isOn: boolean
  readonly toggle: () => void
}

/** For a screen on the store's wall: only the dashboard, in full screen. */
export function BigScreenButton({
  bigScreen: { isOn, toggle },
}: {
  readonly bigScreen: BigScreen
}) {
  const t = useMessages('dashboard')
  const Icon = isOn ? IconMinimize : IconMaximize
  return (
    <ActionIcon
      variant="default"
      size={36}
      className={styles.bigScreen}
      aria-label={isOn ? t('bigScreen.leave') : t('bigScreen.show')}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon size={18} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
