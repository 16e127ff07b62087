// Lists whose names alone mislead: stock beside what can be sold of it, documents, registers, prices, printed columns.

import type { Shape } from './shape.ts'

const SEMICOLON = { delimiter: ';', decimal: ',' } as const

export const DOUBTFUL_SHAPES: readonly Shape[] = [
  {
    name: 'free-beside-stock',
    ...SEMICOLON,
    encoding: 'windows-1254',
    words: ['Çaydanlık', 'Şeker', 'Bıçak'],
    columns: [
      'Malzeme Kodu~sku',
      'Malzeme Açıklaması~name',
      'Barkod~gtin',
      'Fiili Stok~quantity',
      'Sevkedilebilir Stok~available',
      'Birim Fiyat~price',
    ],
  },
  {
    name: 'arriving-beside-stock',
    ending: 'xlsx',
    columns: [
      'Cod.~sku',
      'Descrizione~name',
      'Cod. a barre~gtin',
      'Q.tà in giacenza~quantity',
      'Q.tà impegnata~few sold',
      'Q.tà in arrivo~other quantity',
    ],
  },
  {
    name: 'number-of-the-warehouse',
    ...SEMICOLON,
    columns: ['Tuotekoodi~sku', 'Tuotenimi~name', 'Varasto~=1', 'Varastosaldo~quantity'],
  },
  {
    name: 'unknown-name-of-numbers',
    columns: ['Zzkey~sku', 'Description~name', 'Barcode~gtin', 'On hand~quantity'],
    truth: { Zzkey: 'sku' },
  },
  {
    name: 'unknown-name-of-names',
    columns: ['SKU~sku', 'Zzthing~name', 'Barcode~gtin', 'On hand~quantity'],
  },
  {
    name: 'two-names-of-plants',
    mustAsk: true,
    columns: ['Botanical Name~name', 'Common Name~html', 'On hand~quantity'],
  },
  {
    name: 'ids-of-a-market',
    mustAsk: true,
    columns: ['listing_id~id', 'title~name', 'catno~sku', 'price~price', 'quantity~quantity'],
  },
  {
    name: 'printed-columns',
    ending: 'txt',
    isAligned: true,
    decimal: ',',
    encoding: 'windows-1252',
    words: ['Saippua', 'Kynttilä', 'Pyyhe'],
    above: [['VARASTOLUETTELO 31.12.2025']],
    columns: [
      'Tuotenro~sku',
      'Nimitys~name',
      'EAN~gtin',
      'Saldo~quantity',
      'Ostohinta~cost',
      'Myyntihinta~price',
    ],
  },
  {
    name: 'purchase-order-with-title',
    kind: 'movements',
    ending: 'xlsx',
    above: [['PURCHASE ORDER'], ['PO Number:', 'PO-2231'], []],
    columns: ['Item Code~sku', 'Description~name', 'Qty~quantity', 'Unit Price~cost'],
  },
  {
    name: 'delivery-note-with-title',
    kind: 'movements',
    ending: 'xlsx',
    above: [['Dupont SARL'], ['BON DE LIVRAISON N° BL2231'], []],
    columns: ['Référence~sku', 'Désignation~name', 'Qté~quantity', 'P.U. HT~cost'],
  },
  {
    name: 'turnover-of-items',
    kind: 'movements',
    ...SEMICOLON,
    columns: [
      'Artikelnummer~sku',
      'Bezeichnung~name',
      'Verkaufte Menge~quantity',
      'Umsatz brutto~price',
    ],
  },
  {
    name: 'register-of-assets',
    kind: 'none',
    columns: [
      'Asset Tag~sku',
      'Asset Description~name',
      'Purchase Date~date',
      'Useful Life (Years)~pack',
      'Net Book Value~price',
      'Custodian~person',
    ],
  },
  {
    name: 'list-of-customers',
    kind: 'none',
    columns: [
      'CustomerID~id',
      'CompanyName~person',
      'ContactName~person',
      'City~=Oslo',
      'Phone~phone',
      'Balance~price',
    ],
  },
  {
    name: 'prices-with-title',
    kind: 'catalogue',
    ending: 'xlsx',
    above: [['LISTINO PREZZI 2026'], []],
    columns: [
      'Codice~sku',
      'Descrizione~name',
      'Conf.~pack',
      'Prezzo listino~price',
      'Barcode~gtin',
    ],
  },
]
