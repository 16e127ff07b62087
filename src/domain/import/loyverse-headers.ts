// Loyverse exports have headers in the user's language, but always in the same order. So they are recognized by
// position instead of by name.

const [SKU, NAME, CATEGORY, COST, BARCODE] = [1, 2, 3, 12, 13]
/** Name and value of three options, with their numbers. */
const OPTIONS = { from: 6, numbers: ['1', '1', '2', '2', '3', '3'] }
const OPTION_VALUES = [7, 9, 11]
/** Each store has four columns: available for sale, price, in stock, low stock. */
const [PRICE_FAMILY, STOCK_FAMILY, FEWEST_FAMILIES] = [1, 2, 4]
const OF_STORE = /^(.+?)\s*\[(.+)\]\s*$/

interface LoyverseColumns {
  readonly sku: number
  readonly name: number
  readonly category: number
  readonly cost: number
  readonly barcode: number
  readonly variants: readonly number[]
  readonly stock: readonly { readonly at: number; readonly store: string }[]
  /** Undefined with several stores: each may have another price. */
  readonly price: number | undefined
}

/** Undefined when it is not a Loyverse export with named stores. */
export function loyverseColumnsIn(headers: readonly string[]): LoyverseColumns | undefined {
  if (headers[0]?.trim().toLowerCase() !== 'handle') return undefined
  const { from, numbers } = OPTIONS
  const isNumbered = numbers.every(
    (number, at) => /\d/.exec(headers[from + at] ?? '')?.[0] === number,
  )
  if (!isNumbered) return undefined
  const ofStores = headers.flatMap((header, at) => {
    const [, family, store] = OF_STORE.exec(header) ?? []
    return at > BARCODE && family && store ? [{ at, family, store }] : []
  })
  const families = [...new Set(ofStores.map(({ family }) => family))]
  const stockFamily = families[STOCK_FAMILY]
  if (families.length < FEWEST_FAMILIES) return undefined
  const stock = ofStores.filter(({ family }) => family === stockFamily)
  const [price, ...otherPrices] = ofStores.filter(({ family }) => family === families[PRICE_FAMILY])
  return {
    sku: SKU,
    name: NAME,
    category: CATEGORY,
    cost: COST,
    barcode: BARCODE,
    variants: OPTION_VALUES,
    stock: stock.map(({ at, store }) => ({ at, store })),
    price: otherPrices.length === 0 ? price?.at : undefined,
  }
}
