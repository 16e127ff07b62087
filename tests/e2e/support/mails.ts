// Mails of the running product: it knows no mail server, so whoever runs it fetches their links.

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { dataFolder } from './product.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const run = promisify(execFile)

/** The path behind the link of the newest mail to an address, as soon as there is such a mail. */
export async function linkMailedTo(email: string, subject: string): Promise<string> {
  let found: string | undefined
  const find = async () => {
    found = (await linksTo(email)).find((mail) => mail.subject === subject)?.link
    return found
  }
  await expect.poll(find, { message: `a mail to ${email}: ${subject}` }).toBeDefined()
  const { pathname, search } = new URL(found ?? '')
  return pathname + search
}

/** The newest first, as the command shows them: a line of what it is, and a line with the link. */
async function linksTo(email: string) {
  const { stdout } = await run(process.execPath, [join(root, 'scripts', 'mail-links.ts'), email], {
    cwd: root,
    env: { ...process.env, SHELFCOUNT_DATA: dataFolder(), DATABASE_URL: '', LOG_LEVEL: 'warn' },
  })
  const lines = stdout.split('\n')
  return lines.flatMap((line, at) => {
    const [, to, subject = ''] = line.split('  ')
    return to === email ? [{ subject, link: (lines[at + 1] ?? '').trim() }] : []
  })
}
