// Everything stored about a person, as a file for that person. It comes from the functions behind their own pages, so
// it contains nothing they could not see, and no one else's data.

import { Hono } from 'hono'
import { api } from '#contract/api.ts'
import type { QueryContract } from '#contract/define.ts'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { Page, PaginationOptions } from '#contract/pagination.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { Fault } from '#domain/fault.ts'
import { isOpenTo } from '#domain/permission.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { attachText, callerOf } from './document-download.ts'
import type { FunctionHost } from './function-host.ts'
import type { HostContext, HostEnv } from './host-env.ts'

interface MyDataOptions {
  readonly auth: AuthService
  readonly functions: FunctionHost
}

const PAGE_ROWS = 1_000

type Ask = <Args extends object, Result>(
  contract: QueryContract<Args, Result>,
  args: Args,
) => Promise<Result>

interface Membership {
  readonly organization: OrganizationSummary
  readonly stores: readonly StoreSummary[]
}

export function myDataRoutes(options: MyDataOptions): Hono<HostEnv> {
  return new Hono<HostEnv>().get('/api/my-data.json', (c) => download(c, options))
}

async function download(c: HostContext, options: MyDataOptions): Promise<Response> {
  const caller = await callerOf(c, options)
  // The contract declares what its implementation answers.
  const ask: Ask = <Args extends object, Result>(
    { name }: QueryContract<Args, Result>,
    args: Args,
  ) => caller.ask(name, args) as Promise<Result>
  const memberships = await membershipsOf(ask)
  const head = { account: await accountOf(ask), ...(await othersOf(ask, memberships)) }
  const file = { name: 'shelfcount-my-data.json', mime: 'application/json' }
  return attachText(
    c,
    file,
    textOf(head, { deeds: journalRows(ask, memberships), counts: counts(ask, memberships) }),
  )
}

async function accountOf(ask: Ask) {
  const user = await ask(api.users.current, {})
  if (!user) throw new Fault('unauthenticated')
  const { storeIds: _stores, platformAdmin: _admin, bySignOn: _login, ...account } = user
  return account
}

/** For an organization that is closed, only the membership can be read. */
async function membershipsOf(ask: Ask): Promise<readonly Membership[]> {
  const organizations = await ask(api.organizations.getByUser, {})
  return Promise.all(
    organizations.map(async (organization) => ({
      organization,
      stores: isOpenTo(organization)
        ? await ask(api.stores.getByOrganization, { orgId: organization.id })
        : [],
    })),
  )
}

async function othersOf(ask: Ask, memberships: readonly Membership[]) {
  const { invitations } = await ask(api.invitations.listMine, {})
  return {
    logins: await ask(api.users.listLogins, {}),
    passkeys: await ask(api.users.listPasskeys, {}),
    memberships: memberships.map(({ organization, stores }) => ({
      organization: organization.name,
      role: organization.role,
      stores: stores.map(({ name, role }) => ({ name, role })),
    })),
    // The inviter is another person.
    invitations: invitations.map(({ invitedBy: _inviter, ...invitation }) => invitation),
  }
}

async function* journalRows(ask: Ask, memberships: readonly Membership[]): AsyncGenerator<object> {
  for (const { organization } of memberships.filter((one) => isOpenTo(one.organization))) {
    const pages = rowsOf((paginationOpts) =>
      ask(api.journal.listOwn, { orgId: organization.id, paginationOpts }),
    )
    for await (const row of pages) yield { organization: organization.name, ...row }
  }
}

async function* counts(ask: Ask, memberships: readonly Membership[]): AsyncGenerator<object> {
  for (const { organization, stores } of memberships) {
    for (const { id: storeId, name } of stores) {
      const events = rowsOf((paginationOpts) =>
        ask(api.scanEvents.getUserHistory, { storeId, paginationOpts }),
      )
      for await (const event of events) {
        yield { organization: organization.name, store: name, ...event }
      }
    }
  }
}

async function* rowsOf<Row>(
  pageAt: (options: PaginationOptions) => Promise<Page<Row>>,
): AsyncGenerator<Row> {
  for (let cursor: string | null = null; ; ) {
    const page: Page<Row> = await pageAt({ numItems: PAGE_ROWS, cursor })
    yield* page.page
    if (page.isDone) return
    cursor = page.continueCursor
  }
}

/** A single object: short fields first, then each list, with a line per row. */
async function* textOf(
  head: object,
  lists: Readonly<Record<string, AsyncGenerator<object>>>,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).slice(0, -'\n}'.length)
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`
    let separator = '\n    '
    for await (const row of rows) {
      yield separator + JSON.stringify(row)
      separator = ',\n    '
    }
    yield ']'
  }
  yield '\n}\n'
}
