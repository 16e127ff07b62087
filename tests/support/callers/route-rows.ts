// Every route of the host: a request with the ids of a stage, or why it takes none of an organization.

import { api } from '#contract/api.ts'
import { sealedFile } from './fresh-import.ts'
import type { Stage } from './stage.ts'

export interface RouteRequest {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Puts in place what a request needs to find. */
export interface RouteHost {
  upload(stage: Stage): Promise<string>
  drawTicket(): Promise<string>
}

type RequestMaker = (stage: Stage, host: RouteHost) => RouteRequest | Promise<RouteRequest>
type RouteRows = Readonly<Record<string, RequestMaker | string>>

const ABOUT_NOBODY = 'says nothing of any organization'
const OWN_ACCOUNT = 'of the caller alone'

export const ROUTE_ROWS: RouteRows = {
  'ALL /*': 'what every request passes, and pages',
  'ALL /api/*': ABOUT_NOBODY,
  'ALL /api/v1/*': 'for keys alone: src/server/http/api-routes.pg.test.ts',
  'ALL /mcp': 'for keys alone: src/server/http/mcp-routes.pg.test.ts',
  'GET /healthz': ABOUT_NOBODY,
  'GET /readyz': ABOUT_NOBODY,
  'GET /metrics': ABOUT_NOBODY,
  'GET /api/version': ABOUT_NOBODY,
  'ALL /.well-known/shelfcount-seal-keys.json': 'so many at a time',
  'ALL /.well-known/shelfcount-seal-roots.json': 'so many at a time',
  'ALL /.well-known/shelfcount-seal-inclusion/:file': 'so many at a time',
  'GET /.well-known/shelfcount-seal-keys.json': ABOUT_NOBODY,
  'GET /.well-known/shelfcount-seal-roots.json': ABOUT_NOBODY,
  'GET /.well-known/shelfcount-seal-inclusion/:file': ABOUT_NOBODY,
  'POST /api/stripe/webhook': 'signed by the provider: nobody else is heard',
  'GET /api/dev/mails': 'never served in production',
  'ALL /api/auth/*': OWN_ACCOUNT,
  'POST /api/avatar': OWN_ACCOUNT,
  'DELETE /api/avatar': OWN_ACCOUNT,
  'GET /api/avatars/:id': 'for whoever is signed in and was told its address',
  'GET /api/my-data.json': OWN_ACCOUNT,
  'POST /api/query_ts': ABOUT_NOBODY,
  ...functionRows(),
  ...documentRows(),
  'POST /api/files': ({ orgId, heldShelf }) => ({
    path: addressOf('/api/files', {
      organizationId: orgId,
      auditAssignmentId: heldShelf,
      name: 'a.png',
    }),
    headers: { 'content-type': 'image/png' },
    body: 'a picture',
  }),
  'GET /api/files/:id': async (stage, host) => ({
    path: `/api/files/${await host.upload(stage)}`,
  }),
  ...billingRows('/api/billing'),
  ...billingRows('/api/auth/billing'),
}

function functionRows(): RouteRows {
  const details = ({ sealedAudit: { auditId } }: Stage) => ({
    path: api.audits.getDetails.name,
    args: { auditId },
  })
  return {
    'POST /api/query': (stage) => json('/api/query', details(stage)),
    'POST /api/queries': (stage) =>
      json('/api/queries', { mode: 'consistent', queries: [details(stage)] }),
    'POST /api/query_at_ts': async (stage, host) =>
      json('/api/query_at_ts', { ...details(stage), ts: await host.drawTicket() }),
    'POST /api/mutation': ({ storeId }) =>
      json('/api/mutation', {
        path: api.rooms.create.name,
        args: { storeId, name: `Room ${crypto.randomUUID().slice(0, 8)}` },
      }),
    'POST /api/action': ({ orgId }) =>
      json('/api/action', {
        path: api.billing.check.name,
        args: { orgId, featureId: 'audits' },
      }),
  }
}

function documentRows(): RouteRows {
  const results: (ending: string) => RequestMaker =
    (ending) =>
    ({ reviewedLine: { auditId, storeId } }) => ({
      path: addressOf(`/api/results.${ending}`, { auditId, storeIds: storeId }),
    })
  const reports: (ending: string) => RequestMaker =
    (ending) =>
    ({ orgId, count, sealedAudit, laterSealedAudit }) => ({
      path: addressOf(`/api/reports.${ending}`, {
        ...{ orgId, table: 'compared_items', storeId: count.storeId },
        ...{ a: sealedAudit.auditId, b: laterSealedAudit.auditId },
      }),
    })
  const stockFile: (part: string) => RequestMaker = (part) => async (stage) => ({
    path: addressOf(`/api/stock-file${part}`, await sealedFile(stage)),
  })
  const journal: (ending: string) => RequestMaker =
    (ending) =>
    ({ orgId, people, count: { auditId, storeId } }) => ({
      path: addressOf(`/api/journal.${ending}`, {
        ...{ orgId, auditId, storeId, userId: people.owner.id },
      }),
    })
  return {
    'GET /api/results.csv': results('csv'),
    'GET /api/results.xlsx': results('xlsx'),
    'GET /api/results.pdf': ({ reviewedLine: { auditId } }) => ({
      path: addressOf('/api/results.pdf', { auditId }),
    }),
    'GET /api/count-sheets.pdf': ({ count: { auditId, storeId, roomId } }) => ({
      path: addressOf('/api/count-sheets.pdf', { auditId, storeId, roomId }),
    }),
    'GET /api/reports.csv': reports('csv'),
    'GET /api/reports.xlsx': reports('xlsx'),
    'GET /api/journal.csv': journal('csv'),
    'GET /api/journal.xlsx': journal('xlsx'),
    'GET /api/stock-file': stockFile(''),
    'GET /api/stock-file/report': stockFile('/report'),
    'GET /api/stock-file/rest': stockFile('/rest'),
    'GET /api/stock-file/small': stockFile('/small'),
    'GET /api/stock-counts.csv': async ({ sealedAudit: { auditId }, idsOf }) => {
      const [storeId = ''] = await idsOf(
        'select store_id as id from audit_store where audit_id = $1',
        auditId,
      )
      return { path: addressOf('/api/stock-counts.csv', { auditId, storeId, system: 'generic' }) }
    },
    'GET /api/labels.pdf': ({ count: { storeId, roomId } }) => ({
      path: addressOf('/api/labels.pdf', { of: 'shelves', sheet: 'a4-21', storeId, roomId }),
    }),
  }
}

/** Whose customer it is stands in a header; what the body says of it is not believed. */
function billingRows(prefix: string): RouteRows {
  const named =
    (path: string, body?: object): RequestMaker =>
    ({ orgId }) => ({
      ...(body ? json(`${prefix}/${path}`, body) : { path: `${prefix}/${path}` }),
      headers: { 'content-type': 'application/json', 'x-organization-id': orgId },
    })
  const posts = {
    customers: {},
    attach: { productId: 'business', forceCheckout: true },
    checkout: { productId: 'team' },
    cancel: { productId: 'business' },
    check: { featureId: 'audits' },
    track: { featureId: 'labels' },
    billing_portal: {},
    setup_payment: {},
    query: { featureId: 'audits', range: '7d' },
    entities: { id: 'ABC234', featureId: 'handhelds' },
    'referrals/code': { programId: 'friends' },
    'referrals/redeem': { code: 'NOBODY' },
  }
  return {
    [`ALL ${prefix}/*`]: ABOUT_NOBODY,
    [`POST ${prefix}/cors`]: ABOUT_NOBODY,
    [`GET ${prefix}/products`]: named('products'),
    ...Object.fromEntries(
      Object.entries(posts).map(([path, body]) => [`POST ${prefix}/${path}`, named(path, body)]),
    ),
    [`GET ${prefix}/entities/:id`]: named('entities/x'),
    [`DELETE ${prefix}/entities/:id`]: named('entities/x'),
  }
}

function json(path: string, body: object): RouteRequest {
  return { path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function addressOf(path: string, search: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(search)}`
}
