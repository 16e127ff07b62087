import { readFileSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedPostgresError } from './failure.ts'

/** The user that PostgreSQL runs as; undefined means the user of this process. */
export interface ServerAccount {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root, so root drops to another user. If there is data already, its owner is used,
 * because no other user could open it.
 */
export function chooseAccount(folder: string, owner: Stats | undefined): ServerAccount | undefined {
  const self = process.getuid?.()
  if (self === undefined) return undefined
  if (self !== 0) {
    if (owner === undefined || owner.uid === self) return undefined
    throw new EmbeddedPostgresError(
      `the data folder ${folder} belongs to user ${owner.uid}, and this process runs as ${self}.`,
    )
  }
  if (owner === undefined) return ordinaryAccount()
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const { uid, gid } = ordinaryAccount()
  throw new EmbeddedPostgresError(
    `the data folder ${folder} belongs to root, as which PostgreSQL refuses to run. ` +
      `Give it to an ordinary user: chown -R ${uid}:${gid} '${folder}'`,
  )
}

/** True if the account can access the folder, which needs the execute bit on it and on all folders above. */
export function canReach(folder: string, account: ServerAccount | undefined): boolean {
  if (account === undefined) return true
  const parent = dirname(folder)
  if (parent !== folder && !canReach(parent, account)) return false
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats === undefined || (stats.mode & executeBit(stats, account)) !== 0
}

function executeBit(stats: Stats, account: ServerAccount): number {
  if (stats.uid === account.uid) return 0o100
  return stats.gid === account.gid ? 0o010 : 0o001
}

function ordinaryAccount(): ServerAccount {
  const accounts = readAccounts()
  const found = ['postgres', '_postgres', 'nobody'].map((name) => accounts.get(name))
  return found.find((account) => account !== undefined) ?? { uid: 65534, gid: 65534 }
}

function readAccounts(): Map<string, ServerAccount> {
  const accounts = new Map<string, ServerAccount>()
  for (const line of readPasswd().split('\n')) {
    const [name, , uid, gid] = line.split(':')
    const account = { uid: Number(uid), gid: Number(gid) }
    if (name !== undefined && account.uid > 0 && account.gid > 0) accounts.set(name, account)
  }
  return accounts
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8')
  } catch {
    return ''
  }
}
