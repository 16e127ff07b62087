// WooCommerce exports have headers in the site's language. Folded here, as headers are compared.

interface WooCommerceHeaders {
  readonly type: string
  /** Several names, because they differ between releases. */
  readonly sku: readonly string[]
  readonly gtin: string
  readonly name: string
  readonly stock: readonly string[]
  readonly price: string
  readonly categories: string
  readonly parent: string
}

export const WOOCOMMERCE_LANGUAGES: readonly WooCommerceHeaders[] = [
  {
    type: 'type',
    sku: ['sku'],
    gtin: 'gtin upc ean or isbn',
    name: 'name',
    stock: ['stock'],
    price: 'regular price',
    categories: 'categories',
    parent: 'parent',
  },
  {
    type: 'typ',
    sku: ['artikelnummer', 'sku'],
    gtin: 'gtin upc ean oder isbn',
    name: 'name',
    stock: ['lager', 'bestand', 'lagerbestand'],
    price: 'regularer preis',
    categories: 'kategorien',
    parent: 'ubergeordnetes produkt',
  },
  {
    type: 'type',
    sku: ['ugs', 'sku'],
    gtin: 'gtin upc ean ou isbn',
    name: 'nom',
    stock: ['stock'],
    price: 'tarif regulier',
    categories: 'categories',
    parent: 'parent',
  },
  {
    type: 'tipo',
    sku: ['sku'],
    gtin: 'gtin upc ean o isbn',
    name: 'nombre',
    stock: ['inventario'],
    price: 'precio normal',
    categories: 'categorias',
    parent: 'superior',
  },
  {
    type: 'tipo',
    sku: ['cod', 'sku'],
    gtin: 'gtin upc ean o isbn',
    name: 'nome',
    stock: ['magazzino'],
    price: 'prezzo di listino',
    categories: 'categorie',
    parent: 'genitore',
  },
  {
    type: 'type',
    sku: ['artikelnummer', 'sku'],
    gtin: 'gtin upc ean of isbn',
    name: 'naam',
    stock: ['voorraad'],
    price: 'reguliere prijs',
    categories: 'categorieen',
    parent: 'hoofd',
  },
  {
    type: 'tipo',
    sku: ['sku', 'ref'],
    gtin: 'gtin upc ean ou isbn',
    name: 'nome',
    stock: ['estoque', 'stock'],
    price: 'preco',
    categories: 'categorias',
    parent: 'ascendente',
  },
]
