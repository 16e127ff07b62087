// The calls of section 7 as data: what a page may send, and with which body.

import { camelCase } from '#domain/billing/spelling.ts'
import { FUNCTIONS } from './section-7-calls.functions.ts'
import { argumentNames, contractOf } from './support/contracts.ts'

/** Something that a page has sent: a request, or a frame of its socket. */
export interface SentCall {
  readonly kind: 'http' | 'query' | 'mutation' | 'action'
  /** `POST /api/billing/check`, or `rooms:getWithDetails`. */
  readonly name: string
  /** Of a function: its arguments. */
  readonly body: object
  readonly contentType?: string | undefined
}

interface SpecifiedRequest {
  /** As the specification writes it. */
  readonly call: string
  readonly path: RegExp
  /** Either spelling is understood; undefined: the specification does not say. */
  readonly fields?: readonly string[]
  readonly needs?: readonly string[]
}

const CUSTOMER_DATA = 'customer_data'
const PREFIX = '/api/billing'

function billing(call: string, ...fields: readonly string[]): SpecifiedRequest {
  const [method = '', path = ''] = call.split(' ')
  const pattern = path.replaceAll('/', '\\/').replace('{id}', '[^/]+')
  const isPosted = method === 'POST' && path !== '/cors'
  return {
    call: `${method} {billing_prefix}${path}`,
    path: new RegExp(`^${method} ${PREFIX.replaceAll('/', '\\/')}${pattern}$`),
    fields: [...fields, CUSTOMER_DATA],
    needs: isPosted ? [CUSTOMER_DATA] : [],
  }
}

function auth(call: string, fields?: readonly string[]): SpecifiedRequest {
  const [method = '', path = ''] = call.split(' ')
  const pattern = path.replaceAll('/', '\\/').replace('*', '[\\w/-]*')
  return {
    call: `${method} /api/auth${path}`,
    path: new RegExp(`^${method} \\/api\\/auth${pattern}$`),
    ...(fields && { fields }),
  }
}

const PURCHASE = [
  ...['customer_id', 'product_id', 'product_ids', 'entity_id', 'options', 'free_trial'],
  ...['success_url', 'metadata', 'force_checkout', 'entity_data', 'checkout_session_params'],
  ...['reward', 'invoice', 'open_in_new_tab'],
]

const REQUESTS: readonly SpecifiedRequest[] = [
  { call: 'a server function via GET', path: /^GET \/_serverFn\/\S+$/ },
  auth('GET /get-session'),
  auth('POST /sign-out'),
  auth('POST /revoke-sessions'),
  auth('POST /revoke-other-sessions'),
  auth('POST /delete-user'),
  auth('POST /update-user'),
  auth('POST /sign-in*'),
  auth('POST /sign-up*'),
  auth('GET /verify-email'),
  auth('GET /token'),
  auth('POST /one-time-token/verify', ['token']),
  billing('POST /cors'),
  billing('POST /customers', 'error_on_not_found', 'expand'),
  billing('POST /entities', 'id', 'name', 'feature_id'),
  billing('GET /entities/{id}', 'expand'),
  billing('DELETE /entities/{id}'),
  billing('POST /checkout', ...PURCHASE),
  billing('POST /attach', ...PURCHASE),
  billing('POST /setup_payment', 'success_url', 'open_in_new_tab'),
  billing('POST /cancel', 'customer_id', 'product_id', 'entity_id', 'cancel_immediately'),
  billing(
    'POST /check',
    ...['customer_id', 'feature_id', 'product_id', 'entity_id', 'required_balance', 'send_event'],
    ...['with_preview', 'entity_data'],
  ),
  billing(
    'POST /track',
    ...['customer_id', 'value', 'feature_id', 'event_name', 'entity_id', 'idempotency_key'],
    ...['properties', 'entity_data'],
  ),
  billing('POST /billing_portal', 'return_url', 'open_in_new_tab'),
  billing('POST /query', 'customer_id', 'feature_id', 'range'),
  billing('GET /products'),
  billing('POST /referrals/code', 'customer_id', 'program_id'),
  billing('POST /referrals/redeem', 'code', 'customer_id'),
]

/** What the product asks beyond the specification, and for what. */
const OWN_REQUESTS: Readonly<Record<string, RegExp>> = {
  'pictures of people': /^GET \/api\/avatar\S*$/,
  'pictures and files of counts': /^GET \/api\/files\/\S+$/,
  'recovery of an account by its token': /^GET \/api\/auth\/recovery\/\S+$/,
  'what is asked with a secret or a file, which stands in no address': /^POST \/_serverFn\/\S+$/,
  'a code that lets helpers in': /^POST \/api\/auth\/day-pass\/(look|join)$/,
  'the second step of signing in, and its codes': /^POST \/api\/auth\/two-factor\/[\w-]+$/,
  'signing in with a passkey, and adding one': /^(GET|POST) \/api\/auth\/passkey\/[\w-]+$/,
  'what the public API is': /^GET \/api\/v1\/openapi\.json$/,
  'which build the host serves': /^GET \/api\/version$/,
  'what a device has kept': /^POST \/api\/(mutation|action|queries?)$/,
}

/** What is wrong with something that a page has sent; undefined: it is as specified. */
export function complaintAbout(sent: SentCall): string | undefined {
  return sent.kind === 'http' ? requestComplaint(sent) : functionComplaint(sent)
}

function requestComplaint({ name, body, contentType = '' }: SentCall): string | undefined {
  const known = REQUESTS.find(({ path }) => path.test(name))
  if (!known) return isOwn(name) ? undefined : `${name} is no call of section 7`
  if (!known.fields) return undefined
  if (known.needs?.length && contentType !== 'application/json') {
    return `${name} is sent as ${contentType}`
  }
  const fields = Object.keys(body)
  const allowed = new Set(known.fields.flatMap((field) => [field, camelCase(field)]))
  const foreign = fields.filter((field) => !allowed.has(field))
  if (foreign.length > 0) return `${name} has no field ${foreign.join(', ')}`
  const missing = (known.needs ?? []).filter((field) => !fields.includes(field))
  return missing.length > 0 ? `${name} goes without ${missing.join(', ')}` : undefined
}

function isOwn(name: string): boolean {
  return Object.values(OWN_REQUESTS).some((path) => path.test(name))
}

function functionComplaint({ kind, name, body }: SentCall): string | undefined {
  const contract = contractOf(name)
  if (!contract) return `${kind} ${name} is no function of the contract`
  if (contract.kind !== kind) return `${name} is called as a ${kind}`
  const fields = Object.keys(body)
  const foreign = fields.filter((field) => !argumentNames(contract).includes(field))
  if (foreign.length > 0) return `${name} has no argument ${foreign.join(', ')}`
  const specified = FUNCTIONS.find((one) => one.name === name)?.args ?? []
  const missing = specified.filter((field) => !fields.includes(field) && isRequired(name, field))
  if (missing.length > 0) return `${name} goes without ${missing.join(', ')}`
  const wrong = contract.args.safeParse(body).error?.issues[0]
  return wrong && `${name} is sent ${wrong.path.join('.')}: ${wrong.message}`
}

/** Whether the function refuses to go without. */
function isRequired(name: string, field: string): boolean {
  const parsed = contractOf(name)?.args.safeParse({})
  return parsed?.error?.issues.some(({ path }) => path[0] === field) ?? false
}

/** Every call that section 7 names, as the list of the walk names it. */
export const SPECIFIED: readonly string[] = [
  ...REQUESTS.map(({ call }) => call),
  ...FUNCTIONS.map(({ name }) => name),
]

export function specifiedNameOf({ kind, name }: SentCall): string {
  return kind === 'http' ? (REQUESTS.find(({ path }) => path.test(name))?.call ?? name) : name
}
