// Invented items, and the cells that a column of a certain role has for each.

import { checkDigitOf } from '#domain/barcode.ts'
import { Chance } from '../chance.ts'

const THINGS = ['Kettle', 'Mug', 'Lamp', 'Candle', 'Notebook', 'Scarf', 'Vase', 'Soap', 'Basket']
const LOOKS = ['blue', 'green', 'oak', 'steel', 'linen', 'small', 'large', 'striped', 'matte']

export interface MadeItem {
  readonly at: number
  readonly sku: string
  readonly gtin: string
  readonly name: string
  readonly quantity: number
  readonly price: number
  readonly chance: Chance
  /** Which row of the item it is, counted from 0. */
  readonly again: number
}

export function makeItems(count: number, seed: number, words: readonly string[] = []): MadeItem[] {
  const chance = new Chance(seed)
  return Array.from({ length: count }, (_, at) => {
    const things = words.length > 0 ? words : THINGS
    const look = words.length > 0 ? (chance.pick(words) ?? '') : (chance.pick(LOOKS) ?? '')
    const body = `${4006381}${String(10_000 + ((at * 7 + seed * 131) % 90_000))}`
    return {
      at,
      sku: `${String.fromCharCode(65 + (seed % 20))}K-${1001 + at * 3}`,
      gtin: `${body}${checkDigitOf(body)}`,
      name: `${things[at % things.length]} ${look} ${at + 1}`,
      quantity: chance.happens(0.15) ? 0 : 1 + chance.upTo(chance.happens(0.2) ? 240 : 24),
      price: 1 + chance.upTo(9_900) / 100 + 0.01,
      chance,
      again: 0,
    }
  })
}

function dayIn(mark: string, parts: readonly number[]): string {
  return parts.map((part) => String(part).padStart(2, '0')).join(mark)
}

/** Further codes of the item, the first of them of a second. */
function furtherGtin(gtin: string, which: number): string {
  const body = `${which}${gtin.slice(1, 12)}`
  return `${body}${checkDigitOf(body)}`
}

/** The number of a case of it. */
function caseGtin(gtin: string): string {
  const body = `1${gtin.slice(0, 12)}`
  return `${body}${checkDigitOf(body)}`
}

function withWrongDigit(gtin: string): string {
  return `${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 3) % 10}`
}

function upcOf(at: number): string {
  const body = `0360002${String(1_000 + at * 7)}`
  return `${body}${checkDigitOf(body)}`
}

/** `locations:A/B` and `=text` take an argument; everything else is a word. */
export function cellOf(role: string, item: MadeItem, decimal: string): string {
  const money = (amount: number) => amount.toFixed(2).replace('.', decimal)
  const { at, chance } = item
  if (role.startsWith('=')) return role.slice(1)
  if (role.startsWith('locations:')) {
    const places = role.slice('locations:'.length).split('/')
    return places[at % places.length] ?? ''
  }
  switch (role) {
    case 'sku':
      return item.sku
    case 'sku beside':
      return `0000${item.sku.slice(-4)}`
    case 'gtin':
      return item.gtin
    case "'gtin":
      return `'${item.gtin}`
    case 'second gtin':
      return at % 4 === 3 ? '' : furtherGtin(item.gtin, 5)
    case 'third gtin':
      return at % 2 === 1 ? '' : furtherGtin(item.gtin, 6)
    case 'gtin|gtin':
      return `${item.gtin}|${furtherGtin(item.gtin, 5)}`
    case 'gtin; gtin':
      return at % 3 === 0 ? item.gtin : `${item.gtin}; ${furtherGtin(item.gtin, 5)}`
    case 'gtin / gtin':
      return `${item.gtin} / ${furtherGtin(item.gtin, 5)}`
    case 'gtin, gtin x6':
      return `${item.gtin}, ${furtherGtin(item.gtin, 5)} x6`
    case 'case gtin':
      return at % 5 === 4 ? '' : caseGtin(item.gtin)
    case 'wrong gtin':
      return withWrongDigit(item.gtin)
    case 'gtin, one in 24 wrong':
      return at % 24 === 7 ? withWrongDigit(item.gtin) : item.gtin
    case 'upc without its zero':
      return upcOf(at).replace(/^0+/, '')
    case 'shortened gtin':
      return '4.00638E+12'
    case 'number of scales':
      return `21${String(10_000 + at)}00${String(100 + at)}7`
    case 'number of the store':
      return String(100_200 + at * 3)
    case 'name':
      return item.name
    case 'quantity':
      return String(item.quantity)
    case 'quantity.00':
      return money(item.quantity)
    case 'quantity nos':
      return `${item.quantity} Nos`
    case 'persian quantity':
      return String(item.quantity).replace(/\d/g, (digit) =>
        String.fromCharCode(0x6f0 + Number(digit)),
      )
    case 'quantity.000':
      return `${item.quantity}${decimal}000`
    case 'default=quantity':
      return `default=${item.quantity}`
    case 'available':
      return String(Math.max(0, item.quantity - chance.upTo(2)))
    case 'other quantity':
      return String(chance.upTo(40))
    case 'price':
      return money(item.price)
    case 'cost':
      return money(item.price * 0.55)
    case 'handle':
      return item.name.toLowerCase().replaceAll(' ', '-')
    case 'category':
      return chance.pick(['Kitchen', 'Home', 'Paper', 'Bath']) ?? ''
    case 'flag':
      return chance.happens(0.7) ? '1' : '0'
    case 'yes':
      return chance.happens(0.7) ? 'TRUE' : 'FALSE'
    case 'vat':
      return chance.happens(0.7) ? '19' : '7'
    case 'minimum':
      return String(chance.upTo(10))
    case 'pack':
      return chance.pick(['1', '6', '12', '24']) ?? ''
    case 'date':
      return `2026-${String(1 + chance.upTo(11)).padStart(2, '0')}-${String(1 + chance.upTo(27)).padStart(2, '0')}`
    case 'time':
      return `${10 + chance.upTo(9)}:${10 + chance.upTo(49)}:00`
    case 'id':
      return String(81_000_401 + at)
    case 'number':
      return String(1 + at)
    case 'html':
      return `<p>A good ${item.name}, made to last.</p>`
    case 'url':
      return `https://shop.test/${at}.jpg`
    case 'shelf':
      return `${String.fromCharCode(65 + (at % 4))}${1 + (at % 9)}`
    case 'person':
      return chance.pick(['Ann Lee', 'Bo Katz', 'Cy Young', 'Dee Ray']) ?? ''
    case 'email':
      return `guest${at}@mail.test`
    case 'phone':
      return `+1 555 010 ${1000 + at}`
    case 'few sold':
      return String(1 + chance.upTo(3))
    case 'weight':
      return money(0.1 + chance.upTo(40) / 10)
    case 'lot':
      return `L${2600 + (at % 20) + item.again * 100}`
    case 'serial':
      return `SN${String(800_113 + at * 37 + item.again * 7_919)}`
    case 'date dd.mm.yyyy':
      return dayIn('.', [10 + (at % 18), 1 + (at % 12), 2027])
    case 'date dd/mm/yyyy':
      return dayIn('/', [10 + (at % 18), 1 + (at % 12), 2027])
    case 'date mm/dd/yyyy':
      return dayIn('/', [1 + (at % 12), 10 + (at % 18), 2027])
    case 'month mm/yy':
      return dayIn('/', [1 + (at % 12), 27 + (at % 3)])
    case 'date either way':
      return dayIn('/', [1 + (at % 12), 1 + (at % 9), 2027])
    default:
      return ''
  }
}
