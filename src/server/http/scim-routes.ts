// SCIM 2.0 (RFC 7643, RFC 7644) for the directory of an organization, as far as directories use it.

import { Hono } from 'hono'
import { ScimFault } from '#domain/scim/scim-fault.ts'
import type { RateLimits } from '../auth/rate-limits.ts'
import type { ScimUserRow } from '../queries/scim/scim.ts'
import type { Scim, ScimGroupDetails } from '../scim/create-scim.ts'
import type { HostContext, HostEnv } from './host-env.ts'

const SCIM_PATH = '/scim/v2'

interface ScimRouteOptions {
  readonly scim: Scim
  readonly limits: RateLimits
  readonly publicUrl: string
}

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'
const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0'

/** Of one directory: the first run of a large one takes some minutes. */
const CALLS = { window: 60, max: 1_200 }
const WRONG_SECRETS = { window: 60, max: 30 }

type Answer = (call: {
  readonly c: HostContext
  readonly organizationId: string
  readonly id: string
}) => Promise<Response>

export function scimRoutes({ scim, limits, publicUrl }: ScimRouteOptions): Hono<HostEnv> {
  const base = `${publicUrl}${SCIM_PATH}`
  const user = (row: ScimUserRow) => userResource(row, base)
  const group = (details: ScimGroupDetails, c: HostContext) => groupResource(details, base, c)

  async function enter(c: HostContext): Promise<string> {
    const [, secret] = /^Bearer (\S{20,200})$/i.exec(c.req.header('authorization') ?? '') ?? []
    const organizationId = secret === undefined ? null : await scim.directoryOf(secret)
    if (organizationId === null) {
      await spend(`scim-wrong|${c.get('clientAddress')}`, WRONG_SECRETS)
      throw new ScimFault(401, 'The token is missing or wrong.')
    }
    await spend(`scim|${organizationId}`, CALLS)
    return organizationId
  }

  async function spend(key: string, rule: typeof CALLS): Promise<void> {
    const { allowed } = await limits.consume(key, rule)
    if (!allowed) throw new ScimFault(429, 'Too many requests. Try again in a minute.')
  }

  const handle = (answer: Answer) => async (c: HostContext) => {
    try {
      return await answer({ c, organizationId: await enter(c), id: c.req.param('id') ?? '' })
    } catch (error) {
      if (error instanceof ScimFault) return refusal(error)
      throw error
    }
  }

  return new Hono<HostEnv>()
    .basePath(SCIM_PATH)
    .get(
      '/ServiceProviderConfig',
      handle(async () => json(200, serviceProvider(base))),
    )
    .get(
      '/ResourceTypes',
      handle(async () => json(200, listOf(resourceTypes(base)))),
    )
    .get(
      '/Schemas',
      handle(async () => json(200, listOf(SCHEMAS))),
    )
    .get(
      '/Users',
      handle(async ({ c, organizationId }) =>
        json(
          200,
          pageOf(c, (await scim.listUsers(organizationId, c.req.query('filter'))).map(user)),
        ),
      ),
    )
    .post(
      '/Users',
      handle(async ({ c, organizationId }) =>
        json(201, user(await scim.createUser(organizationId, await bodyOf(c)))),
      ),
    )
    .get(
      '/Users/:id',
      handle(async ({ organizationId, id }) =>
        json(200, user(await scim.getUser(organizationId, id))),
      ),
    )
    .put(
      '/Users/:id',
      handle(async ({ c, organizationId, id }) =>
        json(200, user(await scim.replaceUser(organizationId, id, await bodyOf(c)))),
      ),
    )
    .patch(
      '/Users/:id',
      handle(async ({ c, organizationId, id }) =>
        json(200, user(await scim.patchUser(organizationId, id, await bodyOf(c)))),
      ),
    )
    .delete(
      '/Users/:id',
      handle(async ({ organizationId, id }) => {
        await scim.deleteUser(organizationId, id)
        return new Response(null, { status: 204 })
      }),
    )
    .get(
      '/Groups',
      handle(async ({ c, organizationId }) => {
        const groups = await scim.listGroups(organizationId, c.req.query('filter'))
        return json(
          200,
          pageOf(
            c,
            groups.map((one) => group(one, c)),
          ),
        )
      }),
    )
    .post(
      '/Groups',
      handle(async ({ c, organizationId }) =>
        json(201, group(await scim.createGroup(organizationId, await bodyOf(c)), c)),
      ),
    )
    .get(
      '/Groups/:id',
      handle(async ({ c, organizationId, id }) =>
        json(200, group(await scim.getGroup(organizationId, id), c)),
      ),
    )
    .put(
      '/Groups/:id',
      handle(async ({ c, organizationId, id }) =>
        json(200, group(await scim.replaceGroup(organizationId, id, await bodyOf(c)), c)),
      ),
    )
    .patch(
      '/Groups/:id',
      handle(async ({ c, organizationId, id }) =>
        json(200, group(await scim.patchGroup(organizationId, id, await bodyOf(c)), c)),
      ),
    )
    .delete(
      '/Groups/:id',
      handle(async ({ organizationId, id }) => {
        await scim.deleteGroup(organizationId, id)
        return new Response(null, { status: 204 })
      }),
    )
    .all('/*', () => refusal(new ScimFault(404, 'There is no such resource.')))
}

function userResource(row: ScimUserRow, base: string) {
  const { given_name, family_name, display_name, external_id } = row
  return {
    schemas: [`${CORE}:User`],
    id: row.id,
    ...(external_id !== null && { externalId: external_id }),
    userName: row.user_name,
    name: {
      ...(given_name !== null && { givenName: given_name }),
      ...(family_name !== null && { familyName: family_name }),
    },
    ...(display_name !== null && { displayName: display_name }),
    emails: [{ value: row.email, type: 'work', primary: true }],
    active: row.is_active,
    meta: metaOf(row, 'User', `${base}/Users/${row.id}`),
  }
}

function groupResource(details: ScimGroupDetails, base: string, c: HostContext) {
  const { id, display_name, external_id, members } = details
  const isWithout = /\bmembers\b/.test(c.req.query('excludedAttributes') ?? '')
  return {
    schemas: [`${CORE}:Group`],
    id,
    ...(external_id !== null && { externalId: external_id }),
    displayName: display_name,
    ...(!isWithout && {
      members: members.map((one) => ({
        value: one.id,
        display: one.userName,
        $ref: `${base}/Users/${one.id}`,
      })),
    }),
    meta: metaOf(details, 'Group', `${base}/Groups/${id}`),
  }
}

function metaOf(
  row: { readonly created_at: Date; readonly updated_at: Date },
  resourceType: string,
  location: string,
) {
  return {
    resourceType,
    created: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
    location,
  }
}

const MOST_ON_PAGE = 200

function pageOf(c: HostContext, resources: readonly object[]) {
  const startIndex = Math.max(1, numberOf(c.req.query('startIndex'), 1))
  const count = Math.min(MOST_ON_PAGE, Math.max(0, numberOf(c.req.query('count'), MOST_ON_PAGE)))
  const page = resources.slice(startIndex - 1, startIndex - 1 + count)
  return { ...listOf(page), totalResults: resources.length, startIndex }
}

function numberOf(text: string | undefined, usual: number): number {
  return text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : usual
}

function listOf(resources: readonly object[]) {
  return {
    schemas: [`${MESSAGES}:ListResponse`],
    totalResults: resources.length,
    startIndex: 1,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}

async function bodyOf(c: HostContext): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw new ScimFault(400, 'This is not JSON.', 'invalidSyntax')
  }
}

function refusal({ status, message, scimType }: ScimFault): Response {
  const body = { schemas: [`${MESSAGES}:Error`], status: String(status), detail: message }
  return json(status, { ...body, ...(scimType && { scimType }) })
}

function json(status: number, value: unknown): Response {
  const headers = { 'content-type': 'application/scim+json', 'cache-control': 'no-store' }
  return new Response(JSON.stringify(value), { status, headers })
}

function serviceProvider(base: string) {
  const no = { supported: false }
  return {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_ON_PAGE },
    changePassword: no,
    sort: no,
    etag: no,
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'The token that owners make under Organization, Sign-in.',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}

function resourceTypes(base: string) {
  return ['User', 'Group'].map((name) => ({
    schemas: [`${CORE}:ResourceType`],
    id: name,
    name,
    endpoint: `/${name}s`,
    schema: `${CORE}:${name}`,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  }))
}

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})

const value = attribute('value')
const SCHEMAS = [
  {
    id: `${CORE}:User`,
    name: 'User',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      attribute('displayName'),
      attribute('name', {
        type: 'complex',
        subAttributes: [attribute('givenName'), attribute('familyName')],
      }),
      attribute('emails', { type: 'complex', multiValued: true, subAttributes: [value] }),
      attribute('active', { type: 'boolean' }),
    ],
  },
  {
    id: `${CORE}:Group`,
    name: 'Group',
    attributes: [
      attribute('displayName', { required: true, uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      attribute('members', { type: 'complex', multiValued: true, subAttributes: [value] }),
    ],
  },
]
