import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test('a language that has no words of an area gets English', async () => {
  expect((await wordsOf('mail', 'de')).language).toBe('de')
  expect((await wordsOf('developers', 'ar')).language).toBe('en')
})

test('the built host, which lies away from the files of messages, has the same words', async () => {
  const bundled = await build({
    entryPoints: [new URL('words.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  })
  const [file] = bundled.outputFiles
  const built: typeof import('./words.ts') = await import(
    `data:text/javascript;base64,${Buffer.from(file?.contents ?? []).toString('base64')}`
  )
  expect((await built.wordsOf('mail', 'de')).language).toBe('de')
  expect((await built.wordsOf('developers', 'ar')).language).toBe('en')
})
