// Files of an organization, in chunks in the database, so that they work on every node and are part of every backup.
// Row-level security limits each statement to the organization.

import type { Pool, PoolClient } from 'pg'
import * as z from 'zod'
import { canReadFile, canUploadFile } from '#domain/file-access.ts'
import { type Membership, reachesAudit, refuseSuspended } from '#domain/permission.ts'
import { QUOTA_DAY_MS, refuseMoreBytes } from '#domain/quota.ts'
import { refuseUnmet, unmetOf } from '#domain/requirements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Identity } from '#server/functions/viewer.ts'
import { FairQueue } from '../realtime/fair-queue.ts'

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
  /** The store, for a picture of a count; omitted for a file of the organization. */
  readonly storeId?: string | null
  /** When the file expires; omitted if it stays. */
  readonly expiresAt?: Date | null
  readonly chunks: AsyncIterable<Buffer>
}

export interface FileStorage {
  /** Where a file of this person would be stored; undefined if nowhere. Throws if it exceeds a limit. */
  admit(upload: {
    readonly caller: Identity
    readonly organizationId: string
    readonly assignmentId: string | undefined
    /** The size, if it is known before the upload. */
    readonly sizeBytes: number
  }): Promise<{ readonly storeId: string | null } | undefined>
  /** Stores all of it or nothing; throws if there is not enough room. Files of an organization take turns. */
  insert(file: NewFile): Promise<void>
  /** Removes a file that no import has read. */
  dropUnused(organizationId: string, fileId: string): Promise<void>
  /** A file of one of the user's organizations, if the user may see it. */
  find(caller: Identity, fileId: string): Promise<StoredFile | undefined>
  read(file: StoredFile): AsyncGenerator<Buffer>
}

const fileRow = z.object({
  name: z.string(),
  mime: z.string(),
  size_bytes: z.coerce.number(),
  sha256: z.string(),
  created_by: z.string(),
  store_ids: z.array(z.string()),
})
const memberRows = z.array(
  z.object({
    organization_id: z.string(),
    role: z.enum(['owner', 'member']),
    suspended_reason: z.string().nullable(),
    stores: z.array(z.object({ storeId: z.string(), role: z.enum(['manager', 'scanner']) })),
    day_pass: z.object({ auditId: z.string(), isEnded: z.boolean() }).optional(),
    asked: z
      .object({
        twoStep: z.boolean(),
        sessionHours: z.number().nullable(),
        singleSignOn: z.boolean(),
        role: z.enum(['owner', 'member']),
        login: z.object({
          signOn: z.enum(['nobody', 'own', 'foreign']),
          hasTwoFactor: z.boolean(),
          byPasskey: z.boolean(),
          ageMs: z.number(),
        }),
      })
      .nullish(),
  }),
)
const useRow = z.object({
  organization_bytes: z.coerce.number(),
  person_bytes: z.coerce.number(),
  confirmed: z.boolean().nullable(),
  has_paid_plan: z.boolean(),
})
const placeRows = z.array(z.object({ store_id: z.string(), audit_id: z.string() }))
const chunkRow = z.object({ bytes: z.instanceof(Buffer) })

const SELECT_FILE = `
  select name, mime, size_bytes, encode(sha256, 'hex') as sha256, created_by, array(
      select f.store_id::text where f.store_id is not null
      union
      select i.store_id::text from import i
      where i.organization_id = f.organization_id and i.file_id = f.id) as store_ids
  from file f
  where organization_id = $1 and id = $2 and (expires_at is null or expires_at > now())`
const SELECT_CHUNK = `
  select bytes from file_chunk where organization_id = $1 and file_id = $2 and seq = $3`
const INSERT_FILE = `
  insert into file (
    organization_id, id, name, mime, size_bytes, sha256, created_by, store_id, expires_at)
  values ($1, $2, $3, $4, $5, decode($6, 'hex'), $7, $8, $9)`
/** Makes the file available until it expires. */
const KEEP_FILE = 'update file set expires_at = $3 where organization_id = $1 and id = $2'
const DROP_FILE = 'delete from file where organization_id = $1 and id = $2'
const DROP_UNUSED = `
  delete from file f where organization_id = $1 and id = $2
    and not exists (select from import i where i.organization_id = $1 and i.file_id = f.id)`
const INSERT_CHUNK = `
  insert into file_chunk (organization_id, file_id, seq, bytes) values ($1, $2, $3, $4)`
const SELECT_MEMBERSHIPS = `
  select m.organization_id, m.role, o.suspended_reason, coalesce((
      select json_agg(json_build_object('storeId', s.store_id, 'role', s.role))
      from store_member s where s.organization_id = m.organization_id and s.user_id = $1), '[]'
    ) as stores,
    app.asked_of(m.organization_id, m.role, o.requires_two_step, o.session_hours,
      o.requires_single_sign_on, u."twoFactorEnabled", l."byPasskey" and u."hasPasskey",
      l."signedInAt", l."signedOnTo") as asked
  from member m
  join organization o on o.id = m.organization_id
  join auth."user" u on u.id = m.user_id
  join auth.session l on l."userId" = u.id and l.id = $2
  where m.user_id = $1`
/** Those who count with a day pass take pictures as well, also for what they send after its end. */
const SELECT_PASSES = `
  select p.organization_id, 'member' as role, o.suspended_reason, p.stores, p.day_pass
  from app.passes_of($1) p join organization o on o.id = p.organization_id
  where not exists (
    select from auth.session l where l.id = $2 and l."signedOnTo" <> p.organization_id)`
/**
 * Uploads of one person, and those of one organization, run one after the other, so that each limit counts the earlier
 * ones.
 */
const LOCK_USE = `
  select pg_advisory_xact_lock(hashtextextended(name, 0))
  from unnest(array['files of ' || $1, 'files of ' || $2]) name`
const SELECT_USE = `
  select used.*, exists (
    select from billing_product
    where organization_id = $1 and is_main and status in ('active', 'trialing', 'past_due')
      and not coalesce((definition->>'isDefault')::boolean, false)
  ) as has_paid_plan
  from app.file_use($1, $2, $3) used`
/**
 * Leaves most connections to others: writing a large file occupies one for long, and many people may download at once.
 */
const FILES_AT_ONCE = { atOnce: 4, atOncePerKey: 2 }
/** An incomplete upload is deleted after this time, because its node must have crashed. */
const WRITTEN_WITHIN_MS = 60 * 60 * 1_000
const SELECT_PLACE = 'select store_id, audit_id from app.assignment_stores(array[$1::uuid])'

export function createFileStorage(pool: Pool): FileStorage {
  const writing = new FairQueue(FILES_AT_ONCE)
  const reading = new FairQueue(FILES_AT_ONCE)
  async function membershipsOf({ userId, sessionId }: Identity): Promise<readonly Membership[]> {
    return within(pool, 'app.user_id', userId, async (client) => {
      const members = await client.query(SELECT_MEMBERSHIPS, [userId, sessionId])
      const passes = await client.query(SELECT_PASSES, [userId, sessionId])
      return memberRows
        .parse([...members.rows, ...passes.rows])
        .map(({ organization_id, suspended_reason, role, stores, day_pass, asked }) => ({
          organizationId: organization_id,
          suspendedReason: suspended_reason,
          role,
          stores,
          dayPass: day_pass,
          unmet: asked ? unmetOf(asked, asked.login, role) : undefined,
        }))
    })
  }

  async function findIn(organizationId: string, id: string) {
    return within(pool, 'app.organization_id', organizationId, async (client) => {
      const { rows } = await client.query(SELECT_FILE, [organizationId, id])
      if (rows.length === 0) return undefined
      const { size_bytes: sizeBytes, created_by, store_ids, ...file } = fileRow.parse(rows[0])
      const owner = { createdBy: created_by, storeIds: store_ids }
      return { owner, file: { organizationId, id, sizeBytes, ...file } }
    })
  }

  async function placeOf(organizationId: string, assignmentId: string) {
    return within(pool, 'app.organization_id', organizationId, async (client) => {
      const { rows } = await client.query(SELECT_PLACE, [assignmentId])
      return placeRows.parse(rows)[0]
    })
  }

  return {
    async admit({ caller, organizationId, assignmentId, sizeBytes }) {
      const own = (await membershipsOf(caller)).filter(
        (one) => one.organizationId === organizationId,
      )
      if (own.length === 0) return undefined
      // Said as such, a phone keeps its picture until the organization is active again.
      for (const one of own) {
        refuseUnmet(one)
        refuseSuspended(one)
      }
      const place = assignmentId === undefined ? null : await placeOf(organizationId, assignmentId)
      if (place === undefined) return undefined
      const storeId = place?.store_id ?? null
      const isAdmitted = own.some(
        (one) => canUploadFile(one, storeId) && (!place || reachesAudit(one, place.audit_id)),
      )
      if (!isAdmitted) return undefined
      await within(pool, 'app.organization_id', organizationId, (client) =>
        refuseTooMuch(client, { organizationId, createdBy: caller.userId, sizeBytes }),
      )
      return { storeId }
    },
    insert: (file) => writing.run(file.organizationId, () => insert(pool, file)),
    dropUnused: (organizationId, id) =>
      within(pool, 'app.organization_id', organizationId, async (client) => {
        await client.query(DROP_UNUSED, [organizationId, id])
      }),
    async find(caller, fileId) {
      const { userId } = caller
      for (const membership of await membershipsOf(caller)) {
        const found = await findIn(membership.organizationId, fileId)
        if (found) return canReadFile(found.owner, { userId, membership }) ? found.file : undefined
      }
      return undefined
    },
    // One short transaction per chunk: a slow reader must not hold one open.
    async *read({ organizationId, id, sizeBytes }) {
      for (let seq = 0; seq * CHUNK_BYTES < sizeBytes; seq += 1) {
        yield await reading.run(organizationId, () => readChunk(pool, { organizationId, id, seq }))
      }
    },
  }
}

/** Reserves the space first, which is quick, so that no upload waits for the bytes of another one. */
async function insert(pool: Pool, file: NewFile): Promise<void> {
  const { organizationId, id, expiresAt = null } = file
  const scoped = <Result>(work: (client: PoolClient) => Promise<Result>) =>
    within(pool, 'app.organization_id', organizationId, work)
  await scoped((client) => takeRoom(client, file))
  try {
    await scoped(async (client) => {
      await writeChunks(client, file)
      await client.query(KEEP_FILE, [organizationId, id, expiresAt])
    })
  } catch (error) {
    // If it cannot be deleted now, it is deleted when it expires.
    await scoped((client) => client.query(DROP_FILE, [organizationId, id])).catch(() => {})
    throw error
  }
}

async function takeRoom(client: PoolClient, file: NewFile): Promise<void> {
  const { organizationId, id, name, mime, sizeBytes, sha256, createdBy, storeId = null } = file
  // Files that are made here and expire are not uploads of a person.
  if (!file.expiresAt) {
    await client.query(LOCK_USE, [createdBy, organizationId])
    await refuseTooMuch(client, file)
  }
  const values = [organizationId, id, name, mime, sizeBytes, sha256, createdBy, storeId]
  await client.query(INSERT_FILE, [...values, new Date(Date.now() + WRITTEN_WITHIN_MS)])
}

async function writeChunks(client: PoolClient, file: NewFile): Promise<void> {
  const { organizationId, id } = file
  let seq = 0
  let writing: Promise<unknown> = Promise.resolve()
  for await (const bytes of file.chunks) {
    // Reads the next chunk from disk while one is being written.
    await writing
    writing = client.query(INSERT_CHUNK, [organizationId, id, seq, bytes])
    // Errors are handled above or below.
    writing.catch(() => {})
    seq += 1
  }
  await writing
}

interface ChunkName {
  readonly organizationId: string
  readonly id: string
  readonly seq: number
}

function readChunk(pool: Pool, { organizationId, id, seq }: ChunkName): Promise<Buffer> {
  return within(pool, 'app.organization_id', organizationId, async (client) => {
    const { rows } = await client.query(SELECT_CHUNK, [organizationId, id, seq])
    return chunkRow.parse(rows[0]).bytes
  })
}

async function refuseTooMuch(
  client: PoolClient,
  {
    organizationId,
    createdBy,
    sizeBytes,
  }: Pick<NewFile, 'organizationId' | 'createdBy' | 'sizeBytes'>,
): Promise<void> {
  const since = new Date(Date.now() - QUOTA_DAY_MS)
  const { rows } = await client.query(SELECT_USE, [organizationId, createdBy, since])
  const { organization_bytes, person_bytes, confirmed, has_paid_plan } = useRow.parse(rows[0])
  const use = {
    organizationBytes: organization_bytes,
    personBytes: person_bytes,
    isConfirmed: confirmed ?? false,
    hasPaidPlan: has_paid_plan,
  }
  refuseMoreBytes(use, sizeBytes)
}

type Setting = 'app.user_id' | 'app.organization_id'

function within<Result>(
  pool: Pool,
  setting: Setting,
  value: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query('select set_config($1, $2, true)', [setting, value])
    return work(client)
  })
}
