// The fields of a catalogue item and their rules.

import { type NormalizedCode, normalizeCode } from './barcode.ts'
import { Fault } from './fault.ts'
import { decideName } from './naming.ts'
import { type Milli, toPack } from './quantity.ts'

export interface ItemInput {
  readonly name: string
  readonly sku?: string | null | undefined
  readonly category?: string | null | undefined
  readonly unit?: string | undefined
  /** In the organization's currency, with up to four decimals. */
  readonly unitCost?: number | null | undefined
  readonly unitPrice?: number | null | undefined
}

export interface ItemFacts {
  readonly name: string
  readonly sku: string | null
  readonly category: string | null
  readonly unit: string
  /** Ten-thousandths of the currency. */
  readonly unitCost: number | null
  readonly unitPrice: number | null
}

const MONEY_SCALE = 10_000
const LARGEST_PRICE = 100_000_000

export function decideItem(input: ItemInput): ItemFacts {
  return {
    name: decideName(input.name, 'name'),
    sku: optionalText(input.sku, 'sku'),
    category: optionalText(input.category, 'category'),
    unit: optionalText(input.unit, 'unit') ?? 'each',
    unitCost: optionalMoney(input.unitCost, 'unitCost'),
    unitPrice: optionalMoney(input.unitPrice, 'unitPrice'),
  }
}

export interface BarcodeInput {
  readonly code: string
  /** How many units one scan is worth; 12 for a case of 12. */
  readonly quantity?: number | undefined
}

export interface BarcodeFacts extends NormalizedCode {
  readonly quantity: Milli
}

export const BARCODE_MAX_LENGTH = 100

export function decideBarcode({ code, quantity = 1 }: BarcodeInput): BarcodeFacts {
  const normalized = normalizeCode(code)
  const field = 'code'
  if (normalized.raw === '') throw new Fault('invalid_argument', 'A code is required.', { field })
  if (normalized.raw.length > BARCODE_MAX_LENGTH) {
    throw new Fault('invalid_argument', `A code has at most ${BARCODE_MAX_LENGTH} characters.`, {
      field,
    })
  }
  return { ...normalized, quantity: toPack(quantity) }
}

function optionalText(input: string | null | undefined, field: string): string | null {
  return input?.trim() ? decideName(input, field) : null
}

function optionalMoney(input: number | null | undefined, field: string): number | null {
  if (input === null || input === undefined) return null
  if (!Number.isFinite(input) || input < 0 || input > LARGEST_PRICE) {
    throw new Fault('invalid_argument', 'This is not a price.', { field })
  }
  return Math.round(input * MONEY_SCALE)
}

export function fromMoney(scaled: number | null): number | null {
  return scaled === null ? null : scaled / MONEY_SCALE
}
