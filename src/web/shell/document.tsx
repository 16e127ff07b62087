import {
  ColorSchemeScript,
  DirectionProvider,
  localStorageColorSchemeManager,
  MantineProvider,
  mantineHtmlProps,
} from '@mantine/core'
import { HeadContent, Scripts, useHydrated, useMatch, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { factsOf } from '#messages/languages.ts'
import { COLOR_SCHEME_KEY } from '../kit/color-scheme.ts'
import { KEEP_EARLY_DROP, takeEarlyDrop } from '../kit/drop-before-hydration.ts'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { doEarlyPresses, KEEP_EARLY_PRESSES } from '../kit/press-before-hydration.ts'
import { KEEP_EARLY_SENDING } from '../kit/replay-before-hydration.ts'
import { cssVariables, DEFAULT_COLOR_SCHEME, theme } from '../kit/theme.ts'
import { currentToasts, subscribeToToasts } from '../kit/toasts.ts'
import { LanguageProvider } from '../kit/use-messages.ts'
import type { RouterContext } from '../session/router-context.ts'

const Messages = lazyWithRetry(() => import('./messages.tsx'))
const colorScheme = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

/**
 * The validation library tries to compile its parsers, and the content security policy reports the attempt.
 * The setting has to exist before its first module runs, so it cannot be in a module.
 */
const NO_COMPILED_PARSERS = 'globalThis.__zod_globalConfig={jitless:true}'

/** The HTML around every page. */
export function Document({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce()
  const { language } = useRouter().options.context as RouterContext
  const { direction } = factsOf(language)
  // Not while React renders: a pressed button may only work once hydration is done.
  useEffect(() => {
    const timer = setTimeout(doEarlyPresses)
    return () => clearTimeout(timer)
  }, [])
  return (
    <html lang={language} dir={direction} {...mantineHtmlProps}>
      <head>
        <script nonce={nonce} suppressHydrationWarning>
          {`${NO_COMPILED_PARSERS};${KEEP_EARLY_SENDING};${KEEP_EARLY_DROP};${KEEP_EARLY_PRESSES}`}
        </script>
        <HeadContent />
        <ColorSchemeScript
          nonce={nonce}
          defaultColorScheme={DEFAULT_COLOR_SCHEME}
          localStorageKey={COLOR_SCHEME_KEY}
          suppressHydrationWarning
        />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={colorScheme}
          defaultColorScheme={DEFAULT_COLOR_SCHEME}
          getStyleNonce={() => nonce ?? ''}
        >
          <DirectionProvider initialDirection={direction} detectDirection={false}>
            <LanguageProvider value={language}>
              {children}
              <MessagesOnDemand />
            </LanguageProvider>
          </DirectionProvider>
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  )
}

/** Visitors of public pages need no notifications, unless they arrive with one. */
function MessagesOnDemand() {
  const isInApp = useMatch({ from: '/_authorized', shouldThrow: false }) !== undefined
  // Public pages accept no files: a drop has the browser's default effect.
  useEffect(() => {
    if (!isInApp) takeEarlyDrop()
  }, [isInApp])
  const hasToasts = useSyncExternalStore(subscribeToToasts, hasToast, () => false)
  const isHydrated = useHydrated()
  const isNeeded = isHydrated && (isInApp || hasToasts)
  return isNeeded && <Messages />
}

function hasToast(): boolean {
  return currentToasts().length > 0
}

/** Libraries that add style elements themselves look for the nonce in this global. */
function useNonce(): string | undefined {
  const nonce = useRouter().options.ssr?.nonce
  useEffect(() => {
    Object.assign(globalThis, { __webpack_nonce__: nonce })
  }, [nonce])
  return nonce
}
