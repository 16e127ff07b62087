// Renders pages: the framework gets each request together with its access to our server.

import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BillingAccess, Operator, RequestBackend, RequestContext } from '#contract/backend.ts'
import { chooseLanguage, languageCookie, languageOfCookie } from '#messages/choose-language.ts'
import { isPageLanguage, type PageLanguage } from '#messages/languages.ts'
import type { AuthService } from '../auth/auth-service.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext } from './host-env.ts'
import { createRequestBackend } from './request-backend.ts'
import { type PolicyFacts, pagePolicy } from './security-headers.ts'
import { encodingFor, type VisitorPage, VisitorPages } from './visitor-pages.ts'

export type RenderPage = (
  request: Request,
  options: { readonly context: RequestContext },
) => Promise<Response>

export interface Pages {
  readonly render: RenderPage
  /** Allows inline scripts and styles instead of the nonce (development). */
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
  readonly hasDemo: boolean
  readonly billing: BillingAccess
}

export function renderPages({ pages, auth, functions, ...installation }: PageOptions) {
  async function render(request: Request, nonce: string): Promise<Response> {
    const { headers, signal } = request
    const backend = createRequestBackend({ auth, functions, headers, signal })
    try {
      const language = askedLanguage(request) ?? (await languageOf(request, backend))
      const context = { backend, nonce, ...installation, language }
      const page = await pages.render(request, { context })
      return new Response(
        closing(page.body, () => backend.close()),
        page,
      )
    } catch (error) {
      await backend.close()
      throw error
    }
  }

  // The page is rendered for a request that contains nothing about the visitor.
  const visitorPages = new VisitorPages((path, nonce, language) => {
    const headers = { 'accept-language': language }
    return render(new Request(new URL(path, installation.publicUrl), { headers }), nonce)
  })

  return async (c: HostContext): Promise<Response> => {
    const cached = pages.inline === undefined ? await visitorPages.find(c.req.raw) : undefined
    if (cached) return answerCached(c, cached)
    const nonce = c.get('nonce')
    const inline = [pages.inline ?? `'nonce-${nonce}'`]
    const answer = await render(c.req.raw, nonce)
    const asked = askedLanguage(c.req.raw)
    if (asked) answer.headers.append('set-cookie', languageCookie(asked))
    return withPolicy(c, answer, { inlineScripts: inline, inlineStyles: inline })
  }
}

function answerCached(
  c: HostContext,
  { status, headers, bodies, ...inline }: VisitorPage,
): Response {
  const encoding = encodingFor(c.req.header('accept-encoding'))
  // A copy, because the host would otherwise write headers for one visitor into the cached page.
  const answer = new Response(bodies[encoding], { status, headers: new Headers(headers) })
  if (encoding !== 'identity') answer.headers.set('content-encoding', encoding)
  answer.headers.set('vary', 'accept-encoding, accept-language, cookie')
  return withPolicy(c, answer, inline)
}

function withPolicy(
  c: HostContext,
  answer: Response,
  inline: Pick<PolicyFacts, 'inlineScripts' | 'inlineStyles'>,
): Response {
  const policy = pagePolicy({ host: c.req.header('host') ?? '', ...inline })
  answer.headers.set('content-security-policy', policy)
  // Pages show what one person may see.
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-cache')
  return answer
}

/** A URL may name a language, which the device then keeps. */
function askedLanguage({ url }: Request): PageLanguage | undefined {
  const asked = new URL(url).searchParams.get('lang')
  return isPageLanguage(asked) ? asked : undefined
}

async function languageOf(request: Request, backend: RequestBackend): Promise<PageLanguage> {
  const cookies = request.headers.get('cookie') ?? ''
  const isSignedIn = isPage(request) && cookies.includes(SESSION_COOKIE)
  return chooseLanguage({
    own: isSignedIn ? await ownLanguage(backend) : null,
    onDevice: languageOfCookie(cookies),
    accepted: request.headers.get('accept-language'),
  })
}

/** True for a page, false for a call of a page, whose answers contain no translated text. */
function isPage({ method, url }: Request): boolean {
  return method === 'GET' && !new URL(url).pathname.startsWith('/_')
}

const SESSION_COOKIE = 'shelfcount.session_token='

/** If the user cannot be looked up, the page says so itself, in the language of the device. */
async function ownLanguage(backend: RequestBackend): Promise<string | null> {
  const session = await backend.session().catch(() => undefined)
  return session?.user?.language ?? null
}

/** A page may run queries while it streams, so its snapshot is only released with its last byte. */
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
