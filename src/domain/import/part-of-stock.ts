// Lists of a part of the stock: what expires soon, what runs low, what has to be ordered. As the whole of it, everything
// else in the store would be expected to be gone.

import type { TableColumn } from './choose-quantity.ts'
import type { GuessReason } from './guess-reason.ts'
import { saysPrice } from './header-words.ts'
import { foldText, partedWords } from './likeness.ts'
import { says, wordsIn } from './stock-header.ts'

/** What stands above such a list, or is the name of its sheet. */
const PARTS = wordsIn(
  `expiring|expires soon|expire soon|expiring soon|near expiry|short dated|short expiry|expiry alert|expired|low stock|low in stock|low inventory|running low|understock|understocked|below minimum|below min|below par|below reorder|reorder report|reorder list|reorder|reordering|to reorder|replenishment|to order|shortage|shortages|out of stock|stockout|stockouts|overstock|overstocked|excess stock|slow moving|slow movers|dead stock|non moving|negative stock|negative inventory|clearance|damaged goods|damaged stock|quarantine|recall|selected items|partial count|
  nachbestellliste|nachbestellung|nachbestellen|bestellvorschlag|bestellvorschlage|meldebestand unterschritten|mindestbestand unterschritten|unter mindestbestand|fehlbestand|fehlbestande|fehlartikel|ladenhuter|ablaufend|ablaufende|bald ablaufend|kurzes mhd|mhd bald|abgelaufen|uberbestand|ausverkauft|
  bientot perimes|perimes|peremption proche|a commander|a reapprovisionner|reapprovisionnement|rupture|ruptures|rupture de stock|stock faible|stock bas|sous le seuil|sous seuil|surstock|invendus|dormant|stock dormant|
  por vencer|proximos a vencer|proximo a vencer|proximos a caducar|por caducar|caducados|vencidos|stock bajo|bajo stock|bajo minimo|bajo minimos|por debajo del minimo|faltantes|agotados|sin stock|reposicion|por reponer|a reponer|sin movimiento|
  in scadenza|prossimi alla scadenza|scaduti|sottoscorta|sotto scorta|sotto scorta minima|da riordinare|da ordinare|riordino|esauriti|rotture di stock|senza movimento|
  a vencer|proximo do vencimento|proximos do vencimento|estoque baixo|estoque minimo atingido|abaixo do minimo|em falta|esgotados|ruptura|ruturas|ruptura de stock|reposicao|sem giro|
  bijna verlopen|lage voorraad|onder minimum|te bestellen|bestellijst|bestellen|aanvullen|uitverkocht|incourant|
  konczacy sie termin|krotki termin|krotka data|niski stan|niskie stany|ponizej minimum|do zamowienia|braki|brakujace|przeterminowane|zalegajace|
  koncici expirace|blizici se expirace|prosle|pod minimem|pod minimum|k objednani|objednat|chybejici|nizky stav|nizke zasoby|vyprodano|pod minimalnym|na objednanie|chybajuce|
  lejaro|hamarosan lejar|lejart|alacsony keszlet|minimum alatt|rendelendo|hianycikk|hianycikkek|hianyzo|elfekvo|
  expira curand|aproape expirate|expirate|stoc redus|stoc minim|sub minim|sub stoc minim|de comandat|lipsa stoc|
  истекает срок|истекающий срок|истекающим сроком|просрочено|просроченные|подходит срок|мало на складе|заканчивается|заканчиваются|заканчивающиеся|ниже минимума|ниже минимального|к заказу|дефицит|неликвид|неликвиды|закінчується|закінчуються|прострочені|прострочено|нижче мінімуму|до замовлення|дефіцит|изтичащи|изтичащ срок|под минимум|за поръчка|недостиг|
  ληγουν|προς ληξη|ληγμενα|χαμηλο αποθεμα|κατω απο το ελαχιστο|προς παραγγελια|ελλειψεις|
  miadi yaklasan|tarihi yaklasan|skt yaklasan|suresi dolan|dusuk stok|azalan stok|azalan urunler|kritik stok|minimum altinda|siparis edilecek|tukenen|tukenenler|
  قريبة الانتهاء|قاربت على الانتهاء|منتهية الصلاحية|مخزون منخفض|نواقص|النواقص|تحت الحد الادنى|حد الطلب|اعادة الطلب|פג תוקף|פגי תוקף|מלאי נמוך|חוסרים|מתחת למינימום|להזמנה|رو به اتمام|کسری|تاریخ نزدیک|زیر حداقل|
  临期|近效期|过期|低库存|缺货|缺貨|库存不足|庫存不足|补货|補貨|滞销|呆滞|預警|预警|安全庫存不足|即期|期限切れ間近|期限間近|期限切れ|在庫僅少|在庫不足|欠品|要発注|発注点割れ|滞留在庫|유통기한 임박|임박|재고부족|재고 부족|품절|발주필요|부족분|
  sap het han|can date|het han|sap het hang|duoi dinh muc|can nhap them|hang ton lau|ใกล้หมดอายุ|หมดอายุ|สินค้าใกล้หมด|ต่ำกว่าขั้นต่ำ|ต้องสั่งซื้อ|hampir kadaluarsa|mendekati kadaluarsa|kadaluarsa|stok menipis|stok minimum|stok kosong|perlu dipesan|barang habis|
  utgaende datum|kort datum|lagt lager|lagt saldo|under minimum|att bestalla|bestallningsforslag|bristlista|restlista|udlober snart|lav lagerbeholdning|lavt lager|under minimum|bestillingsforslag|bestillingsliste|restordre|utloper snart|lav beholdning|under minimumsbeholdning|vanhenevat|vanhentuvat|vahissa|vahiin kayvat|alle minimin|tilausehdotus|puutelista|loppuneet|puutteet`,
)
/** A longer one is a sentence that may speak of anything. */
const LONGEST_TITLE = 50

/** Below which somebody is told to order. */
const MINIMUM =
  /(?:^| )(?:min|mini|minimum|minimal\p{L}*|minima|minimo|minimi|minst\p{L}*|minimaal|mindest\p{L}*|melde\p{L}*|bestellpunkt|reorder (?:point|level|pt|lvl)|rop|safety stock|low stock|stock alerte?|alerte?|alerta|seuil|scorta|punto de pedido|ponto de pedido|halytys\p{L}*|bestelpunt|bestelniveau|krit\p{L}*|мин\p{L}*|мін\p{L}*|неснижаем\p{L}*|ελαχιστ\p{L}*)(?: |$)|الادنى|מינימום|حداقل|最低|安全|预警|發注點|発注点|최소|안전|toi thieu|ขั้นต่ำ/u
/** How many have been sold: with nothing but sold items, the others are missing. */
const SOLD =
  /(?:^| )(?:sold|verkauft\p{L}*|vendu|vendus|vendues|vendid[oa]s?|vendut[oi]|verkocht|sprzedan\p{L}*|prodan\p{L}*|predan\p{L}*|eladott|vandut\p{L}*|продан\p{L}*|satilan|salda|solgt\p{L}*|myyty|terjual)(?: |$)|販売数|売上数|销量|销售数|판매수량|da ban/u
/** How many somebody is told to order. */
const PROPOSED =
  /(?:^| )(?:suggested|proposed|recommended|to order|to buy|shortage|short|bestellvorschlag|vorschlag|zu bestellen|fehlmenge|a commander|manquant\p{L}*|sugerid[oa]|a pedir|faltante\p{L}*|da ordinare|mancant\p{L}*|a comprar|em falta|te bestellen|do zamowienia|k objednani|rendelendo|de comandat|заказать|к заказу|рекоменд\p{L}*|дефицит|до замовлення)(?: |$)|建议|建議|発注数|要発注|缺货数|부족/u

const FEWEST = 8

/** Undefined when it may be all of the stock. */
export function doubtPart(
  titles: readonly string[],
  columns: readonly TableColumn[],
  quantityAt: number | null,
): GuessReason | undefined {
  const own = columns.find(({ at }) => at === quantityAt)
  if (!own) return undefined
  const others = columns.filter(({ at }) => at !== quantityAt)
  const isReport = titles.some((title) => title.trim() !== '')
  const isPart =
    titles.some(saysPart) ||
    others.some((column) => isCalled(column, MINIMUM) && areAllBelow(own, column)) ||
    others.some((column) => saysOnly(column, isReport) && areAllAbove(column, 0))
  return isPart ? { code: 'may_be_part' } : undefined
}

/** Suggested prices are not how many, and what sells on a marketplace has been sold before. */
function saysOnly(column: TableColumn, isReport: boolean): boolean {
  const { header, profile } = column
  if (profile.distinctCount < 2 || saysPrice(header)) return false
  return isCalled(column, PROPOSED) || (isReport && isCalled(column, SOLD))
}

/** "Highlight items to reorder?" is a setting of a whole list. */
function saysPart(title: string): boolean {
  return title.length <= LONGEST_TITLE && !title.includes('?') && says(foldText(title), PARTS)
}

function isCalled({ header }: TableColumn, words: RegExp): boolean {
  return words.test(foldText(header)) || words.test(foldText(partedWords(header)))
}

/** In a whole list, some items have enough, or no minimum. */
function areAllBelow(own: TableColumn, minimum: TableColumn): boolean {
  return (
    areAllAbove(minimum, 0) &&
    minimum.values.every((text, row) => {
      const [least, there] = [numberIn(text), numberIn(own.values[row] ?? '')]
      return least === undefined || there === undefined || there <= least
    })
  )
}

function areAllAbove({ values }: TableColumn, least: number): boolean {
  const numbers = values.map(numberIn).filter((one) => one !== undefined)
  return numbers.length >= FEWEST && numbers.every((one) => one > least)
}

function numberIn(text: string): number | undefined {
  const plain = text.trim()
  const number = plain === '' ? Number.NaN : Number(plain.replace(',', '.'))
  return Number.isNaN(number) ? undefined : number
}
