// Voids an invoice that will not be paid, so that nothing is due.

import type { StripeParts } from './stripe-parts.ts'

export async function voidInvoice(
  { stripe, calls }: Pick<StripeParts, 'stripe' | 'calls'>,
  organizationId: string,
  id: string,
): Promise<void> {
  await calls.once({
    organizationId,
    name: `void:${id}`,
    params: {},
    make: async (_params, options) => {
      await stripe.invoices.voidInvoice(id, {}, options)
      return { id }
    },
    find: async (found) => ({ id: found }),
  })
}
