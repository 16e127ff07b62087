// Mails of the running product: without a mail server it writes them to its log.

import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { textIn, valueIn } from './calls.ts'
import { logFile } from './product.ts'

/** The path behind the link of the newest mail to an address, as soon as there is such a mail. */
export async function linkMailedTo(email: string, subject: string): Promise<string> {
  const find = async () => (await mailsTo(email)).findLast((mail) => mail.subject === subject)?.text
  await expect.poll(find, { message: `a mail to ${email}: ${subject}` }).toBeDefined()
  const [address = ''] = /https?:\/\/\S+/.exec((await find()) ?? '') ?? []
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function mailsTo(email: string) {
  const lines = (await readFile(logFile(), 'utf8')).split('\n')
  return lines
    .filter((line) => line.includes('"mail":') && line.endsWith('}'))
    .map((line): unknown => valueIn(JSON.parse(line), 'mail'))
    .filter((mail) => textIn(mail, 'to') === email)
    .map((mail) => ({ subject: textIn(mail, 'subject'), text: textIn(mail, 'text') }))
}
