// Which of its codes an item's label carries.

interface CodedItem {
  readonly sku: string | null
  readonly codes: readonly { readonly code: string; readonly quantity: number }[]
}

/** One that stands for a single unit, else its SKU; a case's code would count too many. */
export function codeToPrint({ sku, codes }: CodedItem): string | undefined {
  return codes.find(({ quantity }) => quantity === 1)?.code ?? sku ?? undefined
}
