// The walls of the house: those that rules hold, and those that the compiler holds.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { compile } from './support/compiler-walls.ts'
import * as rules from './support/house-rules.ts'
import { importsOf, readSources } from './support/imports.ts'

const root = join(import.meta.dirname, '..')

describe('in this house', () => {
  const house = readSources(root)

  for (const [name, rule] of Object.entries(rules)) {
    test(inWords(name), () => expect(rule(house)).toEqual([]))
  }

  test('every room has files with imports in them', () => {
    for (const room of ['domain', 'messages', 'contract', 'server', 'web', 'entry']) {
      const files = house.filter(({ path }) => path.startsWith(`src/${room}/`))
      expect(files.flatMap(({ text }) => importsOf(text)).length, room).toBeGreaterThan(5)
    }
  })
})

function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

describe('the compiler', () => {
  test.each([
    ['src/domain', []],
    ['src/messages', []],
    ['src/contract', ['../domain', '../messages']],
    ['src/server', ['../domain', '../messages', '../contract']],
    ['src/web', ['../domain', '../messages', '../contract']],
    ['seeds', ['../src/domain', '../src/contract', '../src/server']],
    ['src/entry', ['../domain', '../messages', '../contract', '../server', '../../seeds']],
  ])('sees from %s only %j', (folder, references) => {
    expect(referencesOf(folder)).toEqual(references)
    expect(referencesOf('')).toContain(folder)
  })

  test('gives the domain, the messages and the contract the types of no platform', () => {
    const { compilerOptions } = readJson('tsconfig.base.json')
    expect(compilerOptions).toMatchObject({ types: [], lib: ['ES2024'] })
    for (const room of ['domain', 'messages', 'contract']) {
      const { compilerOptions } = readJson(`src/${room}/tsconfig.json`)
      expect(Object.keys(compilerOptions ?? {}), room).toEqual(['rootDir', 'outDir'])
    }
  })
})

interface TsConfig {
  readonly references?: readonly { readonly path: string }[]
  readonly compilerOptions?: Readonly<Record<string, unknown>>
}

function readJson(file: string): TsConfig {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

function referencesOf(folder: string): readonly string[] {
  return readJson(join(folder, 'tsconfig.json')).references?.map(({ path }) => path) ?? []
}

describe('the compiler refuses', () => {
  const WRONG = {
    'src/domain/process.ts': 'export const pid = process.pid',
    'src/domain/upwards.ts': "export type { Door } from '#contract/door.ts'",
    'src/messages/upwards.ts': "export type { Rule } from '#domain/rule.ts'",
    'src/contract/upwards.ts': "export type { Cellar } from '#server/cellar.ts'",
    'src/server/sideways.ts': "export type { Page } from '#web/page.ts'",
    'src/web/sideways.ts': "export type { Cellar } from '#server/cellar.ts'",
    'src/web/platform.ts': "export { readFileSync } from 'node:fs'",
  }
  const RIGHT = {
    'src/domain/rule.ts': 'export interface Rule { readonly name: string }',
    'src/messages/word.ts': 'export interface Word { readonly text: string }',
    'src/contract/door.ts': "export type { Rule as Door } from '#domain/rule.ts'",
    'src/server/cellar.ts': "export type { Door as Cellar } from '#contract/door.ts'",
    'src/web/page.ts': "export type { Door as Page } from '#contract/door.ts'",
    'src/web/title.ts': 'export const title = document.title',
  }
  let complaints = ''

  beforeAll(() => {
    complaints = compile(root, { ...WRONG, ...RIGHT })
  }, 30_000)

  test.each(Object.entries(WRONG))('%s with: %s', (path) => {
    expect(complaints).toContain(`${path}(1,`)
  })

  test('the compiler accepts what follows the rules', () => {
    for (const path of Object.keys(RIGHT)) expect(complaints).not.toContain(`${path}(`)
  })
})

const DOCUMENTS = ['*.md', 'docs/**/*.md']
const NAMED_FILE = /`((?:src|seeds|tests|scripts|bench|docs)\/[\w./$-]+)`/g
const LINK = /(?<!!)\[[^\]]*\]\((?!https?:|#)([^)#]+)/g

test.each(globSync(DOCUMENTS, { cwd: root }))('%s names only files that are there', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const files = [...text.matchAll(NAMED_FILE)].map(([, file = '']) => file)
  const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(document), link))
  const missing = [...files, ...links].filter((file) => !existsSync(join(root, file)))
  expect(missing).toEqual([])
})
