// Sign-in by OpenID Connect: the code flow with PKCE, and the checks of what comes back, by openid-client.

import * as client from 'openid-client'
import * as z from 'zod'
import { Fault } from '#domain/fault.ts'
import { refuseSignOn, type SignOnClaims } from '#domain/sign-on.ts'
import type { GuardedFetch } from './guarded-fetch.ts'

export interface OidcProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What is kept from the beginning to the end of a sign-in. */
export interface OidcChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

interface OidcOptions {
  readonly fetch: GuardedFetch
  /** Whether providers may also be reached without encryption. */
  readonly allowsInsecure: boolean
}

const SCOPE = 'openid email profile'
const KEPT_MS = 5 * 60_000
const KEPT_PROVIDERS = 200

export const newVerifier = client.randomPKCECodeVerifier
export const newNonce = client.randomNonce

export function createOidc({ fetch, allowsInsecure }: OidcOptions) {
  const kept = new Map<
    string,
    { readonly at: number; readonly found: Promise<client.Configuration> }
  >()

  /** What a provider publishes of itself, remembered for some minutes. */
  function discover(provider: OidcProvider): Promise<client.Configuration> {
    const key = JSON.stringify(provider)
    const earlier = kept.get(key)
    if (earlier && Date.now() - earlier.at < KEPT_MS) return earlier.found
    const found = client.discovery(
      new URL(provider.issuer),
      provider.clientId,
      undefined,
      secretOf(provider.clientSecret),
      {
        [client.customFetch]: (url, request) => fetch(url, request),
        execute: [
          // Also what comes straight from the provider is checked by its signature.
          client.enableNonRepudiationChecks,
          ...(allowsInsecure ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    kept.delete(key)
    kept.set(key, { at: Date.now(), found })
    const [oldest] = kept.keys()
    if (kept.size > KEPT_PROVIDERS && oldest !== undefined) kept.delete(oldest)
    found.catch(() => kept.delete(key))
    return found
  }

  return {
    /** Where the person signs in. */
    async begin(
      provider: OidcProvider,
      checks: OidcChecks,
      { redirectUri, email }: { readonly redirectUri: string; readonly email?: string | undefined },
    ): Promise<string> {
      try {
        const config = await discover(provider)
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
          ...(email !== undefined && { login_hint: email }),
        })
        // A browser is sent there, so it must not be anything but a page.
        if (url.protocol === 'https:' || (allowsInsecure && url.protocol === 'http:'))
          return url.href
      } catch (error) {
        refuse(error)
      }
      return refuseSignOn('provider', 'authorization_endpoint')
    },

    /** `returned` is the address that the person came back to, with everything in it. */
    async finish(provider: OidcProvider, checks: OidcChecks, returned: URL): Promise<SignOnClaims> {
      try {
        const config = await discover(provider)
        const tokens = await client.authorizationCodeGrant(config, returned, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) refuseSignOn('provider', 'id_token')
        const own = claimsIn(claims)
        if (own.email !== null || !config.serverMetadata().userinfo_endpoint) return own
        return claimsIn(await client.fetchUserInfo(config, tokens.access_token, claims.sub))
      } catch (error) {
        return refuse(error)
      }
    },
  }
}

/** By the way that the provider asks for; the header where it does not say. */
function secretOf(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, own, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const isPost =
      !methods.includes('client_secret_basic') && methods.includes('client_secret_post')
    return (isPost ? post : basic)(server, own, body, headers)
  }
}

const anyClaims = z.object({
  sub: z.string().min(1).max(500),
  email: z.string().optional().catch(undefined),
  email_verified: z.unknown().optional(),
  // Microsoft's word for it: the tenant has proved the domain of the address.
  xms_edov: z.unknown().optional(),
  name: z.string().optional().catch(undefined),
})

function claimsIn(claims: unknown): SignOnClaims {
  const { sub, email, name, ...rest } = anyClaims.parse(claims)
  return {
    subject: sub,
    email: email ?? null,
    isEmailVerified: isTrue(rest.email_verified) || isTrue(rest.xms_edov),
    name: name ?? null,
  }
}

function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true' || claim === 1 || claim === '1'
}

const NETWORK = /^(E[A-Z]+|private_address|insecure_address|answer_too_long|ABORT_ERR)$/

/** What went wrong, for an owner who tests; whoever signs in learns no more than whose fault it is. */
function refuse(error: unknown): never {
  if (error instanceof Fault) throw error
  const causes = causesOf(error)
  const codes = causes.flatMap((one) => [codeOf(one), one.message])
  const network = codes.find((code) => code !== undefined && NETWORK.test(code))
  if (network !== undefined || causes.some(({ name }) => name === 'TimeoutError')) {
    refuseSignOn('unreachable', network ?? 'timeout')
  }
  if (causes.length === 0) throw error
  refuseSignOn('provider', detailOf(causes))
}

function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

const challenges = z.array(
  z.object({
    parameters: z.object({ error: z.string(), error_description: z.string() }).partial(),
  }),
)

/** What a provider says in a header where it refuses a client. */
function challengesIn(cause: unknown): readonly string[] {
  const { data = [] } = challenges.safeParse(cause)
  return data
    .flatMap(({ parameters: { error, error_description } }) => [error, error_description])
    .filter((word) => word !== undefined)
}

/** Codes and sentences of the library and the provider, and no values of tokens. */
function detailOf([first, ...rest]: readonly Error[]): string {
  const parts = [first, ...rest].flatMap((error) => {
    if (!error) return []
    const said =
      'error_description' in error && typeof error.error_description === 'string'
        ? [error.error_description]
        : []
    const word = 'error' in error && typeof error.error === 'string' ? [error.error] : []
    return [error.message, ...word, ...said, ...challengesIn(error.cause)]
  })
  return [...new Set(parts)].join(' – ').slice(0, 300)
}
