import { expect, test } from 'vitest'
import { keyListText } from '#domain/seal-statement.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createSeals } from './create-seals.ts'
import { inUse } from './key-list.ts'
import { signingKeyOf, signProof } from './proofs.ts'
import { keyFromEnvironment } from './stored-key.ts'

const database = await testDatabase()
const warnings: string[] = []
const sealsOf = (hex: string) =>
  createSeals({
    pool: database.owner,
    source: keyFromEnvironment(hex),
    now: () => new Date('2026-03-01T00:00:00.000Z'),
    warn: (line) => void warnings.push(line),
  })

const ONE = '11'.repeat(32)
const OTHER = '22'.repeat(32)

test('nodes that start together list one key, and believe what each of them signs', async () => {
  const [here, there] = await Promise.all([sealsOf(ONE), sealsOf(ONE)])
  const keys = await here.keys()
  expect(keys).toEqual([
    {
      keyId: signingKeyOf(ONE).keyId,
      algorithm: 'Ed25519',
      publicKey: signingKeyOf(ONE).publicKey,
      from: '2026-03-01T00:00:00.000Z',
      until: null,
    },
  ])
  expect(await there.read(await here.sign('said'))).toEqual({
    state: 'signed',
    text: 'said',
    key: keys[0],
  })
  expect(warnings).toEqual([])
})

test('a key that comes out of nowhere is told to the operator, and the old one is not believed', async () => {
  const old = await sealsOf(ONE)
  const next = await sealsOf(OTHER)
  expect(warnings).toHaveLength(1)
  expect(await next.read(await old.sign('said'))).toEqual({
    state: 'foreign',
    keyId: signingKeyOf(ONE).keyId,
  })
})

test('whoever writes to the database cannot add a key to the list', async () => {
  const seals = await sealsOf(ONE)
  const stranger = signingKeyOf('33'.repeat(32))
  const [own] = await seals.keys()
  const list = keyListText([...(own ? [own] : []), inUse(stranger, '2020-01-01T00:00:00.000Z')])
  const forged = signProof({ ...stranger, keyId: own?.keyId ?? '' }, list)
  await database.owner.query('update app.seal_key_list set signed = $1 where key_id = $2', [
    forged,
    own?.keyId,
  ])
  const proof = signProof(stranger, 'said')
  await expect(seals.read(proof)).rejects.toThrow('was not signed by this key')
})

test('the app sees neither keys nor roots nor chains but by their functions', async () => {
  for (const table of ['seal_key_list', 'seal_chain', 'seal_root', 'seal_root_entry']) {
    await expect(database.app.query(`select from app.${table}`)).rejects.toThrow(
      'permission denied',
    )
  }
})
