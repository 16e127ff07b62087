// Loaded after the page: most people sign in with a password.

import { AuthRequestError, postAuth, requestAuth } from '#web/session/auth-request.ts'
import { requestFrom, toWire, type WireRequest } from './passkey-wire.ts'

/** The service forgets its questions after five minutes. */
const ASK_AGAIN_MS = 4 * 60_000

interface Asking {
  /** Offered among the suggestions of the address field, instead of by a dialog. */
  readonly isSuggestion: boolean
  readonly signal: AbortSignal
}

/** False if the person has changed their mind. */
export async function signInByPasskey({ isSuggestion, signal }: Asking): Promise<boolean> {
  const question = await requestAuth('/passkey/generate-authenticate-options', { method: 'GET' })
  const publicKey = requestFrom(question as WireRequest)
  const mediation = isSuggestion ? 'conditional' : 'optional'
  const found = await askDevice({ publicKey, mediation, signal })
  const response = toWire(found)
  if (!response) return false
  try {
    await postAuth('/passkey/verify-authentication', { response })
    return true
  } catch (thrown) {
    if (found && isUnknown(thrown)) await forgetAt(publicKey.rpId, found.id)
    throw thrown
  }
}

/** Waits until somebody chooses a passkey among the suggestions; false if the page has gone on before. */
export async function followSuggestions(signal: AbortSignal): Promise<boolean> {
  const isOffered = await PublicKeyCredential.isConditionalMediationAvailable?.()
  while (isOffered && !signal.aborted) {
    const turn = AbortSignal.any([signal, AbortSignal.timeout(ASK_AGAIN_MS)])
    if (await signInByPasskey({ isSuggestion: true, signal: turn })) return true
    // Whoever closed the suggestions will open them again by another touch, and no browser says when.
    if (!turn.aborted) return false
  }
  return false
}

async function askDevice(options: CredentialRequestOptions): Promise<Credential | null> {
  try {
    return await navigator.credentials.get(options)
  } catch (thrown) {
    if (options.signal?.aborted) return null
    if (!(thrown instanceof DOMException)) throw thrown
    if (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError') return null
    const code = thrown.name === 'SecurityError' ? 'PASSKEY_ELSEWHERE' : 'AUTHENTICATION_FAILED'
    throw new AuthRequestError(thrown.message, { status: 0, statusText: '' }, { code })
  }
}

function isUnknown(thrown: unknown): boolean {
  return thrown instanceof AuthRequestError && thrown.code === 'PASSKEY_NOT_FOUND'
}

/** So that the device offers it no more. Not every browser can be told. */
async function forgetAt(rpId: string | undefined, credentialId: string): Promise<void> {
  const tell = Reflect.get(PublicKeyCredential, 'signalUnknownCredential')
  if (typeof tell !== 'function' || rpId === undefined) return
  await tell.call(PublicKeyCredential, { rpId, credentialId }).catch(() => {})
}
