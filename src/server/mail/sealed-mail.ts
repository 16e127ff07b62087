// Mails wait in a queue in the database, with links that open accounts. They are encrypted, so that a copy of the
// database gives no access.

import * as z from 'zod'
import { openText, sealText } from '../sealed-text.ts'
import type { Mail } from './mail.ts'

const PURPOSE = 'shelfcount mail queue'

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() })

export function sealMail(secret: string, letter: Mail): string {
  return sealText({ secret, purpose: PURPOSE }, JSON.stringify(letter))
}

/** Throws if it was sealed with another secret. */
export function openMail(secret: string, sealed: string): Mail {
  return mail.parse(JSON.parse(openText({ secret, purpose: PURPOSE }, sealed)))
}
