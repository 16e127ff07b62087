// Mistakes in a plan file, each as one readable line.

import {
  type Catalog,
  type Item,
  includedAmount,
  isPriced,
  isSeat,
  type Product,
} from './catalog.ts'

export function catalogProblems(catalog: Catalog): readonly string[] {
  const features = new Map(catalog.features.map((one) => [one.id, one]))
  const products = new Set(catalog.products.map(({ id }) => id))
  const rewards = new Set(catalog.rewards.map(({ id }) => id))
  return [
    ...twice('feature', catalog.features),
    ...twice('product', catalog.products),
    ...twice('reward', catalog.rewards),
    ...twice('referral program', catalog.referralPrograms),
    ...catalog.features.flatMap(({ id, type, creditSchema }) => [
      ...(type === 'credit_system' && !creditSchema?.length
        ? [`feature ${id}: credits need a credit schema`]
        : []),
      ...(creditSchema ?? [])
        .filter(({ meteredFeatureId }) => features.get(meteredFeatureId)?.type !== 'single_use')
        .map(({ meteredFeatureId }) => `feature ${id}: ${meteredFeatureId} is not single_use`),
    ]),
    ...catalog.products.flatMap((product) => productProblems(product, catalog, features)),
    ...defaultProblems(catalog),
    ...catalog.rewards
      .filter(({ type, productId }) => type === 'free_product' && !products.has(productId ?? ''))
      .map(({ id, productId }) => `reward ${id}: there is no product ${productId}`),
    ...catalog.referralPrograms
      .filter(({ rewardId }) => typeOf(catalog, rewardId) === 'percentage_discount')
      .map(({ id }) => `referral program ${id}: a part of nothing is no reward`),
    ...catalog.referralPrograms
      .filter(({ rewardId }) => !rewards.has(rewardId))
      .map(({ id, rewardId }) => `referral program ${id}: there is no reward ${rewardId}`),
  ]
}

function typeOf({ rewards }: Catalog, rewardId: string): string | undefined {
  return rewards.find(({ id }) => id === rewardId)?.type
}

function twice(kind: string, list: readonly { readonly id: string }[]): readonly string[] {
  const seen = new Set<string>()
  return list.flatMap(({ id }) => {
    if (seen.has(id)) return [`${kind} ${id} is there twice`]
    seen.add(id)
    return []
  })
}

function productProblems(
  product: Product,
  catalog: Catalog,
  features: ReadonlyMap<string, { readonly type: string; readonly observed?: boolean | undefined }>,
): readonly string[] {
  const at = (problem: string) => `product ${product.id}: ${problem}`
  const named = product.items.flatMap(({ featureId }) => featureId ?? [])
  const priced = product.items.filter(isPriced)
  const problems = [
    ...named.filter((id) => !features.has(id)).map((id) => `there is no feature ${id}`),
    ...[...new Set(named.filter((id, index) => named.indexOf(id) !== index))].map(
      (id) => `${id} is in two items`,
    ),
    ...product.items.flatMap((item) => itemProblems(item, features)),
    ...product.items.flatMap((item) => seatProblems(item, catalog)),
  ]
  if (new Set(priced.map(({ interval }) => interval)).size > 1) {
    problems.push('all prices of a product have one interval')
  }
  if (product.freeTrial && !priced.some(({ interval }) => interval)) {
    problems.push('only what is billed again and again can have a trial')
  }
  if (product.isDefault && priced.length > 0) problems.push('a default product is free')
  const { baseVariantId } = product
  if (baseVariantId && !catalog.products.some(({ id }) => id === baseVariantId)) {
    problems.push(`there is no product ${baseVariantId}`)
  }
  return problems.map(at)
}

function itemProblems(
  item: Item,
  features: ReadonlyMap<string, { readonly type: string }>,
): readonly string[] {
  const { featureId, usageModel, entityFeatureId } = item
  const label = featureId ?? 'a price'
  const problems = []
  if (!featureId && !isPriced(item)) problems.push('an item needs a feature or a price')
  if (usageModel && !isPriced(item)) problems.push(`${label} is ${usageModel} without a price`)
  if (featureId && isPriced(item) && !usageModel) problems.push(`${label} needs a usageModel`)
  if (usageModel === 'pay_per_use' && !item.interval) {
    problems.push(`${label} is billed by use and needs an interval`)
  }
  if (usageModel && item.included === 'inf') problems.push(`${label} is unlimited and has a price`)
  if (item.usageLimit !== undefined && item.usageLimit < includedAmount(item)) {
    problems.push(`the usageLimit of ${label} is below what is included`)
  }
  if (item.usageLimit !== undefined && usageModel !== 'pay_per_use') {
    problems.push(`${label} has a usageLimit and is not billed by use`)
  }
  if (entityFeatureId && !features.has(entityFeatureId)) {
    problems.push(`there is no feature ${entityFeatureId}`)
  }
  if (item.tiers && item.tiers.at(-1)?.to !== 'inf') problems.push(`the last tier of ${label} ends`)
  return problems
}

function seatProblems(item: Item, catalog: Catalog): readonly string[] {
  const { onIncrease, onDecrease, featureId = 'a price' } = item
  if ((!onIncrease && !onDecrease) || isSeat(item, catalog)) return []
  const isObserved = catalog.features.some(({ id, observed }) => id === featureId && observed)
  const reason = isObserved
    ? 'is counted by the product itself and billed when its cycle ends'
    : 'is not continuous_use and pay_per_use'
  return [`${featureId} ${reason}: it has no onIncrease or onDecrease`]
}

/** Each group of plans has at most one default plan. */
function defaultProblems({ products }: Catalog): readonly string[] {
  const defaults = products.filter(({ isDefault, archived }) => isDefault && !archived)
  const groups = Map.groupBy(defaults, ({ group }) => group)
  return [...groups]
    .filter(([, list]) => list.length > 1)
    .map(([group, list]) => `group "${group}": ${list.length} default products`)
}
