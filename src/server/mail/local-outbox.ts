// The latest mails of an installation without a mail server, for its operator.

import type { Pool } from 'pg'
import * as z from 'zod'
import type { Mail } from './mail.ts'

export const MOST_STORED_MAILS = 200

const SAVE = `
  with saved as (
    insert into app.mail (recipient, subject, text, html) values ($1, $2, $3, $4)
  )
  delete from app.mail
  where id <= (select id from app.mail order by id desc offset $5 limit 1)`

const LIST = `
  select id, recipient as "to", subject, text, html, created_at from app.mail order by id desc`

const row = z
  .object({
    id: z.int(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    created_at: z.date(),
  })
  .transform(({ created_at, ...mail }) => ({ ...mail, createdAt: created_at.getTime() }))

export type StoredMail = z.infer<typeof row>

export async function saveMail(pool: Pool, mail: Mail): Promise<void> {
  // The statement does not see the row it inserts, so one less is kept.
  const { to, subject, text, html } = mail
  await pool.query(SAVE, [to, subject, text, html, MOST_STORED_MAILS - 1])
}

/** Newest first. */
export async function listStoredMails(pool: Pool): Promise<readonly StoredMail[]> {
  return z.array(row).parse((await pool.query(LIST)).rows)
}
