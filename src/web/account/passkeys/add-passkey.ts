import { postAuth, requestAuth } from '#web/session/auth-request.ts'
import { creationFrom, toWire, type WireCreation } from './passkey-wire.ts'

export interface NewPasskey {
  readonly name: string
  readonly password: string
}

/** What became of it: the device may refuse, or have one already. */
export type Adding = 'added' | 'refused' | 'there'

export async function addPasskey({ name, password }: NewPasskey): Promise<Adding> {
  await postAuth('/passkey/confirm', { password })
  const question = await requestAuth('/passkey/generate-register-options', { method: 'GET' })
  const made = await askDevice(creationFrom(question as WireCreation))
  if (typeof made === 'string') return made
  await postAuth('/passkey/verify-registration', { name, response: made })
  return 'added'
}

async function askDevice(
  publicKey: PublicKeyCredentialCreationOptions,
): Promise<object | 'refused' | 'there'> {
  try {
    return toWire(await navigator.credentials.create({ publicKey })) ?? 'refused'
  } catch (thrown) {
    if (!(thrown instanceof DOMException)) throw thrown
    return thrown.name === 'InvalidStateError' ? 'there' : 'refused'
  }
}
