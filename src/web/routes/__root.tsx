import latinFont from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-standard-normal.woff2?url'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import '../kit/app.css'
import '../kit/print.css'
import { ErrorPanel } from '../kit/error-panel.tsx'
import { NotFound } from '../kit/not-found.tsx'
import { SITE_DESCRIPTION, SITE_TITLE } from '../kit/page-title.ts'
import { HandOver } from '../session/hand-over.tsx'
import type { RouterContext } from '../session/router-context.ts'
import { everySearch } from '../session/search.ts'
import { Document } from '../shell/document.tsx'

/** The files of the installed app are created by the build. */
const INSTALLATION = import.meta.env.PROD
  ? [
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    ]
  : []

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: everySearch,
  staticData: { areas: ['common'] },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: SITE_TITLE },
      { name: 'description', content: SITE_DESCRIPTION },
      { property: 'og:title', content: SITE_TITLE },
      { property: 'og:description', content: SITE_DESCRIPTION },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ...INSTALLATION,
      {
        rel: 'preload',
        href: latinFont,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
      },
    ],
  }),
  shellComponent: Document,
  component: Root,
  errorComponent: ErrorPanel,
  notFoundComponent: NotFound,
})

function Root() {
  return (
    <>
      <Outlet />
      <HandOver />
    </>
  )
}
