import { expect } from '@playwright/test'
import { type Caller, listIn, textIn, valueIn } from '../e2e/support/calls.ts'
import { product } from '../e2e/support/product.ts'
import { type BrowserRow, type Running, walkInBrowser } from './support/walk-in-browser.ts'

/** An audit of the demo store whose shelves are handed out. */
async function someAudit(caller: Caller) {
  const { storeId } = product()
  const audits = listIn(await caller.query('audits:getByStore', { storeId }))
  const audit = audits.find((one) => valueIn(one, 'startedAt') !== null)
  const auditId = textIn(audit, 'id')
  const list = await caller.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const [assignment] = listIn(valueIn(list, 'page'))
  return { storeId, auditId, name: textIn(audit, 'name'), assignment }
}

type Found = Awaited<ReturnType<typeof someAudit>>

interface Screen {
  readonly row: string
  readonly path: (found: Found) => string
  /** What somebody sees there. */
  readonly shows: (found: Found) => string | RegExp
}

const auditPath = ({ storeId, auditId }: Found) => `/stores/${storeId}/audit/${auditId}`

const SCREENS: readonly Screen[] = [
  {
    row: '/stores/{storeId}/audit lists audits',
    path: ({ storeId }) => `/stores/${storeId}/audit`,
    shows: ({ name }) => name,
  },
  {
    row: '/stores/{storeId}/audit/new starts an audit',
    path: ({ storeId }) => `/stores/${storeId}/audit/new?storeId=${storeId}`,
    shows: () => 'Create audit',
  },
  {
    row: '/stores/{storeId}/audit/{id} shows the audit',
    path: auditPath,
    shows: ({ name }) => name,
  },
  {
    row: 'audit manager dashboard',
    path: auditPath,
    shows: () => /\d+ of \d+ shelves done|shelves/,
  },
  {
    row: '/stores/{storeId}/audit/{id}/inventory shows the inventory',
    path: (found) => `${auditPath(found)}/inventory`,
    shows: () => 'Unknown codes',
  },
  {
    row: '/stores/{storeId}/audit/{id}/room-assignments lists the assignments',
    path: (found) => `${auditPath(found)}/room-assignments`,
    shows: ({ assignment }) => textIn(assignment, 'shelfCode'),
  },
  {
    row: '/stores/{storeId}/audit/{id}/member-profile shows the member',
    path: (found) => `${auditPath(found)}/member-profile`,
    shows: () => 'Dana Whitlock',
  },
  {
    row: '/stores/{storeId}/audit/{id}/room/{roomId} shows the room',
    path: (found) => `${auditPath(found)}/room/${textIn(found.assignment, 'roomId')}`,
    shows: ({ assignment }) => textIn(assignment, 'roomName'),
  },
]

const screens: readonly BrowserRow[] = SCREENS.map(({ row, path, shows }) => ({
  row,
  check: async ({ open, callAs }: Running) => {
    const found = await someAudit(await callAs('manager'))
    const page = await open('manager')
    await page.goto(path(found))
    await expect(page.getByText(shows(found)).filter({ visible: true }).first()).toBeVisible()
  },
}))

walkInBrowser('2. Screens of audits', screens)

function field(row: string, read: (caller: Caller, found: Found) => Promise<unknown>): BrowserRow {
  return {
    row,
    check: async ({ callAs }: Running) => {
      const manager = await callAs('manager')
      const found = await someAudit(manager)
      const name = row.split(' ').at(-1) ?? ''
      expect(await read(manager, found)).toHaveProperty(name, expect.anything())
    },
  }
}

const details = (caller: Caller, { auditId }: Found) =>
  caller.query('audits:getDetails', { auditId })

/** The first that somebody has. */
async function taken(caller: Caller, { auditId }: Found): Promise<unknown> {
  const list = await caller.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  return listIn(valueIn(list, 'page')).find((one) => valueIn(one, 'userId') !== null)
}

async function itemCount(caller: Caller, { auditId }: Found): Promise<unknown> {
  const [organization] = listIn(await caller.query('organizations:getByUser'))
  const catalogue = await caller.query('items:list', { orgId: textIn(organization, 'id') })
  const itemId = textIn(listIn(valueIn(catalogue, 'page'))[0], 'id')
  return caller.query('scanEvents:getItemCount', { auditId, itemId, auditItemId: itemId })
}

walkInBrowser('3. Fields of audits', [
  ...['auditId', 'status', 'orgId', 'storeIds'].map((name) => field(`Audit: ${name}`, details)),
  ...['auditId', 'userId', 'auditAssignmentId', 'status'].map((name) =>
    field(`Audit assignment: ${name}`, taken),
  ),
  field('Audit assignment: concerns rooms, as roomId', taken),
  field('Audit assignment: concerns shelves, as shelfId', taken),
  ...['auditId', 'itemId', 'auditItemId'].map((name) =>
    field(`Scan event: item count per ${name}`, itemCount),
  ),
])
