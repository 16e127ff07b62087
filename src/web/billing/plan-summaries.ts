import { getGlobalStartContext } from '@tanstack/react-start'
import type { PageLanguage } from '#messages/languages.ts'
import { api } from '../client/api.ts'
import { loadMessages } from '../kit/message-store.ts'
import { billingWordsIn, itemDisplay, operatorText } from './billing-words.ts'
import { cardOf, inRhythm, shownProducts } from './pricing-products.ts'

/** Short descriptions of the plans, for a page that the host renders; empty in the browser. */
export async function planSummaries(language: PageLanguage) {
  const context = getGlobalStartContext()
  if (!context) return []
  // A page that only mentions prices works without them.
  const { list } = await context.backend
    .act(api.billing.listProducts, {})
    .catch(() => ({ list: [] }))
  await loadMessages(['billing'], language)
  const words = billingWordsIn(language)
  return inRhythm(shownProducts(list), 'month')
    .filter(({ is_add_on, properties }) => !is_add_on && !properties.is_one_off)
    .map((product) => {
      const { price } = cardOf(product)
      const shown = price ? itemDisplay(price, words) : undefined
      const { id, name, display } = product
      return {
        id,
        name: display?.name ?? name,
        price: shown?.primary_text ?? words.t('pricing.free'),
        per: shown?.secondary_text,
        description: operatorText(display, 'description', language),
      }
    })
}
