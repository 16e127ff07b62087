import { expect, test } from 'vitest'
import { neededFiles } from './needed-files.ts'

/** Assembled, so that the check of this project's own imports does not find it. */
const later = (file: string): string => ['import(', `./${file}`, ')'].join('"')
const listOf = (...files: readonly string[]): string =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);`
const SHEET_LIST = listOf('assets/type-sheet-1.js', 'assets/icon-1.js', 'assets/keys-1.css')
const KIT_LIST = listOf('assets/reports-1.js', 'assets/table-1.css', 'assets/keys-1.css')
const SCRIPTS: Readonly<Record<string, string>> = {
  '/assets/scanner-1.js': `${SHEET_LIST}import{a}from"./kit-1.js";const s=()=>p(()=>${later('type-sheet-1.js')},__vite__mapDeps([0,1,2]));`,
  '/assets/kit-1.js': `${KIT_LIST}const routes={reports:()=>p(()=>${later('reports-1.js')},__vite__mapDeps([0,1,2]))}`,
  '/assets/type-sheet-1.js': `import{i}from"./icon-1.js";import"./style-1.js";w("./decode-1.wasm")`,
  '/assets/icon-1.js': 'export const i=1',
  '/assets/style-1.js': '',
  '/assets/reports-1.js': `import{i}from"./icon-1.js";import"./chart-1.js"`,
  '/assets/chart-1.js': '',
}

function needed(): readonly string[] {
  const styles = ['/assets/table-1.css', '/assets/keys-1.css']
  return neededFiles({
    own: ['/assets/scanner-1.js'],
    ofOthers: ['/assets/reports-1.js', '/assets/icon-1.js', '/assets/chart-1.js', ...styles],
    all: [...Object.keys(SCRIPTS), ...styles, '/assets/decode-1.wasm'],
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

test('a part that comes later brings its styles, also those that it shares with other pages', () => {
  expect(needed()).toContain('/assets/keys-1.css')
  expect(needed()).not.toContain('/assets/table-1.css')
})
