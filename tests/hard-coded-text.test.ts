// Components say what messages say.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hardCodedText } from './support/hard-coded-text.ts'

const root = join(import.meta.dirname, '..')
const components = globSync('src/web/**/*.tsx', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.test.tsx') && !path.includes('/testing/'))

function textIn(path: string): readonly string[] {
  return hardCodedText(path, readFileSync(join(root, path), 'utf8'))
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

test('a component says nothing itself', () => {
  const said = components.flatMap((path) => textIn(path).map((text) => `${path}: ${text}`))
  expect(said).toEqual([])
})
