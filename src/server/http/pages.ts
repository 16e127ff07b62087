// Renders pages: the framework gets each request together with our door for it.

import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BillingAccess, Operator, RequestContext } from '#contract/backend.ts'
import type { AuthService } from '../auth/auth-service.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext } from './host-env.ts'
import { createRequestBackend } from './request-backend.ts'
import { pagePolicy } from './security-headers.ts'

export type RenderPage = (
  request: Request,
  options: { readonly context: RequestContext },
) => Promise<Response>

export interface Pages {
  readonly render: RenderPage
  /** What lets inline scripts and styles through, instead of the nonce (development). */
  readonly inline?: string
  /** Modules and hot updates (development). */
  readonly middleware?: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  readonly isForeignUpgrade?: (pathname: string) => boolean
  close?(): Promise<void>
}

export async function builtPages(serverBuild: string): Promise<Pages> {
  const entry: { default: { fetch: RenderPage } } = await import(
    pathToFileURL(path.resolve(serverBuild)).href
  )
  return { render: (request, options) => entry.default.fetch(request, options) }
}

export interface PageOptions {
  readonly pages: Pages
  readonly auth: AuthService
  readonly functions: FunctionHost
  readonly publicUrl: string
  readonly operator: Operator
  readonly sendsMail: boolean
  readonly billing: BillingAccess
}

export function renderPages({ pages, auth, functions, ...installation }: PageOptions) {
  return async (c: HostContext): Promise<Response> => {
    const { headers, signal } = c.req.raw
    const backend = createRequestBackend({ auth, functions, headers, signal })
    const nonce = c.get('nonce')
    try {
      const context = { backend, nonce, ...installation }
      const page = await pages.render(c.req.raw, { context })
      const answer = new Response(
        closing(page.body, () => backend.close()),
        page,
      )
      const inline = [pages.inline ?? `'nonce-${nonce}'`]
      const facts = { inlineScripts: inline, inlineStyles: inline }
      const policy = pagePolicy({ host: c.req.header('host') ?? '', ...facts })
      answer.headers.set('content-security-policy', policy)
      // Pages show what one person may see.
      if (!answer.headers.has('cache-control'))
        answer.headers.set('cache-control', 'private, no-cache')
      return answer
    } catch (error) {
      await backend.close()
      throw error
    }
  }
}

/** A page may go on asking while it streams, so its snapshot is let go with its last byte. */
function closing(
  body: ReadableStream<Uint8Array> | null,
  close: () => Promise<void>,
): ReadableStream<Uint8Array> | null {
  if (!body) {
    void close()
    return null
  }
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
      await close()
    },
    async cancel(reason) {
      await reader.cancel(reason).catch(() => {})
      await close()
    },
  })
}
