// A device that keeps passkeys, as a browser would ask it.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import * as z from 'zod'

interface Circumstances {
  /** The page that asks. */
  readonly origin?: string
  /** Whether the owner shows who they are. */
  readonly isVerified?: boolean
}

const LOCAL = 'http://localhost:3000'
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40]

const creation = z.object({ challenge: z.string(), rp: z.object({ id: z.string() }) })
const request = z.object({ challenge: z.string(), rpId: z.string() })

export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  create(options: unknown, circumstances: Circumstances = {}): object {
    const { challenge, rp } = creation.parse(options)
    const authData = this.#data(rp.id, circumstances, this.#described())
    const object = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, circumstances),
      attestationObject: object.toString('base64url'),
      transports: ['internal'],
    })
  }

  get(options: unknown, circumstances: Circumstances = {}): object {
    const { challenge, rpId } = request.parse(options)
    this.#counter += 1
    const authData = this.#data(rpId, circumstances)
    const clientDataJSON = clientData('webauthn.get', challenge, circumstances)
    const seen = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.#answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', seen, this.#keys.privateKey).toString('base64url'),
    })
  }

  #answer(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #data(
    site: string,
    { isVerified = true }: Circumstances,
    described: Buffer = Buffer.alloc(0),
  ): Buffer {
    const flags = PRESENT + (isVerified ? VERIFIED : 0) + (described.length > 0 ? WITH_KEY : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(Buffer.from(site)), Buffer.from([flags]), counter, described])
  }

  /** The id and the public key, as they are told when a passkey is made. */
  #described(): Buffer {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    return Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.#keys.publicKey)])
  }
}

function clientData(type: string, challenge: string, { origin = LOCAL }: Circumstances): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url')
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** Kind: elliptic curve; algorithm: ES256; curve: P-256; and the two coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

// As much of CBOR as a passkey needs.

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value)
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value])
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, value.length), Buffer.from(value)])
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()])
}
