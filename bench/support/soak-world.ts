// What a soak happens in: a store of its own with a running audit, spoken to over HTTP.

import * as z from 'zod'
import { ACCOUNTS, DEMO_PASSWORD } from '#tests/e2e/support/product.ts'
import type { SoakPlace } from './soak.ts'

export interface SoakWorld {
  readonly place: SoakPlace
  /** One per device. */
  readonly shelves: readonly string[]
  readonly linesOf: (auditAssignmentId: string) => Promise<ReadonlyMap<string, number>>
}

const CODES = [
  { code: 'SOAK-1', quantity: 1 },
  { code: 'SOAK-12', quantity: 12 },
] as const

export async function prepareSoak(url: string, devices: number): Promise<SoakWorld> {
  const owner = await signIn(url, ACCOUNTS.owner)
  const [organization] = organizations.parse(await owner.call('query', 'organizations:getByUser'))
  const orgId = organization?.id ?? ''
  const shelfCodes = Array.from({ length: devices }, (_, n) => ({ code: `S-${n + 1}` }))
  const rooms = [{ name: 'Hall', shelves: shelfCodes }]
  const store = { orgId, name: 'Soaked store', rooms }
  const { id: storeId } = created.parse(
    await owner.call('mutation', 'stores:createWithBaseline', store),
  )
  const tea = { orgId, name: 'Soaked tea', barcodes: CODES }
  const { id: itemId } = created.parse(await owner.call('mutation', 'items:upsert', tea))
  const plan = { orgId, storeIds: [storeId], name: 'Soak', withoutBaseline: true }
  const audit = created.parse(await owner.call('mutation', 'audits:create', plan))
  await owner.call('mutation', 'audits:start', { auditId: audit.id })
  const { page } = assignments.parse(
    await owner.call('query', 'auditAssignments:getAssignmentsWithProgress', { auditId: audit.id }),
  )
  const shelves = page.slice(0, devices).map(({ id }) => id)
  const codes = new Map(CODES.map(({ code, quantity }) => [code, { itemId, quantity }] as const))
  return {
    place: { url, codes, token: owner.token },
    shelves,
    linesOf: async (auditAssignmentId) => {
      const args = { auditAssignmentId }
      const { lines } = counts.parse(await owner.call('query', 'scanEvents:getByAssignment', args))
      return new Map(lines.map(({ id, quantity }) => [id, quantity]))
    },
  }
}

const organizations = z.array(z.object({ id: z.string() }))
const created = z.object({ id: z.string() })
const assignments = z.object({ page: z.array(z.object({ id: z.string() })) })
const counts = z.object({ lines: z.array(z.object({ id: z.string(), quantity: z.number() })) })
const answered = z.object({ status: z.literal('success'), value: z.unknown() })
const tokenBody = z.object({ token: z.string() })

async function signIn(url: string, email: string) {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const token = async () => {
    const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } })
    return tokenBody.parse(await answer.json()).token
  }
  const call = async (kind: 'query' | 'mutation', path: string, args: object = {}) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await token()}` }
    const body = JSON.stringify({ path, args })
    const answer = await fetch(`${url}/api/${kind}`, { method: 'POST', headers, body })
    return answered.parse(await answer.json()).value
  }
  return { token, call }
}
