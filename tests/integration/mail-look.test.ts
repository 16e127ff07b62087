import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { expect, test } from 'vitest'
import { MAIL_COLORS } from '#server/mail/mail.ts'
import { cssVariables, theme } from '#web/kit/theme.ts'

test('mails have the colours of the screens', () => {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const { colors, primaryColor, primaryShade, black } = merged
  const shade = typeof primaryShade === 'number' ? primaryShade : primaryShade.light
  expect(MAIL_COLORS).toEqual({
    ink: black,
    dimmed: cssVariables(merged).light['--mantine-color-dimmed'],
    action: colors[primaryColor]?.[shade],
    chrome: colors.gray[0],
  })
})
