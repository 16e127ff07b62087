// Sealed results as files of the public API: the bytes that screens download, to whoever may download them there.

import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import { verifyExport } from '#tests/support/verify-export.ts'

const ground = await setGround()
const { database, node } = ground
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})
const home = await setStage(ground, 'Home')
const { auditId } = home.sealedAudit

async function keyOf(storeIds: readonly string[] | null = null): Promise<string> {
  const args = { orgId: home.orgId, name: 'Archive', scopes: KEY_SCOPES, storeIds, expiresAt: null }
  const { identity } = home.people.owner
  const made = await node.engine.runAction(identity, api.apiKeys.create.name, args)
  return z.object({ secret: z.string() }).parse(made).secret
}

const whole = await keyOf()

function get(path: string, secret = whole): Promise<Response> {
  return fetch(`${host.url}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } })
}

async function onScreen(format: 'json' | 'csv') {
  const { identity } = home.people.owner
  const args = { auditId, format }
  const [part] = await node.engine.runQueries(
    identity,
    [{ path: api.audits.exportResults.name, args }],
    'consistent',
  )
  return z.object({ fileName: z.string(), text: z.string() }).parse(part)
}

describe.each([
  ['json', 'application/json'],
  ['csv', 'text/csv; charset=utf-8'],
] as const)('%s', (format, mime) => {
  const path = `/audits/${auditId}/exports/${format}`

  test('is the file that screens download, byte by byte, and proves itself', async () => {
    const response = await get(path)
    const bytes = Buffer.from(await response.arrayBuffer())
    const { fileName, text } = await onScreen(format)
    expect(bytes.equals(Buffer.from(text))).toBe(true)
    expect(response.headers.get('content-type')).toBe(mime)
    expect(response.headers.get('content-disposition')).toContain(`filename="${fileName}"`)
    expect(await verifyExport(node, new Uint8Array(bytes))).toMatchObject({ status: 'valid' })
    const seal = await (await get(`/audits/${auditId}/seal`)).json()
    expect(seal.files[format]).toMatch(/^[0-9a-f]{64}$/)
    expect(`${seal.confirmationNumber}.${format}`).toBe(fileName)
  })

  test('is refused where the audit is not sealed, and to a key of some of its stores', async () => {
    const codeOf = async (one: string, secret?: string) => {
      const response = await get(`/audits/${one}/exports/${format}`, secret)
      return [response.status, (await response.json()).code]
    }
    expect(await codeOf(home.count.auditId)).toEqual([409, 'illegal_transition'])
    const ofBoth = await home.world.run(home.people.owner, api.audits.create, {
      ...{ orgId: home.orgId, name: 'Both', storeIds: [home.storeId, home.secondStore] },
      ...{ dueAt: null, withoutBaseline: true },
    })
    expect(await codeOf(ofBoth.id, await keyOf([home.storeId]))).toEqual([403, 'forbidden'])
    expect(await codeOf(auditId, await keyOf([home.secondStore]))).toEqual([404, 'not_found'])
  })
})
