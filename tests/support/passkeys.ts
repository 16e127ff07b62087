// A person with a passkey, over the auth service of a test.

import { cookieOf, PASSWORD } from './auth-node.ts'
import { Authenticator } from './authenticator.ts'
import { type AuthNode, newPerson } from './two-factor.ts'

export function confirmPassword(node: AuthNode, cookie: string, password = PASSWORD) {
  return node.call('POST', '/passkey/confirm', { cookie, body: { password } })
}

/** What the device is asked, and the cookies with which its answer is sent. */
export async function askToAdd(node: AuthNode, cookie: string) {
  const response = await node.call('GET', '/passkey/generate-register-options', { cookie })
  if (response.status !== 200) throw new Error(`options: ${await response.text()}`)
  return { options: await response.json(), cookie: `${cookie}; ${cookieOf(response)}` }
}

export function sendAdded(node: AuthNode, cookie: string, response: object, more: object = {}) {
  const body = { response, name: 'Work phone', ...more }
  return node.call('POST', '/passkey/verify-registration', { cookie, body })
}

export async function addPasskey(node: AuthNode, ownCookie: string, name = 'Work phone') {
  const device = new Authenticator()
  await confirmPassword(node, ownCookie)
  const { options, cookie } = await askToAdd(node, ownCookie)
  const added = await sendAdded(node, cookie, device.create(options), { name })
  if (added.status !== 200) throw new Error(`adding: ${await added.text()}`)
  return device
}

export async function withPasskey(node: AuthNode) {
  const person = await newPerson(node)
  return { ...person, device: await addPasskey(node, person.cookie) }
}

export async function askToSignIn(node: AuthNode, cookie = '') {
  const response = await node.call('GET', '/passkey/generate-authenticate-options', { cookie })
  return { options: await response.json(), cookie: cookieOf(response) }
}

export function sendSignIn(node: AuthNode, cookie: string, response: object) {
  return node.call('POST', '/passkey/verify-authentication', { cookie, body: { response } })
}

export async function signInWith(node: AuthNode, device: Authenticator): Promise<Response> {
  const { options, cookie } = await askToSignIn(node)
  return sendSignIn(node, cookie, device.get(options))
}
