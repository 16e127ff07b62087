// What columns are called in the files of tills, shops and accountants. Folded: small letters, no
// accents. The first words of a list are the surest.

import type { ColumnKind } from './column-kind.ts'
import { foldText, likeness } from './likeness.ts'

const WORDS: Readonly<Record<ColumnKind, string>> = {
  sku: `sku|item no|item number|article number|article no|item code|product code|stock code|custom sku|
    variant sku|part number|part no|plu|style code|product id|artikelnummer|artikel nr|art nr|
    artnr|bestellnummer|reference|ref|code article|referencia|codigo|codigo articulo|codigo producto|
    codice|codice articolo|artikelnr|artikelkode|varenummer|artikelnummer|tuotenumero|codigo do produto|
    商品コード|品番|品目コード|code|item id|article code|artikelcode|kod|kode|
    الرمز|رمز المنتج|المرجع|رقم الصنف`,
  barcode: `barcode|bar code|ean|ean13|ean 13|gtin|upc|upc a|upc ean|variant barcode|gtin ean|isbn|
    strichcode|barcode nummer|code barres|code a barres|codebarre|codigo de barras|codice a barre|
    streepjescode|streckkod|viivakoodi|jan|janコード|jan code|バーコード|scan code|code ean|code|kod|kode|
    الباركود|باركود|الرمز الشريطي`,
  name: `item name|name|product name|product|title|item|description|item description|article|
    product title|bezeichnung|artikelbezeichnung|artikelname|beschreibung|produkt|produktname|
    designation|libelle|nom|nom du produit|produit|descripcion|nombre|producto|articulo|descrizione|
    prodotto|nome|omschrijving|naam|benamning|produktnamn|navn|nimi|descricao|produto|nome do produto|
    商品名|品名|名称|
    اسم المنتج|المنتج|الاسم|الصنف|اسم الصنف|البيان|الوصف`,
  variant: `variation name|variation|variant|option1 value|option2 value|option3 value|option 1 value|
    size|colour|color|grosse|farbe|taille|couleur|talla|taglia|colore|maat|kleur|variant option one value|
    variant option two value|variant option three value|サイズ|色`,
  category: `category|product category|type|product type|department|group|grp|item group|product group|
    warengruppe|kategorie|artikelgruppe|categorie|famille|rayon|categoria|familia|categoria prodotto|
    reparto|groep|artikelgroep|kategori|varugrupp|varegruppe|ryhma|departamento|カテゴリ|分類|部門|
    الفئة|التصنيف|القسم|المجموعة`,
  quantity: `on hand|qty on hand|quantity on hand|on hand current|stock on hand|expected quantity|expected|
    quantity|qty|stock|current stock|stock level|inventory|inventory quantity|variant inventory qty|
    current quantity|in stock|available|count|units|soh|qoh|book stock|bestand|lagerbestand|menge|
    soll|sollbestand|anzahl|stuck|quantite|stock actuel|quantite en stock|qte|existencias|cantidad|
    stock disponible|giacenza|quantita|disponibilita|voorraad|aantal|antal|saldo|lagersaldo|beholdning|
    maara|varasto|quantidade|estoque|在庫数|在庫|数量|
    الكمية|المخزون|الرصيد|العدد`,
  unit: `unit|uom|unit of measure|unit of measurement|einheit|mengeneinheit|me|unite|unidad|unita|
    unita di misura|eenheid|enhet|enhed|yksikko|unidade|単位|
    الوحدة`,
  pack: `pack size|pack|case size|case qty|units per case|units per pack|inner|carton qty|packungsgrosse|
    ve|verpackungseinheit|gebinde|colisage|unidades por caja|pezzi per confezione|verpakking|
    stuks per doos|forpackning|入数`,
  unit_cost: `unit cost|cost|cost price|cost per item|average cost|avg cost|default cost|supply price|
    purchase price|buy price|landed cost|einkaufspreis|ek|ek preis|einstandspreis|kosten|cout|
    prix d achat|prix achat|pa ht|coste|costo|precio de coste|precio compra|costo unitario|
    prezzo di acquisto|prezzo acquisto|inkoopprijs|kostprijs|inkopspris|kostpris|ostohinta|custo|
    preco de custo|原価|仕入価格|仕入単価|
    سعر الشراء|التكلفة|سعر التكلفة`,
  unit_price: `price|unit price|retail price|selling price|sale price|variant price|list price|rrp|msrp|
    verkaufspreis|vk|vk preis|preis|prix|prix de vente|prix vente|pv ttc|precio|precio venta|pvp|
    prezzo|prezzo di vendita|verkoopprijs|prijs|pris|utpris|forsaljningspris|salgspris|hinta|
    preco|preco de venda|売価|価格|販売価格|
    السعر|سعر البيع`,
  room: `room|area|zone|section|floor|raum|bereich|abteilung|piece|salle|zona|sala|area magazzino|ruimte|
    rum|lokal|huone|setor|部屋|エリア|
    الغرفة|القاعة`,
  shelf: `shelf|bay|rack|aisle|bin|bin name|shelf code|shelf name|regal|fach|regalfach|etagere|rayonnage|
    estanteria|estante|balda|scaffale|ripiano|schap|stelling|hylla|hylle|reol|hylly|prateleira|棚|棚番|
    الرف`,
  place: `bin location|shelf location|stock location|storage location|location code|lagerplatz|lagerort|
    stellplatz|emplacement|ubicacion|ubicazione|locatie|lagerplats|lokation|varastopaikka|localizacao|
    ロケーション|保管場所`,
  site: `location|store|outlet|warehouse|branch|shop|location name|store name|filiale|lager|standort|
    magasin|depot|boutique|tienda|almacen|negozio|magazzino|winkel|magazijn|butik|butikk|lager namn|
    myymala|loja|店舗|倉庫|
    الفرع|المتجر|المخزن`,
  group: `handle|url handle|item handle|parent|parent id|parent sku`,
}

interface Word {
  readonly kind: ColumnKind
  readonly word: string
  /** Later words of a list say less. */
  readonly weight: number
}

const DICTIONARY: readonly Word[] = Object.entries(WORDS).flatMap(([kind, words]) =>
  words
    .split('|')
    .map(foldText)
    .map((word, at) => ({ kind: kind as ColumnKind, word, weight: 1 - Math.min(at, 20) / 200 })),
)

const BY_WORD = Map.groupBy(DICTIONARY, ({ word }) => word)

/** Shorter words are too easily alike. */
const SHORTEST_FUZZY = 4
const ALIKE = 0.72

export interface HeaderMatch {
  readonly kind: ColumnKind
  /** From 0 to 1. */
  readonly score: number
  readonly exact: boolean
}

/** What a header says its column is, the surest first. */
export function matchHeader(header: string): readonly HeaderMatch[] {
  const folded = foldText(header)
  if (folded === '') return []
  const exact = BY_WORD.get(folded) ?? []
  if (exact.length > 0) {
    return exact.map(({ kind, weight }) => ({ kind, score: weight, exact: true }))
  }
  return bestPerKind(DICTIONARY.flatMap((word) => fuzzyMatch(folded, word)))
}

function fuzzyMatch(folded: string, { kind, word, weight }: Word): readonly HeaderMatch[] {
  if (word.length < SHORTEST_FUZZY) {
    return folded.split(' ').includes(word) ? [{ kind, score: 0.55 * weight, exact: false }] : []
  }
  if (contains(folded, word)) {
    const share = word.length / folded.length
    return [{ kind, score: (0.55 + 0.3 * share) * weight, exact: false }]
  }
  const alike = likeness(folded, word)
  return alike >= ALIKE ? [{ kind, score: 0.8 * alike * weight, exact: false }] : []
}

function contains(folded: string, word: string): boolean {
  return ` ${folded} `.includes(` ${word} `)
}

function bestPerKind(matches: readonly HeaderMatch[]): readonly HeaderMatch[] {
  const best = new Map<ColumnKind, HeaderMatch>()
  for (const match of matches) {
    if (match.score > (best.get(match.kind)?.score ?? 0)) best.set(match.kind, match)
  }
  return [...best.values()].sort((one, other) => other.score - one.score)
}
