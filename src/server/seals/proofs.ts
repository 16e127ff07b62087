// A proof is a statement with its signature, in the compact form of JWS (RFC 7515) with Ed25519, which every JWT
// library can check.

import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { canonicalJson } from '#domain/seal.ts'
import type { SealKey } from '#domain/seal-statement.ts'
import type { ReadProof } from '#server/functions/results/seal-service.ts'

export interface SigningKey {
  readonly keyId: string
  /** The 32 bytes of the public key as base64url. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

/** The bytes before the 32 bytes of an Ed25519 private key in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** `hex` has 64 hexadecimal digits. */
export function signingKeyOf(hex: string): SigningKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, Buffer.from(hex, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? ''
  return { keyId: keyIdOf(publicKey), publicKey, privateKey }
}

/** The id is a hash of the key, so that no other key can have the same one. */
export function keyIdOf(publicKey: string): string {
  const bytes = Buffer.from(publicKey, 'base64url')
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

export function signProof({ keyId, privateKey }: SigningKey, text: string): string {
  const signed = `${encode(headerOf(keyId))}.${encode(text)}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}

export function readProof(proof: string, keys: readonly SealKey[]): ReadProof {
  const [header = '', body = '', signature = '', ...rest] = proof.split('.')
  if (rest.length > 0 || ![header, body, signature].every(isSpelledOnce)) return { state: 'forged' }
  const keyId = keyIdIn(header)
  if (keyId === null) return { state: 'forged' }
  const key = keys.find((one) => one.keyId === keyId && keyIdOf(one.publicKey) === keyId)
  if (!key) return { state: 'foreign', keyId }
  const signed = Buffer.from(`${header}.${body}`)
  const isRight = verify(null, signed, publicKeyOf(key), Buffer.from(signature, 'base64url'))
  return isRight ? { state: 'signed', text: decode(body), key } : { state: 'forged' }
}

function keyIdIn(header: string): string | null {
  const keyId = /"kid":"([0-9a-f]{32})"/.exec(decode(header))?.[1]
  return keyId !== undefined && decode(header) === headerOf(keyId) ? keyId : null
}

function headerOf(keyId: string): string {
  return canonicalJson({ alg: 'EdDSA', kid: keyId, typ: 'shelfcount-seal+jws' })
}

function publicKeyOf({ publicKey }: SealKey): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
}

/** The last letter of base64url may have unused bits, but a proof must have a single spelling. */
function isSpelledOnce(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url')
}

function decode(part: string): string {
  return Buffer.from(part, 'base64url').toString('utf8')
}
