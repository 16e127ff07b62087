// An identity provider that answers whatever a test tells it to.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { CLIENT } from './oidc-idp.ts'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>

export interface Lie {
  /** Put over what an honest one would say. */
  readonly claims?: JWTPayload
  /** Signs with a key that it does not publish. */
  readonly withForeignKey?: boolean
  /** Does not sign at all. */
  readonly isUnsigned?: boolean
  /** Over what it publishes of itself. */
  readonly metadata?: Readonly<Record<string, unknown>>
  readonly answerBytes?: number
}

export async function startLyingIdp() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(own.publicKey)), alg: 'RS256', use: 'sig', kid: 'k1' }
  let lie: Lie = {}
  let nonce = ''
  let asked = 0

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1_000)
    const claims = {
      ...{ iss: issuer, aud: CLIENT.id, sub: 's1', iat: now, exp: now + 60, nonce },
      ...lie.claims,
    }
    if (lie.isUnsigned) {
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${part({ alg: 'none' })}.${part(claims)}.`
    }
    const { privateKey }: Keys = lie.withForeignKey ? foreign : own
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey)
  }

  async function answerTo(path: string): Promise<unknown> {
    switch (path) {
      case '/.well-known/openid-configuration':
        return {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          ...(lie.answerBytes && { padding: 'x'.repeat(lie.answerBytes) }),
          ...lie.metadata,
        }
      case '/jwks':
        return { keys: [jwk] }
      default:
        return { access_token: 'a', token_type: 'Bearer', id_token: await idToken() }
    }
  }

  server.on('request', (request, response) => {
    asked += 1
    answerTo(request.url ?? '').then((answer) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
  })

  return {
    issuer,
    asked: () => asked,
    tell(next: Lie): void {
      lie = next
    },
    /** Sends whoever comes straight back. */
    signIn(address: string): URL {
      const asked = new URL(address).searchParams
      nonce = asked.get('nonce') ?? ''
      const back = new URL(asked.get('redirect_uri') ?? 'missing:')
      back.searchParams.set('code', 'c')
      back.searchParams.set('state', asked.get('state') ?? '')
      return back
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
