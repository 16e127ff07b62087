import { type Catalog, findProduct } from './catalog.ts'
import type { WireReferralProgram } from './wire.ts'

/** The referral programs of the plan file, with the value of each. */
export function viewReferralPrograms(catalog: Catalog): readonly WireReferralProgram[] {
  return catalog.referralPrograms.flatMap(({ id, rewardId, receivedBy, trigger }) => {
    const reward = catalog.rewards.find((one) => one.id === rewardId)
    if (!reward) return []
    const { type, value = null, productId } = reward
    const product = productId === undefined ? undefined : findProduct(catalog, productId)
    return [
      {
        id,
        reward: { type, value, product_name: product?.name ?? null, currency: catalog.currency },
        received_by: receivedBy,
        trigger,
      },
    ]
  })
}
