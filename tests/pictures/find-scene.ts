// What of the demo is photographed: the count that runs, a shelf nobody has begun, things to count.

import * as z from 'zod'
import { type Caller, listIn, textIn, valueIn } from '../e2e/support/calls.ts'

export interface Good {
  readonly name: string
  /** 13 digits, or the 12 of a code that begins with 0. */
  readonly code: string
}

export interface Scene {
  readonly storeId: string
  readonly auditId: string
  /** Nobody has begun them: one for each phone that is photographed. */
  readonly openShelfIds: readonly string[]
  /** The last one stands in front of the camera. */
  readonly goods: readonly Good[]
}

const audits = z.array(
  z.object({ auditId: z.string(), status: z.string(), storeIds: z.array(z.string()) }),
)
const assignments = z.array(z.object({ auditAssignmentId: z.string(), status: z.string() }))
const items = z.array(
  z.object({
    name: z.string(),
    codes: z.array(z.object({ code: z.string() })),
    places: z.array(z.unknown()),
  }),
)

export async function findScene(owner: Caller): Promise<Scene> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const active = audits.parse(await owner.query('audits:getActive', { orgId }))
  const { auditId, storeIds } = found(
    active.find(({ status }) => status === 'active'),
    'running count',
  )
  const plan = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const open = assignments.parse(valueIn(plan, 'page')).filter(({ status }) => status === 'open')
  return {
    storeId: found(storeIds[0], 'store'),
    auditId,
    openShelfIds: open.map(({ auditAssignmentId }) => auditAssignmentId),
    goods: await findGoods(owner, auditId),
  }
}

/** Those that lay nowhere in the last count: no phone says that they belong to another shelf. */
async function findGoods(owner: Caller, auditId: string): Promise<readonly Good[]> {
  const catalogue = await owner.query('devices:getCatalogueChanges', { auditId, limit: 1_000 })
  const goods = items
    .parse(valueIn(catalogue, 'items'))
    .filter(({ places }) => places.length === 0)
    .flatMap(({ name, codes }) => codes.slice(0, 1).map(({ code }) => ({ name, code })))
  return goods.filter(({ code }) => /^\d{12,13}$/.test(code)).slice(0, 3)
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo has no ${what} any more`)
  return value
}
