// Builds worlds for tests, seeds and benches. State only what matters; the rest is made up.

import { api } from '#contract/api.ts'
import type { MutationContract } from '#contract/define.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import type { StoreRole } from '#domain/permission.ts'
import type { ProtocolInput } from '#domain/protocol.ts'
import type { Database } from '#server/db/database.ts'
import { createFunctions } from '#server/functions/registry.ts'
import { allowEverything, type Services } from '#server/functions/services.ts'
import type { Identity } from '#server/functions/viewer.ts'
import { newId } from '#server/new-id.ts'
import { runMutation } from '#server/realtime/mutations.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** A login that is open. */
  readonly identity: Identity
}

export interface Shop {
  readonly organizationId: string
  readonly storeId: string
  readonly owner: Person
}

/** An audit of a store of its own, with one room. */
export interface CountedStore extends Shop {
  readonly auditId: string
  readonly manager: Person
  readonly scanner: Person
  readonly roomId: string
  /** One per shelf, in walking order; none before the audit is started. */
  readonly auditAssignmentIds: readonly string[]
}

interface AuditFacts {
  readonly shop?: Shop
  readonly manager?: Person
  readonly scanner?: Person
  /** 0: a room that is counted as one. */
  readonly shelves?: number
  readonly name?: string
  readonly protocol?: ProtocolInput
}

export interface WorldOptions {
  readonly database: Database
  /** Makes a person who can sign in; without it people only have an open login. */
  readonly createUser?: (user: {
    readonly name: string
    readonly email: string
  }) => Promise<{ readonly id: string }>
}

export class World {
  readonly database: Database
  readonly #createUser: WorldOptions['createUser']
  readonly #functions = createFunctions()
  #deviceSeq = 0
  readonly #services: Services = {
    entitlements: allowEverything,
    accounts: {
      changePassword: unsupported,
      deleteUser: unsupported,
      revokeSession: unsupported,
    },
    mailer: { sendInvitation: async () => {} },
    now: () => new Date(),
    newId,
  }

  constructor({ database, createUser }: WorldOptions) {
    this.database = database
    this.#createUser = createUser
  }

  async person(facts: { readonly name?: string; readonly email?: string } = {}): Promise<Person> {
    const suffix = newId().slice(-12)
    const name = facts.name ?? `Person ${suffix}`
    const email = facts.email ?? `${suffix}@world.test`
    const { id } = await (this.#createUser?.({ name, email }) ?? this.#insertUser(name, email))
    return { id, name, email, identity: await this.signIn(id) }
  }

  /** Opens a login, as the auth service would. */
  async signIn(userId: string): Promise<Identity> {
    const sessionId = newId()
    await this.database.owner.query(
      `insert into auth.session (id, token, "userId", "expiresAt")
       values ($1, $1, $2, now() + interval '1 hour')`,
      [sessionId, userId],
    )
    return { userId, sessionId }
  }

  async signOut(identity: Identity): Promise<void> {
    await this.database.owner.query('delete from auth.session where id = $1', [identity.sessionId])
  }

  /** An organization with one store. */
  async shop(
    facts: { readonly owner?: Person; readonly name?: string; readonly storeName?: string } = {},
  ): Promise<Shop> {
    const owner = facts.owner ?? (await this.person())
    const name = facts.name ?? 'World Goods'
    const { id: organizationId } = await this.run(owner, api.organizations.create, { name })
    const storeId = await this.store(owner, organizationId, facts.storeName ?? 'Main store')
    return { organizationId, storeId, owner }
  }

  async store(owner: Person, organizationId: string, name: string): Promise<string> {
    const args = { orgId: organizationId, name }
    return (await this.run(owner, api.stores.createWithBaseline, args)).id
  }

  /** Somebody who works in a store. */
  async teamMember(
    shop: { readonly organizationId: string; readonly storeId: string },
    role: StoreRole,
    person?: Person,
  ): Promise<Person> {
    const member = person ?? (await this.person())
    await this.database.owner.query(
      `insert into member (organization_id, user_id, role) values ($1, $2, 'member')
       on conflict do nothing`,
      [shop.organizationId, member.id],
    )
    await this.database.owner.query(
      'insert into store_member (organization_id, store_id, user_id, role) values ($1, $2, $3, $4)',
      [shop.organizationId, shop.storeId, member.id, role],
    )
    return member
  }

  async removeMember(organizationId: string, person: Person): Promise<void> {
    await this.database.owner.query(
      'delete from member where organization_id = $1 and user_id = $2',
      [organizationId, person.id],
    )
  }

  room(
    shop: Shop,
    name: string,
    shelfCodes: readonly string[] = [],
  ): Promise<{ readonly id: string }> {
    const shelves = shelfCodes.map((code) => ({ code }))
    return this.run(shop.owner, api.rooms.create, { storeId: shop.storeId, name, shelves })
  }

  /** An audit that is planned, in a new store of the shop. */
  async draftAudit(facts: AuditFacts = {}): Promise<CountedStore> {
    const { owner, organizationId } = facts.shop ?? (await this.shop())
    const storeId = await this.store(owner, organizationId, `Store ${newId().slice(-12)}`)
    const shop = { owner, organizationId, storeId }
    const manager = await this.teamMember(shop, 'manager', facts.manager)
    const scanner = await this.teamMember(shop, 'scanner', facts.scanner)
    const codes = Array.from({ length: facts.shelves ?? 1 }, (_, n) => `A-${n + 1}`)
    const room = await this.room(shop, 'Hall', codes)
    const audit = await this.run(owner, api.audits.create, {
      orgId: organizationId,
      storeIds: [storeId],
      name: facts.name ?? 'Spring count',
      withoutBaseline: true,
      ...(facts.protocol && { protocol: facts.protocol }),
    })
    const made = { ...shop, manager, scanner, roomId: room.id, auditId: audit.id }
    return { ...made, auditAssignmentIds: [] }
  }

  /** An audit in which people count. */
  async runningAudit(facts: AuditFacts = {}): Promise<CountedStore> {
    const draft = await this.draftAudit(facts)
    await this.run(draft.owner, api.audits.start, { auditId: draft.auditId })
    const { rows } = await this.database.owner.query<{ id: string }>(
      'select id from assignment where audit_id = $1 order by id',
      [draft.auditId],
    )
    return { ...draft, auditAssignmentIds: rows.map(({ id }) => id) }
  }

  /** An event as a device would send it: one unit of a code, unless more is said. */
  scan(auditAssignmentId: string, facts: Partial<SentScanEvent> = {}): SentScanEvent {
    this.#deviceSeq += 1
    return {
      id: newId(),
      auditAssignmentId,
      kind: 'add',
      deviceId: 'device-1',
      deviceSeq: this.#deviceSeq,
      deviceTimeMs: Date.now(),
      ...((facts.kind ?? 'add') === 'add' && { entered: 1 }),
      ...facts,
    }
  }

  /** Runs a mutation of the product as somebody. */
  async run<Args, Result>(
    person: Person,
    contract: MutationContract<Args, Result>,
    args: Args,
  ): Promise<Result> {
    const implementation = this.#functions.find('mutation', contract.name)
    const call = { implementation, args, identity: person.identity, id: undefined }
    return (await runMutation(this.database.app, this.#services, call)) as Result
  }

  async #insertUser(name: string, email: string): Promise<{ readonly id: string }> {
    const id = newId()
    await this.database.owner.query(
      'insert into auth."user" (id, name, email) values ($1, $2, $3)',
      [id, name, email],
    )
    return { id }
  }
}

async function unsupported(): Promise<void> {
  throw new Error('Worlds do not change accounts')
}
