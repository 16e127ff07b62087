import { AUTH_BILLING_PREFIX, BILLING_PREFIX } from './constants.ts'

export interface BackendPlace {
  /** Empty for the origin of the page. */
  readonly backendUrl?: string | undefined
  /** Set in auth-library mode. */
  readonly authUrl?: string | undefined
  readonly pathPrefix?: string | undefined
}

export interface Backend {
  readonly url: string
  readonly prefix: string
  /** Under which name the customer's data goes into every body. */
  readonly dataField: 'customer_data' | 'customerData'
}

/** A prefix of one's own beats the one of the mode. */
export function backendOf({ backendUrl, authUrl, pathPrefix }: BackendPlace): Backend {
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
