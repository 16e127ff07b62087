// Pictures of people, stored in the database because they are small.

import type { Pool } from 'pg'
import * as z from 'zod'
import { refuseClosedToHelpers } from '#domain/day-pass.ts'
import { newId } from '../new-id.ts'

export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export type AvatarType = (typeof AVATAR_TYPES)[number]

interface Avatar {
  readonly mime: AvatarType
  readonly bytes: Buffer<ArrayBuffer>
}

export interface Avatars {
  /** Replaces the picture of a person and returns its path. */
  save(userId: string, avatar: Avatar): Promise<string>
  remove(userId: string): Promise<void>
  find(id: string): Promise<Avatar | undefined>
  /** The path of the person's current picture. */
  pathOf(userId: string): Promise<string | null>
}

// The random part of an id keeps pictures from being guessed.
const SAVE = `
  with picture as (
    insert into auth.avatar (id, user_id, mime, bytes) values ($1, $2, $3, $4)
    on conflict (user_id) do update
    set id = excluded.id, mime = excluded.mime, bytes = excluded.bytes, created_at = now()
  )
  update auth."user" set image = $5, "updatedAt" = now() where id = $2`

const REMOVE = `
  with picture as (delete from auth.avatar where user_id = $1)
  update auth."user" set image = null, "updatedAt" = now() where id = $1 and image is not null`

/** People without an account show no picture. */
const SELECT_HELPER = `select from auth."user" where id = $1 and "dayPass" = 'only'`

const avatarRow = z.object({
  mime: z.enum(AVATAR_TYPES),
  bytes: z.instanceof(Buffer<ArrayBuffer>),
})
const idRow = z.object({ id: z.string() })

export function createAvatars(pool: Pool): Avatars {
  return {
    async save(userId, { mime, bytes }) {
      const { rowCount } = await pool.query(SELECT_HELPER, [userId])
      if (rowCount !== 0) refuseClosedToHelpers()
      const id = newId()
      await pool.query(SAVE, [id, userId, mime, bytes, avatarPath(id)])
      return avatarPath(id)
    },
    async remove(userId) {
      await pool.query(REMOVE, [userId])
    },
    async find(id) {
      const { rows } = await pool.query('select mime, bytes from auth.avatar where id = $1', [id])
      return avatarRow.safeParse(rows[0]).data
    },
    async pathOf(userId) {
      const { rows } = await pool.query('select id from auth.avatar where user_id = $1', [userId])
      const { data: found } = idRow.safeParse(rows[0])
      return found ? avatarPath(found.id) : null
    },
  }
}

function avatarPath(id: string): string {
  return `/api/avatars/${id}`
}

/** Detects the type from the first bytes, because the type that a sender claims cannot be trusted. */
export function sniffAvatarType(bytes: Buffer): AvatarType | undefined {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff') return 'image/jpeg'
  const isRiff = bytes.subarray(0, 4).toString('latin1') === 'RIFF'
  const isWebp = bytes.subarray(8, 12).toString('latin1') === 'WEBP'
  return isRiff && isWebp ? 'image/webp' : undefined
}
