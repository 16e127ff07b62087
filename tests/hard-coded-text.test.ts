// Components say what messages say. What is not converted yet stands in a list that only gets shorter.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hardCodedText } from './support/hard-coded-text.ts'
import { NOT_CONVERTED } from './support/not-converted.ts'

const root = join(import.meta.dirname, '..')
const components = globSync('src/web/**/*.tsx', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.test.tsx') && !path.includes('/testing/'))

function textIn(path: string): readonly string[] {
  return hardCodedText(path, readFileSync(join(root, path), 'utf8'))
}

function isListed(path: string): boolean {
  return NOT_CONVERTED.some((one) => path.startsWith(`src/web/${one}`))
}

test.each([
  ['<p>Sign in</p>', ['Sign in']],
  ['<p>{is ? `Count shelf` : other}</p>', ['Count shelf']],
  ['<Input label="Your name" name="name" />', ['Your name']],
  ['<Input label={t("name.label")} /> ', []],
  ['<p className="a b">{count} · {unit}</p>', []],
  ["<p>{' · '}</p>", []],
])('%s says %j itself', (source, texts) => {
  expect(hardCodedText('page.tsx', `export const page = ${source}`)).toEqual(texts)
})

test('a component that is converted says nothing itself', () => {
  const said = components
    .filter((path) => !isListed(path))
    .flatMap((path) => textIn(path).map((text) => `${path}: ${text}`))
  expect(said).toEqual([])
})

test.each(NOT_CONVERTED)('%s still has to be converted', (listed) => {
  const own = components.filter((path) => path.startsWith(`src/web/${listed}`))
  expect(own.flatMap(textIn).length, 'take it out of the list').toBeGreaterThan(0)
})
