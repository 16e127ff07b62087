// Pages in development: the server of the bundler handles requests before ours, in the same process and on the same
// port.

import type { Server } from 'node:http'
import type { Pages, RenderPage } from './pages.ts'

const HOT_UPDATES_PATH = '/__hmr'
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry'

export async function developmentPages(projectFolder: string, server: Server): Promise<Pages> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root: projectFolder,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server, path: HOT_UPDATES_PATH } },
  })
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment)) {
    throw new Error('The development server cannot render pages')
  }
  const render: RenderPage = async (request, options) => {
    const entry: { default: { fetch: RenderPage } } = await environment.runner.import(SERVER_ENTRY)
    return entry.default.fetch(request, options)
  }
  return {
    render,
    // Hot updates add styles and scripts without a nonce to the page.
    inline: "'unsafe-inline'",
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    isForeignUpgrade: (pathname) => pathname === HOT_UPDATES_PATH,
    close: () => vite.close(),
  }
}
