// Builds data for tests, seeds and benchmarks. Callers state only what matters; the rest is made up.

import { api } from '#contract/api.ts'
import type { MutationContract } from '#contract/define.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type Catalog, NO_PLANS } from '#domain/billing/catalog.ts'
import type { StoreRole } from '#domain/permission.ts'
import type { ProtocolInput } from '#domain/protocol.ts'
import { type BillingEngine, createBilling } from '#server/billing/create-billing.ts'
import { createSandboxProvider } from '#server/billing/sandbox-provider.ts'
import type { Database } from '#server/db/database.ts'
import { NO_ASSISTANT } from '#server/functions/ai/assistant.ts'
import { NO_INSIGHTS } from '#server/functions/insights/insight-service.ts'
import { createFunctions } from '#server/functions/registry.ts'
import type { SealService } from '#server/functions/results/seal-service.ts'
import type { Services } from '#server/functions/services.ts'
import type { Identity } from '#server/functions/viewer.ts'
import { newId } from '#server/new-id.ts'
import { createActionDatabase } from '#server/realtime/action-database.ts'
import { runMutation } from '#server/realtime/mutations.ts'
import { fixedSeals } from '#server/seals/fixed-seals.ts'
import { createSignOn } from '#server/single-sign-on/create-sign-on.ts'
import { createWebhookKeeper } from '#server/webhooks/webhook-keeper.ts'
import { insertBaseline, insertItems, type StockBaseline, type StockItem } from './stock.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** An open login. */
  readonly identity: Identity
}

export interface Shop {
  readonly organizationId: string
  readonly storeId: string
  readonly owner: Person
}

/** An audit of its own store, with one room. */
export interface CountedStore extends Shop {
  readonly auditId: string
  readonly manager: Person
  readonly scanner: Person
  readonly roomId: string
  /** One per shelf, in walking order; empty before the audit is started. */
  readonly auditAssignmentIds: readonly string[]
}

/** An audit in review, with one item per given line. */
export interface ReviewedStore extends CountedStore {
  readonly itemIds: readonly string[]
}

/** `counted: null` means not counted, `expected: undefined` not in the baseline. */
export interface LineFacts {
  readonly expected?: number | undefined
  readonly counted: number | null
  readonly cost?: number | null
  readonly category?: string
  readonly name?: string
}

interface AuditFacts {
  readonly shop?: Shop
  readonly manager?: Person
  readonly scanner?: Person
  /** With 0 the room is counted as one place. */
  readonly shelves?: number
  readonly name?: string
  /** The currency of the store. */
  readonly currency?: string | undefined
  readonly protocol?: ProtocolInput
  readonly withoutBaseline?: boolean
}

export interface WorldOptions {
  readonly database: Database
  /** Creates a person who can sign in; without it people only have an open login. */
  readonly createUser?: (user: {
    readonly name: string
    readonly email: string
  }) => Promise<{ readonly id: string }>
  /** Plans that limit what may be done; nothing is limited without them. */
  readonly catalog?: Catalog
  /** Signs completed audits; by default with a public key that no installation trusts. */
  readonly seals?: SealService
}

/** Encrypts the secrets of webhooks. */
export const WORLD_SECRET = 'a secret that is long enough for a world'

const WORLD_URL = 'http://localhost:3000'

export class World {
  readonly database: Database
  readonly billing: BillingEngine
  readonly #createUser: WorldOptions['createUser']
  readonly #functions = createFunctions()
  #deviceSeq = 0
  #clock: Date | null = null
  readonly #services: Services

  constructor({ database, createUser, catalog, seals = fixedSeals() }: WorldOptions) {
    this.database = database
    this.#createUser = createUser
    const now = () => this.#clock ?? new Date()
    this.billing = createBilling({
      pool: database.app,
      catalog: catalog ?? NO_PLANS,
      provider: createSandboxProvider(WORLD_URL),
      publicUrl: WORLD_URL,
      now,
      newId,
    })
    this.#services = {
      entitlements: this.billing.entitlements,
      billing: this.billing,
      accounts: {
        changePassword: unsupported,
        deleteUser: unsupported,
        revokeSession: unsupported,
        renamePasskey: unsupported,
        removePasskey: unsupported,
      },
      mailer: { sendInvitation: async () => {} },
      database: createActionDatabase(database, this.#functions),
      assistant: NO_ASSISTANT,
      insights: NO_INSIGHTS,
      seals,
      samples: { make: unsupported },
      webhooks: createWebhookKeeper({ secret: WORLD_SECRET, allowsPrivate: true }),
      signOn: createSignOn({
        pool: database.app,
        entitlements: this.billing.entitlements,
        publicUrl: WORLD_URL,
        secret: WORLD_SECRET,
        guard: { allowsPrivate: true },
        readTxt: async () => [],
        operators: [],
        now,
        newId,
      }),
      now,
      newId,
    }
  }

  /** Sets the time for functions; null restores the real time. */
  setClock(time: Date | null): void {
    this.#clock = time
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

  /** Confirms the address, like following the link in the first mail. */
  async confirmAddress({ id }: Person): Promise<void> {
    await this.database.owner.query(
      'update auth."user" set "emailVerified" = true where id = $1 and not "emailVerified"',
      [id],
    )
  }

  /** An organization with one store, whose owner has confirmed their address. */
  async shop(
    facts: { readonly owner?: Person; readonly name?: string; readonly storeName?: string } = {},
  ): Promise<Shop> {
    const owner = facts.owner ?? (await this.person())
    await this.confirmAddress(owner)
    const name = facts.name ?? 'World Goods'
    const { id: organizationId } = await this.run(owner, api.organizations.create, { name })
    const storeId = await this.store(owner, organizationId, facts.storeName ?? 'Main store')
    return { organizationId, storeId, owner }
  }

  async store(
    owner: Person,
    organizationId: string,
    name: string,
    currency?: string,
  ): Promise<string> {
    const args = { orgId: organizationId, name, ...(currency && { currency }) }
    return (await this.run(owner, api.stores.createWithBaseline, args)).id
  }

  /** Adds a person to the team of a store. */
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

  /** An audit in draft, in a new store of the shop. */
  async draftAudit(facts: AuditFacts = {}): Promise<CountedStore> {
    const { owner, organizationId } = facts.shop ?? (await this.shop())
    const name = `Store ${newId().slice(-12)}`
    const storeId = await this.store(owner, organizationId, name, facts.currency)
    const shop = { owner, organizationId, storeId }
    const manager = await this.teamMember(shop, 'manager', facts.manager)
    const scanner = await this.teamMember(shop, 'scanner', facts.scanner)
    const codes = Array.from({ length: facts.shelves ?? 1 }, (_, n) => `A-${n + 1}`)
    const room = await this.room(shop, 'Hall', codes)
    const audit = await this.run(owner, api.audits.create, {
      orgId: organizationId,
      storeIds: [storeId],
      name: facts.name ?? 'Spring count',
      withoutBaseline: facts.withoutBaseline ?? true,
      ...(facts.protocol && { protocol: facts.protocol }),
    })
    const made = { ...shop, manager, scanner, roomId: room.id, auditId: audit.id }
    return { ...made, auditAssignmentIds: [] }
  }

  /** A started audit. */
  async runningAudit(facts: AuditFacts = {}): Promise<CountedStore> {
    return this.#started(await this.draftAudit(facts))
  }

  async #started(draft: CountedStore): Promise<CountedStore> {
    await this.run(draft.owner, api.audits.start, { auditId: draft.auditId })
    const { rows } = await this.database.owner.query<{ id: string }>(
      'select id from assignment where audit_id = $1 order by id',
      [draft.auditId],
    )
    return { ...draft, auditAssignmentIds: rows.map(({ id }) => id) }
  }

  /** An audit in review: its lines were expected in the store, counted on its first shelf, and submitted. */
  async submittedAudit({
    lines,
    ...facts
  }: AuditFacts & { readonly lines: readonly LineFacts[] }): Promise<ReviewedStore> {
    const draft = await this.draftAudit({ ...facts, withoutBaseline: false })
    const { organizationId, storeId, auditId, owner } = draft
    const itemIds = await this.items(
      organizationId,
      lines.map(({ name, category, cost }, n) => ({
        name: name ?? `Item ${n + 1}`,
        unitCost: cost === undefined ? 2.5 : cost,
        ...(category && { category }),
      })),
    )
    const expected = lines.flatMap((line, n) =>
      line.expected === undefined
        ? []
        : [{ itemId: itemIds[n] ?? '', expected: line.expected, unitCost: line.cost }],
    )
    await this.baseline({ organizationId, storeId, auditId, lines: expected })
    const audit = await this.#started(draft)
    const [shelf = ''] = audit.auditAssignmentIds
    const events = lines.flatMap(({ counted: entered }, n) =>
      entered === null ? [] : [this.scan(shelf, { itemId: itemIds[n] ?? '', entered })],
    )
    for (let from = 0; from < events.length; from += 200) {
      const batch = events.slice(from, from + 200)
      await this.run(owner, api.scanEvents.recordMany, { events: batch })
    }
    await this.submit(audit)
    return { ...audit, itemIds }
  }

  /** Closes the count, with whatever is still open. */
  async submit({
    owner,
    auditId,
  }: {
    readonly owner: Person
    readonly auditId: string
  }): Promise<void> {
    const points = ['coverage', 'recounts', 'unknown_codes'] as const
    const waivers = points.map((point) => ({ point, name: 'Dana', reason: 'Closed aisle' }))
    await this.run(owner, api.audits.updateStatus, { auditId, status: 'submitted', waivers })
  }

  /** Inserts items into the catalogue; returns their ids in the same order. */
  items(organizationId: string, items: readonly StockItem[]): Promise<readonly string[]> {
    return insertItems(this.database.owner, organizationId, items)
  }

  /** Inserts a baseline, for an audit or for the store's next one. */
  baseline(facts: StockBaseline): Promise<string> {
    return insertBaseline(this.database.owner, facts)
  }

  /** An event as a device would send it: by default one unit of a code. */
  scan(auditAssignmentId: string, facts: Partial<SentScanEvent> = {}): SentScanEvent {
    this.#deviceSeq += 1
    return {
      id: newId(),
      auditAssignmentId,
      kind: 'add',
      deviceId: 'device-1',
      deviceSeq: this.#deviceSeq,
      deviceTimeMs: (this.#clock ?? new Date()).getTime(),
      ...((facts.kind ?? 'add') === 'add' && { entered: 1 }),
      ...facts,
    }
  }

  /** Runs a mutation of the product as this person. */
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

async function unsupported(): Promise<never> {
  throw new Error('Worlds neither change accounts nor hold others')
}
