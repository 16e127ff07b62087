// Which of an item's codes to print on its label.

interface CodedItem {
  readonly sku: string | null
  readonly codes: readonly { readonly code: string; readonly quantity: number }[]
}

/** The code of a single unit, otherwise the SKU; the code of a case would count too many. */
export function codeToPrint({ sku, codes }: CodedItem): string | undefined {
  return codes.find(({ quantity }) => quantity === 1)?.code ?? sku ?? undefined
}
