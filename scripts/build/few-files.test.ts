import { expect, it } from 'vitest'
import { type Chunk, joinedFiles } from './few-files.ts'

const page = (path: string) => `/shop/src/web/routes/${path}.tsx?tsr-split=component`

function chunk(fileName: string, more: Partial<Chunk> & { readonly bytes?: number } = {}): Chunk {
  const { bytes = 1_000, ...rest } = more
  return {
    ...{ fileName, code: 'x'.repeat(bytes), imports: [], moduleIds: [`/shop/${fileName}`] },
    ...{ isEntry: false, isDynamicEntry: false, facadeModuleId: null },
    ...rest,
  }
}

const route = (path: string, imports: string[]) =>
  chunk(path, { imports, isDynamicEntry: true, facadeModuleId: page(path) })

const sorted = (chunks: readonly Chunk[]) =>
  joinedFiles(chunks).map((names) => [...names].sort().join(' '))

it('what a page and the layout around it need comes in one file', () => {
  const chunks = [
    chunk('start', { isEntry: true, imports: ['react'] }),
    chunk('react'),
    route('shop', ['frame', 'react']),
    route('shop/items', ['table', 'react']),
    chunk('frame'),
    chunk('table'),
  ]
  expect(sorted(chunks)).toEqual(['frame table'])
})

it('what the start brings, and pages themselves, are in no shared file', () => {
  const chunks = [
    chunk('start', { isEntry: true, imports: ['react'] }),
    chunk('react'),
    route('items', ['react', 'table']),
    route('rooms', ['react', 'table']),
    chunk('table', { imports: ['react'] }),
  ]
  expect(sorted(chunks)).toEqual([])
})

it('large code stays away from pages that do without it', () => {
  const chunks = [
    chunk('start', { isEntry: true }),
    route('items', ['table', 'charts']),
    route('rooms', ['table']),
    chunk('table'),
    chunk('charts', { bytes: 300_000 }),
  ]
  expect(sorted(chunks)).toEqual([])
})

it('the landing page and the scanner get nothing that they do not need', () => {
  for (const light of ['index', '_authorized/stores.$storeId.audit.$id.scanner']) {
    const chunks = [
      chunk('start', { isEntry: true }),
      route(light, ['words']),
      route('items', ['words', 'table']),
      route('rooms', ['words', 'table']),
      chunk('words'),
      chunk('table'),
    ]
    expect(sorted(chunks)).toEqual([])
    expect(
      sorted(chunks.map((one) => (one.fileName === light ? route('x', ['words']) : one))),
    ).toEqual(['table words'])
  }
})
