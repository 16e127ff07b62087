// Every operation of the public API, in the order of the reference.

import { counting } from './counting.ts'
import { goods } from './goods.ts'
import type { Operation } from './operation.ts'
import { outcomes } from './outcomes.ts'
import { places } from './places.ts'
import { stock } from './stock.ts'
import { webhooks } from './webhooks.ts'

export const OPERATIONS: readonly Operation[] = [
  ...places,
  ...goods,
  ...stock,
  ...counting,
  ...outcomes,
  ...webhooks,
]
