import { getGlobalStartContext } from '@tanstack/react-start'
import { api } from '../client/api.ts'
import { cardOf, inRhythm, shownProducts } from './pricing-products.ts'

/** Short descriptions of the plans, for a page that the host renders; empty in the browser. */
export async function planSummaries() {
  const context = getGlobalStartContext()
  if (!context) return []
  // A page that only mentions prices works without them.
  const { list } = await context.backend
    .act(api.billing.listProducts, {})
    .catch(() => ({ list: [] }))
  return inRhythm(shownProducts(list), 'month')
    .filter(({ is_add_on, properties }) => !is_add_on && !properties.is_one_off)
    .map((product) => {
      const { primary_text, secondary_text } = cardOf(product).price
      const { id, name, display } = product
      return {
        id,
        name: display?.name ?? name,
        price: primary_text,
        per: secondary_text,
        description: display?.description,
      }
    })
}
