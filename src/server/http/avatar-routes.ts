// Pictures of people over HTTP.

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { AVATAR_TYPES, sniffAvatarType } from '../auth/avatars.ts'
import { requireCaller, requireWriter } from './callers.ts'
import { tooLarge } from './errors.ts'
import type { HostContext, HostEnv } from './host-env.ts'

const MAX_AVATAR_BYTES = 200_000

const limit = bodyLimit({
  maxSize: MAX_AVATAR_BYTES,
  onError: (c) => tooLarge(c, 'The picture is too large.'),
})

export function avatarRoutes(auth: AuthService): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .post('/api/avatar', limit, (c) => upload(c, auth))
    .delete('/api/avatar', async (c) => {
      const { userId } = await requireWriter(auth, c.req.raw.headers)
      await auth.avatars.remove(userId)
      return c.json({ image: null })
    })
    .get('/api/avatars/:id', (c) => download(c, auth, c.req.param('id')))
}

async function upload(c: HostContext, auth: AuthService): Promise<Response> {
  const { userId } = await requireWriter(auth, c.req.raw.headers)
  const bytes = Buffer.from(await c.req.arrayBuffer())
  const mime = sniffAvatarType(bytes)
  if (!mime || mime !== c.req.header('content-type')?.trim().toLowerCase()) {
    throw new Fault('invalid_argument', `A picture is one of ${AVATAR_TYPES.join(', ')}.`)
  }
  const image = await auth.avatars.save(userId, { mime, bytes })
  return c.json({ image }, 201)
}

async function download(c: HostContext, auth: AuthService, id: string): Promise<Response> {
  await requireCaller(auth, c.req.raw.headers)
  const avatar = z.uuid().safeParse(id).success ? await auth.avatars.find(id) : undefined
  if (!avatar) throw new Fault('not_found')
  c.header('cache-control', 'private, max-age=31536000, immutable')
  c.header('content-type', avatar.mime)
  c.header('content-disposition', 'inline')
  c.header('content-security-policy', "default-src 'none'; sandbox")
  return c.body(avatar.bytes)
}
