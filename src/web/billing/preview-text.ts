import type { WireProductPreview } from '#domain/billing/wire.ts'
import { type Words, wordsOf } from './confirmation-text.ts'

export function previewText(preview: WireProductPreview): Words {
  const { scenario, product_name, current_product_name, next_cycle_at, recurring, items } = preview
  return wordsOf({
    name: product_name,
    scenario,
    current: current_product_name,
    nextCycleAt: next_cycle_at,
    isFree: items.length === 0,
    isOneOff: !recurring && items.length > 0,
    isUpdateable: !preview.error_on_attach,
    hasTrial: preview.free_trial === true,
  })
}
