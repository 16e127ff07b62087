import type { Milli } from '../quantity.ts'
import type { FindingCode } from './finding.ts'

/** A code of a row beside its first one. */
export interface FurtherCode {
  readonly code: string
  readonly key: string
  /** What one reading of it stands for; null: it is a case, and the file does not say how many are in it. */
  readonly pack: Milli | null
}

/** One row of a file, read. Null: the file does not say. */
export interface ImportRow {
  readonly row: number
  readonly sku: string | null
  readonly code: string | null
  readonly codeKey: string | null
  readonly name: string | null
  readonly category: string | null
  readonly unit: string | null
  /** What one reading of the code stands for. */
  readonly pack: Milli
  readonly furtherCodes: readonly FurtherCode[]
  readonly quantity: Milli | null
  /** Ten-thousandths of the currency. */
  readonly unitCost: number | null
  readonly unitPrice: number | null
  readonly room: string | null
  /** The code of a shelf. */
  readonly shelf: string | null
  readonly lot: string | null
  /** As 2027-03-31; as it stands in the file where it is no date. */
  readonly expiry: string | null
  readonly serial: string | null
  /** Warnings about it, so that a decision about all of a kind finds its rows. */
  readonly flags: readonly FindingCode[]
  /** Errors: it stays out until they are mended. */
  readonly isBad: boolean
}
