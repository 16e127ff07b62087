// The answer to a completed attach.

import type { AttachPlan } from './attach-plan.ts'
import type { Branch } from './attach-step.ts'
import { isFree } from './catalog.ts'

const CODES: Readonly<Record<Exclude<Branch, 'none'>, string>> = {
  new: 'new_product_attached',
  one_off: 'one_off_product_attached',
  upgrade: 'upgraded_to_new_product',
  version: 'upgraded_to_new_version',
  downgrade: 'downgrade_scheduled',
  renew: 'renewed_product',
  quantity: 'prepaid_quantity_updated',
  seats: 'features_updated',
}

export function attachAnswer({ steps }: AttachPlan): {
  readonly code: string
  readonly message: string
} {
  const [step] = steps
  const names = steps.map(({ product }) => product.name).join(', ')
  if (!step || step.branch === 'none') {
    return { code: 'product_already_attached', message: `${names} is in use already.` }
  }
  if (step.branch === 'new' && isFree(step.product)) {
    return { code: 'free_product_attached', message: `${names} is enabled.` }
  }
  return { code: CODES[step.branch], message: messageOf(step.branch, names) }
}

function messageOf(branch: Exclude<Branch, 'none'>, names: string): string {
  switch (branch) {
    case 'new':
      return `Subscribed to ${names}.`
    case 'one_off':
      return `Purchased ${names}.`
    case 'upgrade':
    case 'version':
      return `Upgraded to ${names}.`
    case 'downgrade':
      return `${names} begins when the running cycle ends.`
    case 'renew':
      return `${names} goes on.`
    case 'quantity':
    case 'seats':
      return `The quantity of ${names} is changed.`
  }
}
