// The same list in many languages, in the encodings that their tills write.

import type { Shape } from './shape.ts'

interface LanguageList {
  readonly language: string
  readonly encoding: string
  /** SKU, barcode, name, quantity, price. */
  readonly headers: readonly [string, string, string, string, string]
  readonly words: string
  readonly part?: 'held_out'
}

const LISTS: readonly LanguageList[] = [
  {
    language: 'es',
    encoding: 'windows-1252',
    headers: ['Código', 'Código de barras', 'Descripción', 'Existencias', 'Precio'],
    words: 'Camión|Niño|Jabón|Lámpara|Café',
  },
  {
    language: 'pt',
    encoding: 'windows-1252',
    headers: ['Código', 'Código de barras', 'Produto', 'Quantidade', 'Preço'],
    words: 'Pão|Maçã|Sabão|Feijão|Limão',
  },
  {
    language: 'fr',
    encoding: 'windows-1252',
    headers: ['Référence', 'Code-barres', 'Désignation', 'Quantité en stock', 'Prix de vente'],
    words: 'Théière|Gâteau|Crème|Pêche|Été',
  },
  {
    language: 'de',
    encoding: 'windows-1252',
    headers: ['Artikelnummer', 'EAN', 'Bezeichnung', 'Lagerbestand', 'VK-Preis'],
    words: 'Käse|Löffel|Tüte|Größe|Öl',
  },
  {
    language: 'it',
    encoding: 'macintosh',
    headers: ['Codice', 'Codice a barre', 'Descrizione', 'Giacenza', 'Prezzo'],
    words: 'Caffè|Tè|Più|Bontà|Virtù',
  },
  {
    language: 'nl',
    encoding: 'windows-1252',
    headers: ['Artikelnummer', 'Barcode', 'Omschrijving', 'Voorraad', 'Verkoopprijs'],
    words: 'Café|Koffie|Zeep|Lamp|Boek',
  },
  {
    language: 'pl',
    encoding: 'windows-1250',
    headers: ['Indeks', 'Kod kreskowy', 'Nazwa', 'Stan magazynowy', 'Cena'],
    words: 'Łyżka|Świeca|Żarówka|Pościel|Miód',
  },
  {
    language: 'cs',
    encoding: 'windows-1250',
    headers: ['Kód', 'Čárový kód', 'Název', 'Skladem', 'Cena'],
    words: 'Svíčka|Hrnek|Lžíce|Šála|Džbán',
  },
  {
    language: 'sk',
    encoding: 'windows-1250',
    headers: ['Kód tovaru', 'EAN', 'Názov', 'Množstvo', 'Cena'],
    words: 'Lyžica|Hrnček|Šálka|Sviečka|Džús',
  },
  {
    language: 'hu',
    encoding: 'windows-1250',
    headers: ['Cikkszám', 'Vonalkód', 'Megnevezés', 'Készlet', 'Ár'],
    words: 'Bögre|Gyertya|Kávé|Őszi|Tűző',
  },
  {
    language: 'ro',
    encoding: 'utf-8',
    headers: ['Cod produs', 'Cod de bare', 'Denumire', 'Stoc', 'Preț'],
    words: 'Cană|Lumânare|Săpun|Șosete|Țigle',
  },
  {
    language: 'bg',
    encoding: 'windows-1251',
    headers: ['Код', 'Баркод', 'Наименование', 'Наличност', 'Цена'],
    words: 'Чаша|Свещ|Сапун|Лампа|Ябълка',
  },
  {
    language: 'ru',
    encoding: 'koi8-r',
    headers: ['Артикул', 'Штрихкод', 'Наименование', 'Остаток', 'Цена'],
    words: 'Чашка|Свеча|Мыло|Лампа|Ложка',
  },
  {
    language: 'uk',
    encoding: 'windows-1251',
    headers: ['Артикул', 'Штрих-код', 'Назва', 'Залишок', 'Ціна'],
    words: 'Чашка|Свічка|Мило|Їжа|Ґудзик',
  },
  {
    language: 'el',
    encoding: 'windows-1253',
    headers: ['Κωδικός', 'Barcode', 'Περιγραφή', 'Απόθεμα', 'Τιμή'],
    words: 'Κερί|Σαπούνι|Κούπα|Λάμπα|Ψωμί',
  },
  {
    language: 'tr',
    encoding: 'windows-1254',
    headers: ['Stok Kodu', 'Barkod', 'Ürün Adı', 'Stok Miktarı', 'Satış Fiyatı'],
    words: 'Çay|Işık|Şeker|Kaşık|Göğüs',
  },
  {
    language: 'ar',
    encoding: 'windows-1256',
    headers: ['رمز المنتج', 'الباركود', 'اسم المنتج', 'الكمية', 'السعر'],
    words: 'حليب|شاي|قهوة|سكر|خبز',
  },
  {
    language: 'he',
    encoding: 'windows-1255',
    headers: ['מק"ט', 'ברקוד', 'שם מוצר', 'מלאי', 'מחיר'],
    words: 'ספל|נר|סבון|מנורה|ספר',
  },
  {
    language: 'zh',
    encoding: 'gb18030',
    headers: ['商品编码', '条码', '商品名称', '库存数量', '售价'],
    words: '茶壶|杯子|蜡烛|肥皂|台灯',
  },
  {
    language: 'zh-tw',
    encoding: 'big5',
    headers: ['商品編號', '條碼', '商品名稱', '庫存數量', '售價'],
    words: '茶壺|杯子|蠟燭|肥皂|檯燈',
  },
  {
    language: 'ja',
    encoding: 'shift_jis',
    headers: ['商品コード', 'JANコード', '商品名', '在庫数', '販売価格'],
    words: 'やかん|お茶|ランプ|石鹸|手帳',
  },
  {
    language: 'ko',
    encoding: 'euc-kr',
    headers: ['상품코드', '바코드', '상품명', '재고수량', '판매가'],
    words: '주전자|컵|양초|비누|램프',
  },
  {
    language: 'vi',
    encoding: 'utf-8',
    headers: ['Mã hàng', 'Mã vạch', 'Tên hàng', 'Tồn kho', 'Giá bán'],
    words: 'Ấm trà|Nến|Xà phòng|Đèn|Sổ',
  },
  {
    language: 'th',
    encoding: 'windows-874',
    headers: ['รหัสสินค้า', 'บาร์โค้ด', 'ชื่อสินค้า', 'คงเหลือ', 'ราคาขาย'],
    words: 'แก้ว|เทียน|สบู่|โคมไฟ|สมุด',
  },
  {
    language: 'id',
    encoding: 'utf-8',
    headers: ['Kode Barang', 'Barcode', 'Nama Barang', 'Stok', 'Harga Jual'],
    words: 'Cangkir|Lilin|Sabun|Lampu|Buku',
  },
  {
    language: 'sv',
    encoding: 'windows-1252',
    headers: ['Artikelnr', 'Streckkod', 'Benämning', 'Lagersaldo', 'Pris'],
    words: 'Rödbeta|Kärna|Ljus|Tvål|Bröd',
  },
  {
    language: 'da',
    encoding: 'windows-1252',
    headers: ['Varenummer', 'Stregkode', 'Varenavn', 'Lagerbeholdning', 'Salgspris'],
    words: 'Brød|Sæbe|Lys|Kød|Åben',
  },
  {
    language: 'no',
    encoding: 'windows-1252',
    headers: ['Varenr', 'Strekkode', 'Varenavn', 'Beholdning', 'Utsalgspris'],
    words: 'Brød|Såpe|Lys|Kjøtt|Åpen',
  },
  {
    language: 'fi',
    encoding: 'windows-1252',
    headers: ['Tuotekoodi', 'Viivakoodi', 'Tuotenimi', 'Varastosaldo', 'Hinta'],
    words: 'Kynttilä|Säkki|Leipä|Öljy|Pöytä',
  },
  {
    language: 'et',
    encoding: 'windows-1257',
    headers: ['Kood', 'Ribakood', 'Nimetus', 'Laoseis', 'Hind'],
    words: 'Küünal|Seep|Õli|Räim|Leib',
  },
  {
    language: 'lv',
    encoding: 'windows-1257',
    headers: ['Artikuls', 'Svītrkods', 'Nosaukums', 'Atlikums', 'Cena'],
    words: 'Svece|Ziepes|Krūze|Lampa|Ķirsis',
  },
  {
    language: 'lt',
    encoding: 'windows-1257',
    headers: ['Prekės kodas', 'Brūkšninis kodas', 'Pavadinimas', 'Likutis', 'Kaina'],
    words: 'Žvakė|Muilas|Puodelis|Šaukštas|Ąžuolas',
  },
  {
    language: 'hr',
    encoding: 'windows-1250',
    headers: ['Šifra', 'Barkod', 'Naziv', 'Zaliha', 'Cijena'],
    words: 'Žlica|Svijeća|Šalica|Sapun|Čaj',
  },
  {
    language: 'sr',
    encoding: 'windows-1251',
    headers: ['Шифра', 'Баркод', 'Назив', 'Залиха', 'Цена'],
    words: 'Кашика|Свећа|Шоља|Сапун|Чај',
  },
  {
    language: 'sl',
    encoding: 'windows-1250',
    headers: ['Šifra', 'Črtna koda', 'Naziv', 'Zaloga', 'Cena'],
    words: 'Žlica|Sveča|Skodelica|Milo|Čaj',
  },
  {
    language: 'de-2',
    encoding: 'utf-8',
    headers: ['Art.-Nr.', 'EAN-Code', 'Artikelbezeichnung', 'Menge', 'Bruttopreis'],
    words: 'Käse|Löffel|Tüte',
    part: 'held_out',
  },
  {
    language: 'es-2',
    encoding: 'utf-8',
    headers: ['Clave', 'EAN', 'Nombre del producto', 'Stock actual', 'PVP'],
    words: 'Jabón|Café|Vela',
    part: 'held_out',
  },
  {
    language: 'pl-2',
    encoding: 'iso-8859-2',
    headers: ['Symbol', 'EAN', 'Nazwa towaru', 'Ilość', 'Cena netto'],
    words: 'Łyżka|Świeca|Żarówka',
    part: 'held_out',
  },
  {
    language: 'ru-2',
    encoding: 'windows-1251',
    headers: ['Код товара', 'Штрих код', 'Название', 'Количество', 'Розничная цена'],
    words: 'Чашка|Свеча|Мыло',
    part: 'held_out',
  },
  {
    language: 'zh-2',
    encoding: 'utf-8',
    headers: ['货号', '条形码', '名称', '库存', '价格'],
    words: '茶壶|杯子|蜡烛',
    part: 'held_out',
  },
  {
    language: 'tr-2',
    encoding: 'utf-8',
    headers: ['Ürün Kodu', 'Barkod No', 'Ürün', 'Mevcut', 'Fiyat'],
    words: 'Çay|Işık|Şeker',
    part: 'held_out',
  },
  {
    language: 'cs-2',
    encoding: 'utf-8',
    headers: ['Katalogové číslo', 'EAN', 'Název zboží', 'Množství', 'Prodejní cena'],
    words: 'Svíčka|Hrnek|Lžíce',
    part: 'held_out',
  },
]

export function languageShapes(): readonly Shape[] {
  return LISTS.map(({ language, encoding, headers, words, part }) => {
    const [sku, barcode, name, quantity, price] = headers
    return {
      name: `language-${language}`,
      columns: [
        `${sku}~sku`,
        `${barcode}~gtin`,
        `${name}~name`,
        `${quantity}~quantity`,
        `${price}~price`,
      ],
      encoding,
      delimiter: ';',
      decimal: ',',
      words: words.split('|'),
      ...(part && { part }),
    }
  })
}
