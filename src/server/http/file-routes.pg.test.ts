import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { startSite } from '#tests/support/site-host.ts'
import { newId } from '../new-id.ts'

const { database, base, get, signUp, memberOf, organization } = await startSite()

describe('uploaded files', () => {
  const upload = (
    token: string,
    organizationId: string,
    content: Uint8Array<ArrayBuffer>,
    type = 'image/png',
  ) =>
    fetch(
      `${base}/api/files?organizationId=${organizationId}&name=${encodeURIComponent('../a "b".png')}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body: content,
      },
    )
  const uploaded = z.object({ id: z.string(), sizeBytes: z.number(), sha256: z.string() })

  test('come back as they were, to members by token and by cookie', async () => {
    const organizationId = await organization()
    const { token, cookie } = await memberOf(organizationId)
    const content = new Uint8Array(randomBytes(700_000))
    const response = await upload(token, organizationId, content)
    expect(response.status).toBe(201)
    const { id, sizeBytes, sha256 } = uploaded.parse(await response.json())
    expect(sizeBytes).toBe(700_000)
    expect(sha256).toBe(createHash('sha256').update(content).digest('hex'))
    const back = await get(`/api/files/${id}`, { cookie })
    expect(Buffer.from(await back.arrayBuffer()).equals(content)).toBe(true)
    expect(back.headers.get('content-type')).toBe('image/png')
    expect(back.headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''a%20%22b%22.png`)
    expect(back.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('that a browser could run are only ever saved', async () => {
    const organizationId = await organization()
    const { token } = await memberOf(organizationId)
    for (const type of ['image/svg+xml', 'text/html']) {
      const content = new Uint8Array(Buffer.from('<svg onload="alert(1)"/>'))
      const { id } = uploaded.parse(
        await (await upload(token, organizationId, content, type)).json(),
      )
      const back = await get(`/api/files/${id}`, { authorization: `Bearer ${token}` })
      expect(back.headers.get('content-disposition')).toMatch(/^attachment/)
      await back.text()
    }
  })

  test('are not there for anybody else', async () => {
    const organizationId = await organization()
    const { token } = await memberOf(organizationId)
    const stranger = await memberOf(await organization())
    const content = new Uint8Array([1, 2, 3])
    const { id } = uploaded.parse(await (await upload(token, organizationId, content)).json())
    const authorization = `Bearer ${stranger.token}`
    expect((await get(`/api/files/${id}`, { authorization })).status).toBe(404)
    expect((await get(`/api/files/${id}`)).status).toBe(401)
    expect((await get('/api/files/nonsense', { authorization })).status).toBe(404)
    expect((await upload(stranger.token, organizationId, content)).status).toBe(404)
  })

  test('wait while their organization is suspended: a phone must not take that for a refusal', async () => {
    const organizationId = await organization()
    const { token } = await memberOf(organizationId)
    const suspend = (reason: string | null) =>
      database.owner.query(
        `update organization set suspended_reason = $2,
           suspended_at = case when $2::text is not null then now() end where id = $1`,
        [organizationId, reason],
      )
    await suspend('Unpaid')
    const content = new Uint8Array([1, 2, 3])
    const refused = await upload(token, organizationId, content)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: { code: 'suspended' } })
    await suspend(null)
    expect((await upload(token, organizationId, content)).status).toBe(201)
  })

  test('of a count come from the team and are for its managers and whoever took them', async () => {
    const organizationId = await organization()
    const [storeId, auditId, roomId, shelf] = [newId(), newId(), newId(), newId()]
    const insert = (text: string, ...values: unknown[]) =>
      database.owner.query(text, [organizationId, ...values])
    await insert('insert into store (organization_id, id, name) values ($1, $2, $3)', storeId, 'A')
    await insert(
      `insert into room (organization_id, id, store_id, name, position) values ($1, $2, $3, 'R', 0)`,
      roomId,
      storeId,
    )
    await insert(
      `insert into audit (organization_id, id, name, protocol) values ($1, $2, 'Count', '{}')`,
      auditId,
    )
    await insert(
      `insert into assignment (organization_id, audit_id, id, store_id, room_id)
       values ($1, $2, $3, $4, $5)`,
      auditId,
      shelf,
      storeId,
      roomId,
    )
    const teamMember = async (role: string | null) => {
      const user = await signUp()
      await insert(
        `insert into member (organization_id, user_id, role) values ($1, $2, 'member')`,
        user.id,
      )
      const seat = `insert into store_member (organization_id, store_id, user_id, role)
        values ($1, $2, $3, $4)`
      if (role) await insert(seat, storeId, user.id, role)
      return { ...user, authorization: `Bearer ${user.token}` }
    }
    const [taker, other, manager, outsider] = [
      await teamMember('scanner'),
      await teamMember('scanner'),
      await teamMember('manager'),
      await teamMember(null),
    ]
    const content = new Uint8Array([1, 2, 3])
    const photograph = ({ authorization }: { authorization: string }, place: string) =>
      fetch(`${base}/api/files?organizationId=${organizationId}&name=a.png${place}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'image/png' },
        body: content,
      })
    const here = `&auditAssignmentId=${shelf}`
    expect((await photograph(outsider, here)).status).toBe(404)
    expect((await photograph(taker, '')).status).toBe(404)
    const { id } = uploaded.parse(await (await photograph(taker, here)).json())
    const seen = async ({ authorization }: { authorization: string }) =>
      (await get(`/api/files/${id}`, { authorization })).status
    expect([await seen(taker), await seen(manager)]).toEqual([200, 200])
    expect([await seen(other), await seen(outsider)]).toEqual([404, 404])
  })

  test('that were imported are for managers of that store, and not of another', async () => {
    const organizationId = await organization()
    const [storeId, otherStoreId] = [newId(), newId()]
    const insert = (text: string, ...values: unknown[]) =>
      database.owner.query(text, [organizationId, ...values])
    for (const id of [storeId, otherStoreId]) {
      await insert('insert into store (organization_id, id, name) values ($1, $2, $3)', id, 'A')
    }
    const seated = async (place: string, role: string) => {
      const user = await signUp()
      await insert(
        `insert into member (organization_id, user_id, role) values ($1, $2, 'member')`,
        user.id,
      )
      await insert(
        `insert into store_member (organization_id, store_id, user_id, role) values ($1, $2, $3, $4)`,
        ...[place, user.id, role],
      )
      return user
    }
    const uploader = await seated(storeId, 'manager')
    const content = new Uint8Array(Buffer.from('SKU,Unit cost\nA-1,2\n'))
    const answer = await upload(uploader.token, organizationId, content, 'text/csv')
    const { id } = uploaded.parse(await answer.json())
    const seen = async ({ token }: { token: string }) =>
      (await get(`/api/files/${id}`, { authorization: `Bearer ${token}` })).status
    const manager = await seated(storeId, 'manager')
    expect([await seen(uploader), await seen(manager)], 'not imported yet').toEqual([200, 404])
    await insert(
      `insert into import (organization_id, id, store_id, kind, file_id, file_name, file_sha256,
         file_bytes, format, headers, mapping)
       values ($1, $2, $3, 'baseline', $4, 'stock.csv', 'none', 20, '{}', '[]', '{}')`,
      ...[newId(), storeId, id],
    )
    expect([await seen(manager), await seen(await memberOf(organizationId))]).toEqual([200, 200])
    const others = [await seated(otherStoreId, 'manager'), await seated(storeId, 'scanner')]
    for (const other of others) expect(await seen(other)).toBe(404)
  })

  test('that break off leave nothing', async () => {
    const organizationId = await organization()
    const { token } = await memberOf(organizationId)
    const spools = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('shelfcount-upload-')).length
    const before = await spools()
    const { port } = new URL(base)
    await new Promise<void>((resolve) => {
      const request = httpRequest({
        port,
        method: 'POST',
        path: `/api/files?organizationId=${organizationId}&name=a.png`,
        headers: { authorization: `Bearer ${token}`, 'content-length': '1000000' },
      })
      request.on('error', () => resolve())
      request.write(Buffer.alloc(400_000), () => setTimeout(() => request.destroy(), 100))
    })
    await expect.poll(spools).toBe(before)
    const { rows } = await database.owner.query('select 1 from file where organization_id = $1', [
      organizationId,
    ])
    expect(rows).toEqual([])
  })

  test('of 300 MB are refused before they arrive', async () => {
    const organizationId = await organization()
    const { token } = await memberOf(organizationId)
    const { port } = new URL(base)
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest({
        port,
        method: 'POST',
        path: `/api/files?organizationId=${organizationId}&name=stock.csv&purpose=import`,
        headers: { authorization: `Bearer ${token}`, 'content-length': String(300 * 1024 * 1024) },
      })
      request.on('response', ({ statusCode }) => {
        resolve(statusCode)
        request.destroy()
      })
      request.on('error', reject)
      request.write('SKU,On hand\n')
    })
    expect(status).toBe(413)
  })
})
