// Pages that are the same for every visitor: rendered from time to time, and cached as they are sent.

import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseLanguage } from '#messages/choose-language.ts'
import type { PageLanguage } from '#messages/languages.ts'
import { acceptedEncoding } from './accepted-encoding.ts'

type Render = (path: string, nonce: string, language: PageLanguage) => Promise<Response>

/** They show nothing that depends on the visitor, except for the language. */
const VISITOR_PAGES = [
  '/',
  '/pricing',
  '/privacy',
  '/terms',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
]

export interface VisitorPage {
  readonly status: number
  readonly headers: Headers
  /** Hashes that allow its inline scripts. An injected script would have another hash. */
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

type Encoding = 'br' | 'gzip' | 'identity'

interface CachedPage {
  readonly page: Promise<VisitorPage>
  readonly madeAtMs: number
}

/** They show plans and prices, which may change. */
const CACHED_MS = 10_000

export class VisitorPages {
  readonly #render: Render
  readonly #nowMs: () => number
  readonly #cached = new Map<string, CachedPage>()

  constructor(render: Render, nowMs: () => number = Date.now) {
    this.#render = render
    this.#nowMs = nowMs
  }

  /** Undefined for pages that have to be rendered for each request. */
  async find(request: Request): Promise<VisitorPage | undefined> {
    const path = visitorPathOf(request)
    if (path === undefined) return undefined
    const language = chooseLanguage({ accepted: request.headers.get('accept-language') })
    const key = `${language} ${path}`
    const cached = this.#cached.get(key)
    if (cached && this.#nowMs() - cached.madeAtMs < CACHED_MS) return cached.page
    const made = { page: this.#make(path, language), madeAtMs: this.#nowMs() }
    this.#cached.set(key, made)
    // A newer page is left in the cache.
    const forget = () => this.#cached.get(key) === made && this.#cached.delete(key)
    made.page.then(({ status }) => status !== 200 && forget(), forget)
    return made.page
  }

  async #make(path: string, language: PageLanguage): Promise<VisitorPage> {
    const nonce = randomBytes(16).toString('base64')
    const response = await this.#render(path, nonce, language)
    const html = await response.text()
    const identity = Buffer.from(html)
    const [zipped, brotli] = await Promise.all([compress(identity), compressBest(identity)])
    return {
      status: response.status,
      headers: response.headers,
      inlineScripts: hashesOfScripts(html),
      // Libraries add styles later, with the nonce that they find in the page.
      inlineStyles: [`'nonce-${nonce}'`],
      bodies: { identity, gzip: zipped, br: brotli },
    }
  }
}

const READING = ['GET', 'HEAD']

/** A request with a cookie or a token may come from a user. */
function visitorPathOf({ method, url, headers }: Request): string | undefined {
  if (!READING.includes(method) || headers.has('cookie') || headers.has('authorization'))
    return undefined
  const { pathname, search } = new URL(url)
  return search === '' && VISITOR_PAGES.includes(pathname) ? pathname : undefined
}

export function encodingFor(accepted: string | undefined): Encoding {
  return acceptedEncoding(accepted, ['br', 'gzip']) ?? 'identity'
}

function hashesOfScripts(html: string): readonly string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

const compress = promisify(gzip)
const compressBest = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
