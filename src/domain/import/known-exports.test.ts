import { expect, test } from 'vitest'
import { writeTargetOf } from '../write-back/systems.ts'
import { guessMapping } from './guess-mapping.ts'
import { outcomeOf } from './guess-outcome.ts'

const WOOCOMMERCE: Readonly<Record<string, string>> = {
  German:
    'ID|Typ|Artikelnummer|GTIN, UPC, EAN oder ISBN|Name|Veröffentlicht|Ist hervorgehoben?|Sichtbarkeit im Katalog|Vorrätig?|Lager|Geringe Lagermenge|Lieferrückstände erlaubt?|Gewicht (kg)|Angebotspreis|Regulärer Preis|Kategorien|Übergeordnetes Produkt|Position',
  French:
    'ID|Type|UGS|GTIN, UPC, EAN ou ISBN|Nom|Publié|Mis en avant ?|Visibilité dans le catalogue|En stock ?|Stock|Montant de stock faible|Autoriser les commandes de produits en rupture ?|Poids (kg)|Tarif promo|Tarif régulier|Catégories|Parent|Position',
  Spanish:
    'ID|Tipo|SKU|GTIN, UPC, EAN o ISBN|Nombre|Publicado|¿Está destacado?|Visibilidad en el catálogo|¿Existencias?|Inventario|Cantidad de bajo inventario|¿Permitir reservas de productos agotados?|Peso (kg)|Precio rebajado|Precio normal|Categorías|Superior|Posición',
  Italian:
    'ID|Tipo|COD|GTIN, UPC, EAN, o ISBN|Nome|Pubblicato|In primo piano?|Visibilità nel catalogo|In stock?|Magazzino|Quantità in magazzino bassa|Abilita gli ordini arretrati?|Peso (kg)|Prezzo in offerta|Prezzo di listino|Categorie|Genitore|Posizione',
  Dutch:
    'ID|Type|Artikelnummer|GTIN, UPC, EAN of ISBN|Naam|Gepubliceerd|Uitgelicht?|Zichtbaarheid in catalogus|Op voorraad?|Voorraad|Lage voorraad|Nabestellingen toestaan?|Gewicht (kg)|Actieprijs|Reguliere prijs|Categorieën|Hoofd|Positie',
  Portuguese:
    'ID|Tipo|SKU|GTIN, UPC, EAN ou ISBN|Nome|Publicado|Em destaque?|Visibilidade no catálogo|Em estoque?|Estoque|Quantidade baixa de estoque|São permitidas encomendas?|Peso (kg)|Preço promocional|Preço|Categorias|Ascendente|Posição',
}

test.each(Object.keys(WOOCOMMERCE))(
  'WooCommerce in %s is known, and takes its counts',
  (language) => {
    const headers = (WOOCOMMERCE[language] ?? '').split('|')
    const rows = Array.from({ length: 12 }, (_, at) => [
      String(900 + at),
      at === 0 ? 'variable' : at < 3 ? 'variation' : 'simple',
      `W-${at}`,
      at % 2 === 0 ? '4006381333931' : '',
      `Mug no. ${at}`,
      '1',
      '0',
      'visible',
      '1',
      at === 0 ? '' : String(at * 2),
      '3',
      '0',
      '0,5',
      '',
      '9,90',
      'Home',
      at > 0 && at < 3 ? 'W-0' : '',
      '0',
    ])
    const guess = guessMapping([headers, ...rows], { kind: 'baseline', storeName: 'Main' })
    expect(guess.source).toBe('WooCommerce products')
    const { columns } = guess.mapping
    expect([2, 3, 4, 9, 14, 15].map((at) => columns[at])).toEqual([
      'sku',
      'barcode',
      'name',
      'quantity',
      'unit_price',
      'category',
    ])
    expect(outcomeOf(guess, 'baseline')).toBe('ready')
    expect(writeTargetOf(headers, guess.mapping)).toMatchObject({
      system: 'woocommerce',
      column: 9,
    })
  },
)

const LOYVERSE =
  'Handle|REF|Nom|Catégorie|Description|Vendu au poids|Nom option 1|Valeur option 1|Nom option 2|Valeur option 2|Nom option 3|Valeur option 3|Coût|Code-barres|REF article inclus|Quantité article inclus|Suivre le stock|En vente [Centre]|Prix [Centre]|Au magasin [Centre]|Bas [Centre]|En vente [Gare]|Prix [Gare]|Au magasin [Gare]|Bas [Gare]'

test('Loyverse is known in a language that nobody here knows', () => {
  const headers = LOYVERSE.split('|')
  const rows = Array.from({ length: 8 }, (_, at) => [
    ...[`mug-${at}`, `1000${at}`, `Mug no. ${at}`, 'Home', '', 'N', '', '', '', '', '', ''],
    ...['2.50', '4006381333931', '', '', 'Y'],
    ...['Y', '9.90', String(at), '2', 'Y', '9.90', String(at + 5), '2'],
  ])
  const table = [headers, ...rows]
  const guess = guessMapping(table, { kind: 'baseline', storeName: 'Gare' })
  expect(guess.source).toBe('Loyverse items')
  expect(guess.mapping.columns.indexOf('quantity')).toBe(23)
  expect(guess.outletColumns.map(({ place }) => place)).toEqual(['centre', 'gare'])
  expect(writeTargetOf(headers, guess.mapping)).toMatchObject({ system: 'loyverse', column: 23 })
  const other = guessMapping(table, { kind: 'baseline', storeName: 'Elsewhere' })
  expect(outcomeOf(other, 'baseline')).toBe('asks')
})
