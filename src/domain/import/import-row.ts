import type { Milli } from '../quantity.ts'
import type { FindingCode } from './finding.ts'

/** A further code of a row, after the first one. */
export interface FurtherCode {
  readonly code: string
  readonly key: string
  /** How many units one scan is worth; null for a case whose size the file does not give. */
  readonly pack: Milli | null
}

/** One parsed row of a file. Null means that the file does not say. */
export interface ImportRow {
  readonly row: number
  readonly sku: string | null
  readonly code: string | null
  readonly codeKey: string | null
  readonly name: string | null
  readonly category: string | null
  readonly unit: string | null
  /** How many units one scan of the code is worth. */
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
  /** As 2027-03-31, or as written in the file when it is not a date. */
  readonly expiry: string | null
  readonly serial: string | null
  /** Its warnings, so that a decision about all warnings of a kind finds its rows. */
  readonly flags: readonly FindingCode[]
  /** Has errors, and stays out until they are corrected. */
  readonly isBad: boolean
}
