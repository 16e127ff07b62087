import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rootOfPath } from '#tests/oracles/root-of-path.ts'
import { merklePath, merkleRoot, sortedLeaves } from './merkle.ts'

const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
const seal = fc.stringMatching(/^[0-9a-f]{64}$/)
const seals = fc.uniqueArray(seal, { minLength: 1, maxLength: 40 }).map(sortedLeaves)

test('trees are those of RFC 6962', () => {
  // From the test vectors of Certificate Transparency.
  expect(merkleRoot([], hash)).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  )
  expect(merkleRoot(['', '00', '10', '2021', '3031'], hash)).toBe(
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  )
})

test('every seal of a day leads to its root, and by no other way', () => {
  fc.assert(
    fc.property(seals, fc.nat(), (leaves, n) => {
      const index = n % leaves.length
      const path = merklePath(leaves, index, hash)
      expect(rootOfPath(leaves[index] ?? '', path, hash)).toBe(merkleRoot(leaves, hash))
      expect(rootOfPath('00'.repeat(32), path, hash)).not.toBe(merkleRoot(leaves, hash))
      expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(leaves.length)))
    }),
  )
})

test('a root is of its seals alone, whenever they were made', () => {
  fc.assert(
    fc.property(seals, seal, (leaves, other) => {
      fc.pre(!leaves.includes(other))
      const root = merkleRoot(leaves, hash)
      expect(merkleRoot(sortedLeaves([...leaves].reverse()), hash)).toBe(root)
      expect(merkleRoot(sortedLeaves([...leaves, other]), hash)).not.toBe(root)
      expect(merkleRoot(leaves.slice(1), hash)).not.toBe(root)
    }),
  )
})
