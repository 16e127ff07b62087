// Every area has a folder with a file for each language. English is the source of its keys.

import type account from './account/en.ts'
import type common from './common/en.ts'

export interface Areas {
  readonly account: typeof account
  readonly common: typeof common
}

export type AreaName = keyof Areas
