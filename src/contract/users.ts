import { defineModule, noArgs, query } from './define.ts'

export interface CurrentUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly image: string | null
  readonly createdAt: number
  /** Stores the user works in, the default one first. */
  readonly storeIds: readonly string[]
}

export const users = defineModule('users', {
  /** Null for somebody who is not signed in. */
  current: query<CurrentUser | null>()({ access: 'public', args: noArgs }),
})
