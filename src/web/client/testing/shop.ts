// Functions of a small store for tests.

import * as z from 'zod'
import { action, defineModule, mutation, query } from '#contract/define.ts'
import { type Page, paginationOptions } from '#contract/pagination.ts'

export interface Shelf {
  readonly id: string
  readonly count: number
}

export const shop = defineModule('shop', {
  total: query<number>()({ access: 'public', args: z.strictObject({ store: z.string() }) }),
  shelves: query<readonly Shelf[]>()({ access: 'public', args: z.strictObject({}) }),
  history: query<Page<Shelf>>()({
    access: 'public',
    args: z.strictObject({ store: z.string(), paginationOpts: paginationOptions(10) }),
  }),
  window: query<Page<Shelf>>()({
    access: 'public',
    args: z.strictObject({
      store: z.string(),
      skip: z.int().optional(),
      paginationOpts: paginationOptions(10),
    }),
  }),
  count: mutation<string>()({ access: 'public', args: z.strictObject({ add: z.number() }) }),
  print: action<string>()({ access: 'public', args: z.strictObject({}) }),
})
