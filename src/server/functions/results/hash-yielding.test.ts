import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashYielding } from './hash-yielding.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const textsOf = (length: number) => Array.from({ length }, (_, number) => `ü${number}`)

test.each([0, 1, 999, 1_000, 1_001, 2_500])('%d texts are hashed as one', async (length) => {
  const texts = textsOf(length)
  expect(await hashYielding({ texts, between: ',' })).toBe(sha256(texts.join(',')))
  expect(await hashYielding({ head: '[', texts, between: ', ', tail: ']\n' })).toBe(
    sha256(`[${texts.join(', ')}]\n`),
  )
})

test('other work has its turn before many texts are hashed', async () => {
  let isOver = false
  const hashing = hashYielding({ texts: textsOf(2_500), between: '' }).then(() => {
    isOver = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isOver).toBe(false)
  await hashing
})
