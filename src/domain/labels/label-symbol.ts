// Which type of bars to print a code as, so that every reader in a store reads it as the same item.

import { isGtin } from '../codes/gtin.ts'

export interface LabelSymbol {
  readonly symbology: 'ean13' | 'ean8' | 'upca' | 'itf14' | 'code128' | 'qrcode'
  readonly text: string
}

/** A longer code would be too wide for bars on a label. */
const LONGEST_IN_BARS = 24

export function symbolOf(code: string): LabelSymbol {
  if (isGtin(code)) return tradeItemSymbol(code)
  const plain = /^[\u0020-\u007e]+$/.test(code)
  if (plain && code.length <= LONGEST_IN_BARS) return { symbology: 'code128', text: code }
  return { symbology: 'qrcode', text: code }
}

/** By its length without leading zeros, which is how it was assigned. */
function tradeItemSymbol(code: string): LabelSymbol {
  const digits = code.replace(/^0+/, '')
  if (digits.length > 13) return { symbology: 'itf14', text: code.padStart(14, '0') }
  if (digits.length === 13) return { symbology: 'ean13', text: digits }
  if (code.length === 8) return { symbology: 'ean8', text: code }
  return { symbology: 'upca', text: digits.padStart(12, '0') }
}
