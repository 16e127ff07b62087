// The look in one place: the constants of the specification, then their use by the kit.

import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { RootButton } from './root-button.tsx'

const PRIMARY_COLOR = 'blue'
const DEFAULT_RADIUS = 'sm'
export const BREAKPOINTS = { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' } as const
export const NOTIFICATIONS = { limit: 5, autoClose: 4_000, position: 'bottom-right' } as const
const MODAL_TRANSITION_MS = 200
const SCROLL_AREA = { scrollHideDelay: 1_000, type: 'hover' } as const
export const DEFAULT_COLOR_SCHEME = 'light'

const SPACING = { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' } as const
const FONT_SIZES = {
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1.0625rem',
  xl: '1.25rem',
} as const
const FONT_FAMILY =
  "'IBM Plex Sans Variable', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, sans-serif"

/** Cool grays: the kit's neutral ones clash with the blue. */
const DARK: MantineColorsTuple = [
  '#d4d9df',
  '#a7afb8',
  '#8a939d',
  '#6a727c',
  '#454c55',
  '#31373e',
  '#272c32',
  '#1c2025',
  '#15181c',
  '#0f1114',
]

/** The label of the cross that the kit renders. */
const CLOSE = { 'aria-label': 'Close' }

export const theme = createTheme({
  primaryColor: PRIMARY_COLOR,
  // White on blue 6 is 3.6:1, on blue 8 it is 5:1.
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: DEFAULT_RADIUS,
  breakpoints: BREAKPOINTS,
  spacing: SPACING,
  fontSizes: FONT_SIZES,
  fontFamily: FONT_FAMILY,
  headings: { fontFamily: FONT_FAMILY, fontWeight: '600', textWrap: 'balance' },
  black: '#1d2126',
  colors: { dark: DARK },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Text: { defaultProps: { size: 'sm' } },
    Button: { defaultProps: { component: RootButton } },
    Modal: {
      defaultProps: {
        transitionProps: { duration: MODAL_TRANSITION_MS },
        closeButtonProps: CLOSE,
        centered: true,
      },
    },
    Drawer: {
      defaultProps: { transitionProps: { duration: MODAL_TRANSITION_MS }, closeButtonProps: CLOSE },
    },
    Notification: { defaultProps: { closeButtonProps: CLOSE } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 6,
        // On a phone a list may be longer than the space below its button, so it scrolls itself.
        middlewares: { flip: true, shift: true, size: { padding: 8 } },
      },
      styles: { dropdown: { overflowY: 'auto' } },
    },
    ScrollArea: { defaultProps: SCROLL_AREA },
  },
})

/** Colors that are too faint in the kit for this font size, and the text color of the dark scheme. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5b636c',
    '--mantine-color-placeholder': '#6b737c',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
  },
  dark: {
    '--mantine-color-text': '#e9ecef',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-default': 'var(--mantine-color-dark-7)',
    '--mantine-color-default-hover': 'var(--mantine-color-dark-6)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    // Quiet buttons: the kit's are as good as white there, so that removing looked like any other.
    '--mantine-color-blue-light-color': 'var(--mantine-color-blue-4)',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-4)',
  },
})
