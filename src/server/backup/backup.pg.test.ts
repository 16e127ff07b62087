// The drill: a real server with its own programs is backed up, lost, and comes back with all rows and seals.

import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { SQL_FOLDER } from '#tests/support/template.ts'
import { findProgram } from '../../../scripts/test/programs.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { runProgram } from '../db/embedded/run-program.ts'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { fixedSeals } from '../seals/fixed-seals.ts'
import { backUp, restore } from './backup.ts'
import { verifySeals } from './verify-seals.ts'

const WHERE = { port: 5432, user: 'postgres' }

test('a backup brings back every row and every seal, and goes into an empty database only', async () => {
  const programs = dirname(findProgram('pg_dump'))
  const folder = await mkdtemp(join(tmpdir(), 'shelfcount-drill-'))
  const account = process.getuid?.() === 0 ? await postgresAccount() : undefined
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o755)
  const data = join(folder, 'data')
  const run = async (name: string, ...args: string[]) => {
    const { code, output } = await runProgram(`${programs}/${name}`, args, account)
    expect(code, output).toBe(0)
  }
  await run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8')
  const options = `-c listen_addresses='' -c fsync=off -k ${folder}`
  await run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  try {
    await drill(folder)
  } finally {
    await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    await rm(folder, { recursive: true })
  }
})

async function drill(host: string): Promise<void> {
  const open = async (name: string) => {
    const connection = at(host, name)
    const database = await openDatabase({ connection, sqlFolder: SQL_FOLDER, log: () => {} })
    await prepareJobs(database)
    return database
  }
  const file = join(host, 'everything.dump')
  const before = await open('before')
  const world = new World({ database: before })
  const audit = await world.submittedAudit({
    lines: [{ name: 'Green tea', expected: 10, counted: 10, cost: 2.5 }],
  })
  await world.run(audit.owner, api.audits.complete, { auditId: audit.auditId })
  const keys = await fixedSeals().keys()
  expect(await verifySeals(before.owner, keys)).toEqual({ valid: 1, broken: [] })
  const rows = await rowsOf(before)
  await backUp(at(host, 'before'), file)
  await expect(restore(at(host, 'before'), file)).rejects.toThrow('in use')
  await before.close()
  await onServer(host, 'drop database before')

  await onServer(host, 'create database after')
  await restore(at(host, 'after'), file)
  const after = await open('after')
  expect(await rowsOf(after)).toEqual(rows)
  expect(await verifySeals(after.owner, keys)).toEqual({ valid: 1, broken: [] })

  // It is not the backup that is believed, but the signature.
  expect((await verifySeals(after.owner, [])).broken).toHaveLength(1)
  await after.owner.query('alter table audit_seal disable trigger user')
  await after.owner.query(
    `update audit_seal set proof = overlay(proof placing 'AAAA' from 90 for 4)`,
  )
  expect((await verifySeals(after.owner, keys)).broken).toHaveLength(1)
  await after.close()
}

/** How many rows each table has, but for the log of changes. */
async function rowsOf({ owner }: Database): Promise<unknown> {
  const { rows } = await owner.query(
    `select table_schema || '.' || table_name as name,
       (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', table_schema, table_name),
         false, true, '')))[1]::text::int as rows
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'app', 'auth') and table_name not in
       ('change_log', 'mutation_result')
     order by 1`,
  )
  return rows
}

function at(host: string, database: string) {
  return { ...WHERE, host, database }
}

async function onServer(host: string, sql: string): Promise<void> {
  const client = new pg.Client(at(host, 'postgres'))
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** PostgreSQL refuses to run as root. */
async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = await stat('/var/lib/postgresql')
  return { uid, gid }
}
