// A real identity provider on loopback, of the package oidc-provider, and a browser that signs in there.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

export interface IdpPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

export const CLIENT = { id: 'shelfcount', secret: 'a secret that only the two of them know' }

interface IdpOptions {
  readonly redirectUris: readonly string[]
  /** Whether the claims come with the token already, or have to be asked for. */
  readonly putsClaimsInToken?: boolean
}

export async function startOidcIdp() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, IdpPerson>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'k1' }
  let provider: Provider
  /** Who is at the screen of the provider. */
  let present: string | undefined

  function configure({ redirectUris, putsClaimsInToken = true }: IdpOptions): void {
    provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [...redirectUris],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      jwks: { keys: [jwk] },
      cookies: { keys: ['the cookies of the provider'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: !putsClaimsInToken,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => ({ ...people.get(sub), sub }),
      }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({
          clientId: oidc.client?.clientId,
          accountId: oidc.session?.accountId,
        })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    provider.on('server_error', (_, error) => console.error(error))
  }

  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    const outcome = present
      ? { login: { accountId: present } }
      : { error: 'access_denied', error_description: 'Nobody signed in.' }
    provider.interactionFinished(request, response, outcome).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })

  return {
    issuer,
    configure,
    add: (person: IdpPerson) => void people.set(person.sub, person),
    /** Who is at the screen there from now on, for a browser of its own. */
    seat: (sub: string | undefined) => {
      present = sub
    },
    /** Signs in there and returns the address that the browser is sent back to. */
    async signIn(url: string, sub: string | undefined): Promise<URL> {
      present = sub
      const cookies = new Map<string, string>()
      let next = new URL(url)
      for (let step = 0; step < 10; step += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const one of response.headers.getSetCookie()) {
          const [pair = ''] = one.split(';')
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        const location = response.headers.get('location')
        if (!location) throw new Error(`the provider said: ${await response.text()}`)
        next = new URL(location, next)
        if (next.origin !== issuer) return next
      }
      throw new Error('the provider sends people in circles')
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type OidcIdp = Awaited<ReturnType<typeof startOidcIdp>>
