// Which browsers a person has signed in with. The cookie that tells them apart is worth nothing by itself.

import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

/** As long as browsers keep a cookie at most. */
export const DEVICE_DAYS = 400

const NOTE = `
  with others as (
    select from auth.known_device where user_id = $1 and device_hash <> $2
  ), forgotten as (
    delete from auth.known_device
    where user_id = $1 and device_hash <> $2 and last_seen_at < now() - $3 * interval '1 day'
  ), noted as (
    insert into auth.known_device as known (user_id, device_hash) values ($1, $2)
    on conflict (user_id, device_hash) do update set last_seen_at = now()
    returning xmax = 0 as "isNew"
  )
  select "isNew" and exists (select from others) as surprising from noted`

export interface KnownDevices {
  /** True for a device that is new for this person, who had another one before. */
  note(userId: string, device: string): Promise<boolean>
}

export function createKnownDevices(pool: Pool): KnownDevices {
  return {
    async note(userId, device) {
      const hash = createHash('sha256').update(device).digest('base64url')
      const values = [userId, hash, DEVICE_DAYS]
      const { rows } = await pool.query<{ readonly surprising: boolean }>(NOTE, values)
      return rows[0]?.surprising === true
    },
  }
}
