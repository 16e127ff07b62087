import * as z from 'zod'
import type { OrganizationRole } from '#domain/permission.ts'
import { defineModule, mutation, noArgs, query } from './define.ts'

export interface OrganizationSummary {
  readonly id: string
  readonly name: string
  readonly role: OrganizationRole
  readonly createdAt: number
}

export const organizations = defineModule('organizations', {
  getByUser: query<readonly OrganizationSummary[]>()({ access: 'user', args: noArgs }),
  create: mutation<{ readonly id: string }>()({
    access: 'user',
    args: z.strictObject({ name: z.string() }),
  }),
})
