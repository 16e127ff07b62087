import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import { DEFAULT_COLOR_SCHEME } from './theme.ts'

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const

/** Light, dark, or as the system says; kept on the device. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  // The server does not know what the device keeps.
  const isKnown = useHydrated()
  return (
    <SegmentedControl
      fullWidth
      aria-label="Appearance"
      data={[...SCHEMES]}
      value={isKnown ? colorScheme : DEFAULT_COLOR_SCHEME}
      onChange={setColorScheme}
    />
  )
}
