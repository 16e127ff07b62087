// Components say what messages say, and the domain says nothing.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hardCodedText, textBesideFaults } from './support/hard-coded-text.ts'

const root = join(import.meta.dirname, '..')
const components = modulesIn('src/web/**/*.tsx')
const domain = modulesIn('src/domain/**/*.ts')

function modulesIn(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
}

function sourceOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Among the words of files: what a person would read begins with a capital, or ends a sentence. */
const SENTENCE = /^\p{Lu}|[.!?]$/u

/** Where the domain has texts, and who they are for. */
const DOMAIN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'what files of stores say, and what is read in them': [
    'import/known-exports',
    'write-back/count-shapes',
    'write-back/systems',
  ],
  'what a model is told, and what is looked for in its sentences and in questions': [
    'ai/match-question',
    'ai/numbers-in-text',
    'ai/prompts',
    'ai/result-summary',
    'import/column-kind',
  ],
  'messages of faults that other modules throw, beside a code': [
    'api/api-key',
    'assignment',
    'audit',
    'day-pass',
    'decision',
    'fault',
    'import/import-failure',
    'import/mapping',
    'import/stores-in-file',
    'import/unreadable-file',
    'password',
    'scim/scim-user',
    'write-back/cell-patch',
  ],
  'stored as it is, for programs, and said in other words on screens': [
    'correction',
    'import/finding-note',
    'import/places',
    'insights/finding-words',
    'naming',
  ],
  'the billing layer, whose answers and lines of invoices the specification words': [
    'billing/amount',
    'billing/attach-answer',
    'billing/attach-plan',
    'billing/attach-step',
    'billing/cancel',
    'billing/catalog-rules',
    'billing/consume',
    'billing/entity',
    'billing/item-text',
    'billing/limit-message',
    'billing/preview',
    'billing/price',
    'billing/provider-price',
    'billing/provider-sync',
    'billing/quantities',
    'billing/seat-plan',
    'billing/sync-attached',
    'billing/take-over',
  ],
  'programs, names of products, and lists of codes': [
    'api/guide-examples',
    'camera/look-plan',
    'money',
    'region-currency',
    'scim/scim-filter',
    'seal-chain',
    'seal-words',
    'user-agent',
  ],
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
  const said = components.flatMap((path) =>
    hardCodedText(path, sourceOf(path)).map((text) => `${path}: ${text}`),
  )
  expect(said).toEqual([])
})

test.each([
  ["const title = 'Two shelves'", ['Two shelves']],
  [`const title = \`\${count} shelves left\``, ['… shelves left']],
  ["throw new Fault('conflict', 'Say why it is so.')", []],
  ["const WHY = 'Say why it is so.'; throw new Fault('conflict', WHY)", []],
  ["function why() { return 'Say why it is so.' } throw new Fault('conflict', why())", []],
  ["import type { One } from './one or two.ts'", []],
  ["type Kind = 'one kind' | 'other kind'", []],
  ["const code = 'shelf_left'", []],
])('%s says %j beside its faults', (source, texts) => {
  expect(textBesideFaults('module.ts', source)).toEqual(texts)
})

test('the domain says nothing itself, but where it is known for whom', () => {
  const known = new Set(
    Object.values(DOMAIN_TEXTS)
      .flat()
      .map((name) => `src/domain/${name}.ts`),
  )
  const speaking = domain.filter((path) => {
    const isOfFiles = path.startsWith('src/domain/import/')
    const texts = textBesideFaults(path, sourceOf(path))
    return texts.some((text) => !isOfFiles || SENTENCE.test(text))
  })
  expect(speaking.filter((path) => !known.has(path))).toEqual([])
  expect([...known].filter((path) => !speaking.includes(path))).toEqual([])
})
