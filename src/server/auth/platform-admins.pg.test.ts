import { expect, test } from 'vitest'
import { linkIn, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createPlatformAdmins, markPlatformAdmin, unmarkPlatformAdmin } from './platform-admins.ts'

const database = await testDatabase()
const OPERATOR = 'Operator@example.test'
const { auth, call, signUp, mails } = startAuthNode(database, { platformAdmins: [OPERATOR] })

async function isAdmin(email: string): Promise<boolean> {
  const { rows } = await database.owner.query('select role from auth."user" where email = $1', [
    email.toLowerCase(),
  ])
  expect(rows).toHaveLength(1)
  return rows[0].role === 'admin'
}

test('a configured address gives the role once its owner has confirmed it', async () => {
  await signUp(OPERATOR)
  expect(await isAdmin(OPERATOR)).toBe(false)
  const { pathname, search } = linkIn(mails.find(({ to }) => to === OPERATOR.toLowerCase()))
  await call('GET', pathname.replace('/api/auth', '') + search)
  expect(await isAdmin(OPERATOR)).toBe(true)
})

test('confirming by a recovery link counts as well', async () => {
  const email = 'second@example.test'
  const node = startAuthNode(database, { platformAdmins: [email] })
  await node.signUp(email)
  await node.auth.sendRecovery(email)
  const token = linkIn(node.mails.at(-1)).pathname.replace('/recovery/', '')
  const body = { token, newPassword: 'an even better password' }
  expect((await node.call('POST', '/recovery/complete', { body })).status).toBe(200)
  expect(await isAdmin(email)).toBe(true)
})

test('an address that left the configuration loses the role at the next start', async () => {
  const email = 'former@example.test'
  await auth.createUser({ name: 'Former', email, password: 'correct horse battery' })
  await createPlatformAdmins(database.auth, [email]).apply()
  expect(await isAdmin(email)).toBe(true)
  await createPlatformAdmins(database.auth, []).apply()
  expect(await isAdmin(email)).toBe(false)
})

test('somebody marked on the command line stays one until unmarked', async () => {
  const { email } = await signUp()
  const admins = createPlatformAdmins(database.auth, [])
  expect(await markPlatformAdmin(database.auth, email)).toBe(true)
  expect(await markPlatformAdmin(database.auth, email.toUpperCase())).toBe(true)
  await admins.apply()
  expect(await isAdmin(email)).toBe(true)
  expect(await unmarkPlatformAdmin(database.auth, email)).toBe(true)
  await admins.apply()
  expect(await isAdmin(email)).toBe(false)
  expect(await unmarkPlatformAdmin(database.auth, email)).toBe(false)
  expect(await markPlatformAdmin(database.auth, 'nobody@example.test')).toBe(false)
})

test('nobody can give the role to themselves', async () => {
  const { email, cookie } = await signUp()
  await call('POST', '/update-user', { cookie, body: { name: 'Me', role: 'admin' } })
  expect(await isAdmin(email)).toBe(false)
  const body = { name: 'N', email: 'greedy@example.test', password: 'correct horse', role: 'admin' }
  await call('POST', '/sign-up/email', { body })
  expect(await isAdmin('greedy@example.test')).toBe(false)
})
