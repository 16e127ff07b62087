// The cache keys of billing.

export const billingKeys = {
  everything: ['billing'] as const,
  customer: (clientId: string, expand: readonly string[]) =>
    ['billing', 'customer', clientId, ...expand] as const,
  customers: ['billing', 'customer'] as const,
  products: (clientId: string) => ['billing', 'products', clientId] as const,
  allProducts: ['billing', 'products'] as const,
  entity: (clientId: string, entityId: string, expand: readonly string[]) =>
    ['billing', 'entity', clientId, entityId, ...expand] as const,
  usage: (clientId: string, featureIds: readonly string[], range: string) =>
    ['billing', 'usage', clientId, range, ...featureIds] as const,
  paywall: (clientId: string, question: object) =>
    ['billing', 'paywall', clientId, question] as const,
}
