import {
  ColorSchemeScript,
  localStorageColorSchemeManager,
  MantineProvider,
  mantineHtmlProps,
} from '@mantine/core'
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { COLOR_SCHEME_KEY, cssVariables, DEFAULT_COLOR_SCHEME, theme } from '../kit/theme.ts'

const Messages = lazy(() => import('./messages.tsx'))
const colorScheme = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

/** The HTML around every page. */
export function Document({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
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
          {children}
          <AfterLoad>
            <Messages />
          </AfterLoad>
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  )
}

/** Messages come from actions of a user: their code can wait until the page stands. */
function AfterLoad({ children }: { readonly children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => setLoaded(true), [])
  return isLoaded && <Suspense>{children}</Suspense>
}

/** Libraries that add style elements themselves look for the nonce in this global. */
function useNonce(): string | undefined {
  const nonce = useRouter().options.ssr?.nonce
  useEffect(() => {
    Object.assign(globalThis, { __webpack_nonce__: nonce })
  }, [nonce])
  return nonce
}
