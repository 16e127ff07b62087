// Single sign-on from the first click to the person: who is sent to which provider, what of its answer is believed, and
// who comes in by it. The login itself is opened by the auth service.

import type { Pool } from 'pg'
import { Fault, parseFault } from '#domain/fault.ts'
import {
  callbackPath,
  decideReturnPath,
  decideTrial,
  domainOf,
  isProved,
  proofName,
  refuseSignOn,
  type SignOnClaims,
  type SignOnTrial,
  samlPath,
  signOnRefusalOf,
} from '#domain/sign-on.ts'
import { type ScopedDatabase, scopedDatabase } from '../db/scoped-database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { SignOnKeeper } from '../functions/sign-on/sign-on-keeper.ts'
import {
  insertAttempt,
  type ProviderRow,
  saveAnswer,
  selectProvedDomains,
  selectProvider,
  selectSignOnFor,
  takeAttempt,
  updateProvider,
} from '../queries/sign-on/sign-on.ts'
import { openText, sealText } from '../sealed-text.ts'
import { createSecretToken, hashSecret } from '../secret-token.ts'
import type { CallGuard } from '../webhooks/send-webhook.ts'
import { type Entered, type EnterOptions, enterBySignOn } from './enter-by-sign-on.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { createOidc, newNonce, newVerifier, type OidcChecks } from './oidc.ts'
import { decideIssuer, decideSignOnUrl } from './provider-addresses.ts'
import { beginSaml, finishSaml } from './saml.ts'
import type { ReadTxt } from './txt-records.ts'

const PURPOSE = 'shelfcount identity providers'

/** As long as somebody may take at the provider. */
const ATTEMPT_MS = 10 * 60_000

export interface SignOnOptions extends EnterOptions {
  readonly pool: Pool
  readonly publicUrl: string
  /** The secret of the installation. */
  readonly secret: string
  readonly guard: CallGuard
  readonly readTxt: ReadTxt
}

interface Begun {
  readonly url: string
}

interface Returning {
  readonly organizationId: string
  /** What the provider has added to the address. */
  readonly search: string
  /** What the browser has kept meanwhile. */
  readonly browser: string | undefined
  /** Whoever is signed in. */
  readonly userId: string | undefined
}

type Returned =
  | (Entered & {
      readonly kind: 'entered'
      readonly organizationId: string
      readonly providerId: string
      readonly returnTo: string | null
    })
  | { readonly kind: 'tested' }

export interface SignOn extends SignOnKeeper {
  /** Throws where nobody with such an address uses single sign-on. Says nothing of accounts. */
  begin(entry: {
    readonly email: string
    readonly browser: string
    readonly returnTo: string | undefined
  }): Promise<Begun>
  /** Keeps what a provider has posted until the browser comes for it. False where nobody waits for it. */
  receive(post: {
    readonly organizationId: string
    readonly state: string
    readonly answer: string
  }): Promise<boolean>
  /** Throws a fault that says why somebody is not let in. */
  finish(returning: Returning): Promise<Returned>
}

interface Attempting {
  readonly organizationId: string
  readonly provider: ProviderRow
  readonly browserHash: string | null
  readonly testedBy: string | null
  readonly returnTo: string | null
  readonly email?: string
}

type Attempt = NonNullable<Awaited<ReturnType<typeof takeAttempt>>>

export function createSignOn(options: SignOnOptions): SignOn {
  const { pool, publicUrl, guard, readTxt, now, newId } = options
  const sealing = { secret: options.secret, purpose: PURPOSE }
  const oidc = createOidc({
    fetch: createGuardedFetch(guard),
    allowsInsecure: guard.allowsPrivate,
  })
  const change = <Result>(run: (db: ScopedDatabase) => Promise<Result>) =>
    inTransaction(pool, (client) => run(scopedDatabase(client, NOBODY, new Set())))

  function redirectUri(organizationId: string): string {
    return `${publicUrl}${callbackPath(organizationId)}`
  }

  function oidcOf(provider: ProviderRow) {
    const { issuer, client_id: clientId, client_secret: sealed } = provider
    if (issuer === null || clientId === null || sealed === null) refuseSignOn('off')
    return { issuer, clientId, clientSecret: openText(sealing, sealed) }
  }

  function placeOf(organizationId: string) {
    const url = `${publicUrl}${samlPath(organizationId)}`
    return { entityId: url, callbackUrl: url }
  }

  /** Where the person signs in. */
  function addressAt(
    { organizationId, provider, email }: Attempting,
    id: string,
    checks: OidcChecks,
  ) {
    if (provider.protocol === 'saml') {
      const question = { requestId: requestIdOf(id), relayState: checks.state }
      return beginSaml(samlOf(provider), placeOf(organizationId), question)
    }
    const where = { redirectUri: redirectUri(organizationId), email }
    return oidc.begin(oidcOf(provider), checks, where)
  }

  async function start(attempt: Attempting): Promise<Begun> {
    const { organizationId, provider } = attempt
    const { secret: state, hash: tokenHash } = createSecretToken()
    const checks = { state, nonce: newNonce(), verifier: newVerifier() }
    const id = newId()
    const kept = {
      organizationId,
      id,
      providerId: provider.id,
      tokenHash,
      browserHash: attempt.browserHash,
      testedBy: attempt.testedBy,
      nonce: checks.nonce,
      verifier: checks.verifier,
      returnTo: attempt.returnTo,
      expiresAt: new Date(now().getTime() + ATTEMPT_MS),
    }
    const url = await addressAt(attempt, id, checks)
    await change((db) => insertAttempt(within(db, organizationId), kept, now()))
    return { url }
  }

  async function claimsOf(
    attempt: Attempt,
    provider: ProviderRow,
    { search, state }: { readonly search: string; readonly state: string },
  ): Promise<SignOnClaims> {
    const { organization_id, nonce, verifier, answer } = attempt
    if (provider.protocol === 'saml') {
      if (answer === null) refuseSignOn('over')
      const asked = { requestId: requestIdOf(attempt.id), answer }
      return finishSaml(samlOf(provider), placeOf(organization_id), asked)
    }
    const checks: OidcChecks = { state, nonce, verifier }
    const returned = new URL(`${redirectUri(organization_id)}${search}`)
    return oidc.finish(oidcOf(provider), checks, returned)
  }

  async function tryOut(attempt: Attempt, claims: () => Promise<SignOnClaims>): Promise<void> {
    const trial = await outcomeOf(claims, now())
    await change(async (all) => {
      const db = within(all, attempt.organization_id)
      const judged = await judge(db, trial)
      await updateProvider(db, {
        last_test: JSON.stringify(judged),
        ...(judged.refusal === null && { tested_at: now() }),
      })
    })
  }

  return {
    decideIssuer: (issuer) => decideIssuer(issuer, guard.allowsPrivate),
    decideSignOnUrl: (url) => decideSignOnUrl(url, guard.allowsPrivate),
    sealSecret: (secret) => sealText(sealing, secret),
    newDomainToken: () => createSecretToken().secret,
    isProved: async (domain, token) => isProved(await readTxt(proofName(domain)), token),

    beginTest: ({ organizationId, provider, userId }) =>
      start({ organizationId, provider, browserHash: null, testedBy: userId, returnTo: null }),

    async begin({ email, browser, returnTo }) {
      const domain = domainOf(email.trim())
      const found = await change(async (db) => {
        const named = domain === undefined ? undefined : await selectSignOnFor(db, domain)
        if (!named) return undefined
        const organizationId = named.organization_id
        const provider = await selectProvider(within(db, organizationId))
        return provider && { organizationId, provider }
      })
      if (!found) refuseSignOn('off')
      return start({
        ...found,
        browserHash: hashSecret(browser),
        testedBy: null,
        returnTo: decideReturnPath(returnTo),
        email: email.trim(),
      })
    },

    async receive({ organizationId, state, answer }) {
      return change((db) =>
        saveAnswer(
          db.within({ kind: 'token', tokenHash: hashSecret(state) }),
          organizationId,
          answer,
        ),
      )
    },

    async finish({ organizationId, search, browser, userId }) {
      const state = new URLSearchParams(search).get('state') ?? ''
      const attempt = await change((db) =>
        takeAttempt(db.within({ kind: 'token', tokenHash: hashSecret(state) })),
      )
      if (!attempt || !isMeant(attempt, { organizationId, browser, userId, now: now() })) {
        refuseSignOn('over')
      }
      const provider = await change((db) => selectProvider(within(db, organizationId)))
      if (provider?.id !== attempt.provider_id) refuseSignOn('off')
      const claims = () => claimsOf(attempt, provider, { search, state })
      if (attempt.tested_by !== null) {
        await tryOut(attempt, claims)
        return { kind: 'tested' }
      }
      if (!provider.is_on) refuseSignOn('off')
      const entry = { organizationId, provider, claims: await claims() }
      const entered = await change((db) =>
        enterBySignOn(within(db, organizationId), entry, options),
      )
      const providerId = provider.id
      return {
        kind: 'entered',
        ...entered,
        organizationId,
        providerId,
        returnTo: attempt.return_to,
      }
    },
  }
}

/** Names of that kind must not begin with a digit. */
function requestIdOf(attemptId: string): string {
  return `_${attemptId}`
}

function samlOf({ entity_id: entityId, sign_on_url: signOnUrl, certificates }: ProviderRow) {
  if (entityId === null || signOnUrl === null || certificates === null) refuseSignOn('off')
  return { entityId, signOnUrl, certificates }
}

const NOBODY = { kind: 'user', userId: '' } as const

function within(db: ScopedDatabase, organizationId: string): ScopedDatabase {
  return db.within({ kind: 'organization', organizationId })
}

/** A sign-in ends in the browser in which it was begun, and a test with the owner who began it. */
function isMeant(
  attempt: Attempt,
  back: Pick<Returning, 'organizationId' | 'browser' | 'userId'> & { readonly now: Date },
): boolean {
  if (attempt.organization_id !== back.organizationId || attempt.expires_at <= back.now)
    return false
  if (attempt.tested_by !== null) return attempt.tested_by === back.userId
  return back.browser !== undefined && attempt.browser_hash === hashSecret(back.browser)
}

interface Trial extends SignOnTrial {
  readonly claims: SignOnClaims | undefined
}

async function outcomeOf(claims: () => Promise<SignOnClaims>, at: Date): Promise<Trial> {
  const atMs = at.getTime()
  try {
    const found = await claims()
    return { atMs, refusal: null, detail: null, email: found.email, claims: found }
  } catch (error) {
    const fault = error instanceof Fault ? error : parseFault(error)
    if (!fault) throw error
    const { detail = null } = fault.details ?? {}
    return {
      atMs,
      refusal: signOnRefusalOf(fault),
      detail: typeof detail === 'string' ? detail : null,
      email: null,
      claims: undefined,
    }
  }
}

/** Whether somebody with what the provider says of the owner would be let in. */
async function judge(db: ScopedDatabase, { claims, ...trial }: Trial): Promise<SignOnTrial> {
  if (!claims) return trial
  try {
    decideTrial(claims, await selectProvedDomains(db))
    return trial
  } catch (error) {
    const fault = parseFault(error)
    if (!fault) throw error
    return { ...trial, refusal: signOnRefusalOf(fault) }
  }
}
