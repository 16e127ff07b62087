import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import { DEFAULT_COLOR_SCHEME } from './theme.ts'
import { useMessages } from './use-messages.ts'

const SCHEMES = ['light', 'dark', 'auto'] as const

/** Light, dark, or the system's setting; stored on the device. */
export function ColorSchemeSwitch() {
  const t = useMessages('common')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  // The server does not know what is stored on the device.
  const isKnown = useHydrated()
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('appearance.title')}
      data={SCHEMES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
      value={isKnown ? colorScheme : DEFAULT_COLOR_SCHEME}
      onChange={setColorScheme}
    />
  )
}
