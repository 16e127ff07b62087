// All languages say the same things, with the same facts in them.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import type { AreaName } from '#messages/areas.ts'
import type { SourceCatalogue } from '#messages/catalogue.ts'
import { factsOf, LANGUAGES, type Language } from '#messages/languages.ts'
import { loadCatalogue } from '#messages/load-catalogue.ts'
import { areaNames } from './support/message-files.ts'

/** Languages of everything that a counter meets, and of nothing else. */
const COUNTER_LANGUAGES = ['it', 'nl', 'pl', 'pt', 'tr', 'uk', 'ar', 'zh', 'vi']

/** What is not translated yet, and is said in English: a number that only goes down. */
const MISSING: Readonly<Record<string, number>> = Object.fromEntries([
  ...Object.entries({
    ai: 66,
    answers: 101,
    assignments: 93,
    audits: 35,
    billing: 281,
    catalogue: 45,
    checkout: 15,
    columns: 165,
    counters: 41,
    dashboard: 348,
    developers: 49,
    draft: 62,
    'file-drop': 9,
    findings: 153,
    guide: 53,
    help: 22,
    imports: 171,
    insights: 138,
    inventory: 104,
    journal: 352,
    labels: 47,
    legal: 76,
    mailbox: 11,
    organization: 22,
    overview: 43,
    'owner-mail': 16,
    paper: 215,
    passkeys: 23,
    platform: 49,
    reports: 191,
    requirements: 31,
    review: 202,
    rooms: 99,
    setup: 71,
    'sign-on': 105,
    site: 86,
    stores: 57,
    team: 164,
    'two-factor': 28,
    unreadable: 21,
    upload: 76,
    verify: 57,
    webhooks: 75,
  }).flatMap(([area, count]) =>
    COUNTER_LANGUAGES.map((language) => [`${area}/${language}`, count]),
  ),
  // For people who write programs.
  ...(['de', 'es', 'fr'] as const).map((language) => [`guide/${language}`, 53] as const),
])

const areas = areaNames() as readonly AreaName[]
const others = LANGUAGES.filter((language) => language !== 'en')

describe.each(areas)('the messages of %s', async (area) => {
  const english = await loadCatalogue<SourceCatalogue>(area, 'en')

  test('are known to the compiler', () => {
    const known = readFileSync(join(import.meta.dirname, '../src/messages/areas.ts'), 'utf8')
    expect(known).toContain(`'./${area}/en.ts'`)
  })

  test.each(Object.entries(english))(
    '%s can be read, and has the plurals of English',
    (_, text) => {
      expect(complaintsAbout(text, 'en')).toEqual([])
    },
  )

  test.each(others)('say in %s what they say in English', async (language) => {
    const translation = await read(area, language)
    const wrong = Object.entries(translation).flatMap(([key, text]) => [
      ...complaintsAbout(text, language).map((complaint) => `${key}: ${complaint}`),
      ...(factsIn(text) === factsIn(english[key] ?? '')
        ? []
        : [`${key}: tells ${factsIn(text)} instead of ${factsIn(english[key] ?? '')}`]),
    ])
    expect(wrong).toEqual([])
  })

  test.each(others)('are there in %s, but for those that are counted here', async (language) => {
    const translation = await read(area, language)
    const missing = Object.keys(english).filter((key) => translation[key] === undefined)
    expect(missing.length, missing.join(', ')).toBe(MISSING[`${area}/${language}`] ?? 0)
  })
})

/** A language that nobody has begun yet in an area has nothing there. */
async function read(area: AreaName, language: Language): Promise<SourceCatalogue> {
  const file = join(import.meta.dirname, `../src/messages/${area}/${language}.ts`)
  return existsSync(file) ? loadCatalogue<SourceCatalogue>(area, language) : {}
}

/** Placeholders with their kinds, and tags. */
function factsIn(message: string): string {
  const facts = new Set<string>()
  visit(compile(message), ({ name, kind, forms }) => {
    if (kind === 'text') facts.add(`{${name}}`)
    if (kind === 'number') facts.add(`{${name}, number}`)
    if (kind === 'plural') facts.add(`{${name}, plural}`)
    if (kind === 'select') facts.add(`{${name}, select ${forms.toSorted().join('|')}}`)
    if (kind === 'tag') facts.add(`<${name}>`)
  })
  return [...facts].toSorted().join(' ') || 'nothing'
}

function complaintsAbout(message: string, language: Language): readonly string[] {
  const complaints: string[] = []
  if (/'/.test(message)) complaints.push('an apostrophe is ’: the other one hides placeholders')
  if (message !== message.trim() || / {2}/.test(message)) complaints.push('has loose spaces')
  const known = new Intl.PluralRules(factsOf(language).locale).resolvedOptions().pluralCategories
  visit(compile(message), ({ kind, forms }) => {
    if (kind !== 'plural') return
    const said = forms.filter((form) => !form.startsWith('='))
    const lacking = known.filter((form) => !said.includes(form) && !isRare(language, form))
    const strange = said.filter((form) => !known.some((one) => one === form))
    if (lacking.length > 0) complaints.push(`lacks the plural ${lacking.join(', ')}`)
    if (strange.length > 0) complaints.push(`has no plural ${strange.join(', ')}`)
  })
  return complaints
}

/** Spanish, French, Italian and Portuguese have one for whole millions: nobody has so many shelves. */
function isRare(language: Language, form: string): boolean {
  return form === 'many' && ['es', 'fr', 'it', 'pt'].includes(language)
}

interface Part {
  readonly name: string
  readonly kind: 'text' | 'number' | 'select' | 'plural' | 'tag'
  /** Of a plural or a select. */
  readonly forms: readonly string[]
}

const KINDS: Readonly<Record<number, Part['kind']>> = {
  1: 'select',
  2: 'plural',
  4: 'number',
}

/** Nodes are texts, `[name]`, `[name, kind, branches]` and `[tag, ...children]`. */
function visit(nodes: unknown, see: (part: Part) => void): void {
  if (!Array.isArray(nodes)) return
  for (const node of nodes) {
    if (!Array.isArray(node)) continue
    const [name, second, branches] = node
    // The first thing in a tag may be the number of its plural, which is 0.
    const isTag = typeof second !== 'number' || second === 0
    const kind = second === undefined ? 'text' : isTag ? 'tag' : KINDS[second]
    if (kind === undefined) throw new Error(`${name} is no kind that messages use`)
    const isChoice = kind === 'select' || kind === 'plural'
    see({ name, kind, forms: isChoice ? Object.keys(branches) : [] })
    if (kind === 'tag') visit(node.slice(1), see)
    if (isChoice) for (const branch of Object.values(branches)) visit(branch, see)
  }
}
