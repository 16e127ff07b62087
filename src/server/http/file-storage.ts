// Files of an organization, in chunks in the database: they work on every node and are part of every
// backup. Row-level security holds each statement within the organization.

import type { Pool, PoolClient } from 'pg'
import * as z from 'zod'

export const CHUNK_BYTES = 256 * 1024

export interface StoredFile {
  readonly organizationId: string
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly sizeBytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

export interface NewFile extends StoredFile {
  readonly createdBy: string
  readonly chunks: AsyncIterable<Buffer>
}

export interface FileStorage {
  isMember(userId: string, organizationId: string): Promise<boolean>
  /** All of it or nothing. */
  insert(file: NewFile): Promise<void>
  /** A file of one of the organizations that the user belongs to. */
  find(userId: string, fileId: string): Promise<StoredFile | undefined>
  read(file: StoredFile): AsyncGenerator<Buffer>
}

const fileRow = z.object({
  name: z.string(),
  mime: z.string(),
  size_bytes: z.coerce.number(),
  sha256: z.string(),
})
const memberRows = z.array(z.object({ organization_id: z.string() }))
const chunkRow = z.object({ bytes: z.instanceof(Buffer) })

const SELECT_FILE = `
  select name, mime, size_bytes, encode(sha256, 'hex') as sha256 from file
  where organization_id = $1 and id = $2`
const SELECT_CHUNK = `
  select bytes from file_chunk where organization_id = $1 and file_id = $2 and seq = $3`
const INSERT_FILE = `
  insert into file (organization_id, id, name, mime, size_bytes, sha256, created_by)
  values ($1, $2, $3, $4, $5, decode($6, 'hex'), $7)`
const INSERT_CHUNK = `
  insert into file_chunk (organization_id, file_id, seq, bytes) values ($1, $2, $3, $4)`
const SELECT_ORGANIZATIONS = 'select organization_id from member where user_id = $1'

export function createFileStorage(pool: Pool): FileStorage {
  async function organizationsOf(userId: string): Promise<readonly string[]> {
    return within(pool, 'app.user_id', userId, async (client) => {
      const { rows } = await client.query(SELECT_ORGANIZATIONS, [userId])
      return memberRows.parse(rows).map((row) => row.organization_id)
    })
  }

  async function findIn(organizationId: string, id: string): Promise<StoredFile | undefined> {
    return within(pool, 'app.organization_id', organizationId, async (client) => {
      const { rows } = await client.query(SELECT_FILE, [organizationId, id])
      if (rows.length === 0) return undefined
      const { size_bytes: sizeBytes, ...file } = fileRow.parse(rows[0])
      return { organizationId, id, sizeBytes, ...file }
    })
  }

  return {
    isMember: async (userId, organizationId) =>
      (await organizationsOf(userId)).includes(organizationId),
    insert: (file) =>
      within(pool, 'app.organization_id', file.organizationId, (client) => insert(client, file)),
    async find(userId, fileId) {
      for (const organizationId of await organizationsOf(userId)) {
        const file = await findIn(organizationId, fileId)
        if (file) return file
      }
      return undefined
    },
    // One short transaction per chunk: a slow reader must not hold one open.
    async *read({ organizationId, id, sizeBytes }) {
      for (let seq = 0; seq * CHUNK_BYTES < sizeBytes; seq += 1) {
        yield await within(pool, 'app.organization_id', organizationId, async (client) => {
          const { rows } = await client.query(SELECT_CHUNK, [organizationId, id, seq])
          return chunkRow.parse(rows[0]).bytes
        })
      }
    },
  }
}

async function insert(client: PoolClient, file: NewFile): Promise<void> {
  const { organizationId, id, name, mime, sizeBytes, sha256, createdBy } = file
  const values = [organizationId, id, name, mime, sizeBytes, sha256, createdBy]
  await client.query(INSERT_FILE, values)
  let seq = 0
  for await (const bytes of file.chunks) {
    await client.query(INSERT_CHUNK, [organizationId, id, seq, bytes])
    seq += 1
  }
}

type Setting = 'app.user_id' | 'app.organization_id'

async function within<Result>(
  pool: Pool,
  setting: Setting,
  value: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    await client.query('select set_config($1, $2, true)', [setting, value])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((broken: Error) => {
      failure = broken
    })
    throw error
  } finally {
    client.release(failure)
  }
}
