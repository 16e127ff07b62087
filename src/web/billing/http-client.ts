import { errorFrom, FETCH_FAILED, fail, LOG_PREFIX, succeed, textIn } from './billing-answer.ts'
import {
  type BillingClient,
  CALLS,
  type CallName,
  type CallResult,
  type CustomerData,
  forTheWire,
} from './billing-client.ts'
import { AUTH_BILLING_PREFIX, BILLING_PREFIX } from './constants.ts'
import { credentialsOf, type Fetch } from './credentials.ts'

export interface HttpClientOptions extends BackendPlace {
  readonly customerData?: CustomerData | undefined
  readonly getBearerToken?: (() => Promise<string | null>) | undefined
  /** Merged last. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly includeCredentials?: boolean | undefined
  readonly fetch?: Fetch | undefined
}

/** Long, because the host asks the payment provider, which takes time. */
const PATIENCE_MS = 90_000

export function createHttpClient(options: HttpClientOptions): BillingClient {
  const { customerData, includeCredentials } = options
  const fetch: Fetch = options.fetch ?? ((...asked) => globalThis.fetch(...asked))
  const { url, prefix, dataField } = backendOf(options)
  const address = `${url}${prefix}`
  const credentials = credentialsOf({ address, fetch, includeCredentials })

  const send = async (method: string, path: string, body?: object) => {
    try {
      const response = await fetch(`${address}${path}`, {
        method,
        credentials: await credentials(),
        headers: await headersOf(options),
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body && { body: JSON.stringify(body) }),
      })
      return await read(response)
    } catch (thrown) {
      return failedToFetch(thrown, `${method} ${address}${path}`)
    }
  }
  const withData = (body: object) => (customerData ? { ...body, [dataField]: customerData } : body)
  return {
    id: `${address} ${options.headers?.['x-organization-id'] ?? ''}`,
    post: (path, body) => send('POST', path, withData(body)),
    async call<Name extends CallName>(name: Name, args: object = {}) {
      const { method, path } = CALLS[name]
      const body = forTheWire(args)
      const answer =
        method === 'POST'
          ? await send(method, path, withData(body))
          : await send(method, addressed(path, body))
      return answer.error ? answer : succeed(parseResult<Name>(answer.data), answer.statusCode)
    },
  }
}

/** The host answers with the types of the contract. */
function parseResult<Name extends CallName>(value: unknown): CallResult<Name> {
  return value as CallResult<Name>
}

function addressed(path: string, args: object): string {
  const given = new Map<string, unknown>(Object.entries(args))
  const expand = given.get('expand')
  const place = path.replace('{entityId}', encodeURIComponent(String(given.get('entityId'))))
  return Array.isArray(expand) ? `${place}?expand=${expand.join(',')}` : place
}

async function headersOf({ getBearerToken, headers }: HttpClientOptions) {
  const token = await getBearerToken?.().catch(() => {
    console.error(`${LOG_PREFIX} Failed to call getBearerToken() of the BillingProvider`)
    return null
  })
  // Host headers replace the default ones, whatever their case.
  const merged = new Headers({
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  })
  for (const [name, value] of Object.entries(headers ?? {})) merged.set(name, value)
  return Object.fromEntries(merged)
}

async function read(response: Response) {
  const body: unknown = await response.json()
  if (response.ok) return succeed(body, response.status)
  const error = errorFrom(body)
  if (response.status === 401 && isWithoutHeader(body)) {
    console.error(`${LOG_PREFIX} No token came along: set getBearerToken on the BillingProvider.`)
  } else {
    console.error(`${LOG_PREFIX} ${error.message}`)
  }
  return fail(error, response.status)
}

function isWithoutHeader(body: unknown): boolean {
  return textIn(body, 'message')?.includes('Missing authorization header') ?? false
}

function failedToFetch(thrown: unknown, call: string) {
  console.error(
    `${LOG_PREFIX} ${call} failed. Is the backend URL of the BillingProvider right, and is the billing handler registered there?`,
  )
  return fail({ ...errorFrom(thrown), code: FETCH_FAILED })
}

interface BackendPlace {
  /** Empty for the origin of the page. */
  readonly backendUrl?: string | undefined
  /** Set in auth-library mode. */
  readonly authUrl?: string | undefined
  readonly pathPrefix?: string | undefined
}

interface Backend {
  readonly url: string
  readonly prefix: string
  /** The name of the customer data in every request body. */
  readonly dataField: 'customer_data' | 'customerData'
}

/** An explicit prefix takes precedence over that of the mode. */
function backendOf({ backendUrl, authUrl, pathPrefix }: BackendPlace): Backend {
  const own = authUrl === undefined ? BILLING_PREFIX : AUTH_BILLING_PREFIX
  const url = authUrl ?? backendUrl ?? ''
  if (url !== '' && !/^https?:/.test(url)) {
    console.warn(`[billing] The backend URL is not an http URL: ${url}`)
  }
  return {
    url: url.replace(/\/+$/, ''),
    prefix: pathPrefix === undefined ? own : normalPrefix(pathPrefix),
    dataField: authUrl === undefined ? 'customer_data' : 'customerData',
  }
}

function normalPrefix(prefix: string): string {
  return `/${prefix}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
}
