// Questions of the service about passkeys, as the browser takes them, and its answers, as the service takes them.
// Browsers that came before 2025 do not convert them by themselves.

import { fromBase64url, toBase64url } from './base64url.ts'

interface WireDescriptor {
  readonly id: string
  readonly type: 'public-key'
  readonly transports?: AuthenticatorTransport[]
}

/** What the service asks when somebody adds a passkey. */
export type WireCreation = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> & {
  readonly challenge: string
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly excludeCredentials?: readonly WireDescriptor[]
}

/** What the service asks when somebody signs in. */
export type WireRequest = Omit<
  PublicKeyCredentialRequestOptions,
  'challenge' | 'allowCredentials'
> & {
  readonly challenge: string
  readonly allowCredentials?: readonly WireDescriptor[]
}

export function creationFrom(wire: WireCreation): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials = [], ...rest } = wire
  return {
    ...rest,
    challenge: fromBase64url(challenge),
    user: { ...user, id: fromBase64url(user.id) },
    excludeCredentials: excludeCredentials.map(descriptorFrom),
  }
}

/** The device has to check whose it is: the service believes no other. */
export function requestFrom(wire: WireRequest): PublicKeyCredentialRequestOptions {
  const { challenge, allowCredentials = [], ...rest } = wire
  return {
    ...rest,
    challenge: fromBase64url(challenge),
    allowCredentials: allowCredentials.map(descriptorFrom),
    userVerification: 'required',
  }
}

function descriptorFrom({ id, ...rest }: WireDescriptor): PublicKeyCredentialDescriptor {
  return { ...rest, id: fromBase64url(id) }
}

/** Undefined for an answer that is no passkey. */
export function toWire(credential: Credential | null): object | undefined {
  if (!(credential instanceof PublicKeyCredential)) return undefined
  const { id, rawId, type, response, authenticatorAttachment } = credential
  return {
    id,
    rawId: toBase64url(rawId),
    type,
    authenticatorAttachment: authenticatorAttachment ?? undefined,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: responseToWire(response),
  }
}

function responseToWire(response: AuthenticatorResponse): object {
  const clientDataJSON = toBase64url(response.clientDataJSON)
  if (response instanceof AuthenticatorAttestationResponse) {
    const attestationObject = toBase64url(response.attestationObject)
    return { clientDataJSON, attestationObject, transports: response.getTransports?.() ?? [] }
  }
  if (!(response instanceof AuthenticatorAssertionResponse)) return { clientDataJSON }
  const { authenticatorData, signature, userHandle } = response
  return {
    clientDataJSON,
    authenticatorData: toBase64url(authenticatorData),
    signature: toBase64url(signature),
    userHandle: userHandle ? toBase64url(userHandle) : undefined,
  }
}
