// Words of tables that are not stock lists. Folded before use.

/** A subset of the words below: figures about an item over a period. */
export const FIGURE_WORDS = `gross sales|net sales|gross revenue|net revenue|gross profit|total sales|sales amount|sales total|
  qty sold|quantity sold|units sold|sold qty|sold quantity|items sold|revenue|total revenue|umsatz|verkaufte menge|
  ventas|cantidad vendida|unidades vendidas|quantite vendue|vente|ventes|quantita venduta|vendite|quantidade vendida|vendas|
  verkocht aantal|ilosc sprzedana|eladott mennyiseg|продажи|продано|выручка|satis adedi|satilan adet|销售数量|销售额|銷售數量|
  売上|売上数|販売数|판매수량|매출|so luong ban|ยอดขาย|จำนวนขาย|jumlah terjual`

/** A header that is or starts with one of these is about something that happened. */
export const EVENT_WORDS = `causale|tipo movimento|carico|scarico|data movimento|data registrazione|tipo de movimiento|tipo de movimento|type de mouvement|typ ruchu|sold by|sales rep|seller name|verkaufer|kassierer|vendedor|cajero|vendeur|caissier|venditore|cassiere|verkoper|sprzedawca|kasjer|prodavac|prodejce|pokladni|elado|penztaros|vanzator|продавец|кассир|продавець|касир|satici|kasiyer|
  销售员|收银员|营业员|售貨員|판매원|nhan vien ban hang|thu ngan|พนักงานขาย|return no|return number|return id|return date|rma|rma no|rma number|qty returned|quantity returned|returned qty|return reason|
  grn|grn no|grn number|received date|shipped date|shipment id|shipment no|shipment date|adjustment no|adjustment date|order id|order no|order number|order nr|order date|order status|orderid|order ref|
  invoice|invoice no|invoice number|invoice id|invoice date|invoiceno|bill no|bill number|voucher no|voucher number|
  transaction|transaction id|transaction no|transaction date|transactionid|transaction type|event type|
  receipt|receipt no|receipt number|receipt id|receipt date|sale date|sales date|sale id|date of sale|date sold|
  gross sales|net sales|gross amount|net amount|refund amount|refunded amount|discount amount|gross revenue|net revenue|gross profit|total sales|sales amount|sales total|qty sold|quantity sold|units sold|sold qty|sold quantity|items sold|
  units ordered|qty ordered|quantity ordered|ordered qty|ordered quantity|qty received|quantity received|received qty|
  received quantity|qty shipped|shipped qty|lineitem quantity|lineitem name|line item|line total|line no|
  po number|po no|purchase order|purchase order number|purchase date|delivery note|delivery date|
  customer|customer name|customer id|customerid|customer no|payment|payment id|payment method|payment type|
  ship date|shipping address|shipping name|billing name|billing address|ship to|movement type|movement date|posting date|
  from location|to location|source location|destination location|transfer no|transfer number|transfer id|from store|to store|from warehouse|to warehouse|
  from branch|to branch|from shop|to shop|from outlet|to outlet|source warehouse|destination warehouse|source store|destination store|
  von lager|nach lager|von filiale|nach filiale|tienda origen|tienda destino|almacen origen|almacen destino|magasin origine|magasin destination|
  depot origine|depot destination|magazzino di partenza|magazzino di arrivo|склад отправитель|склад получатель|cashier|salesperson|revenue|total revenue|
  tracking number|document no|document number|document date|
  rechnung|rechnungsnummer|rechnungsdatum|bestellung|bestellnummer kunde|bestelldatum|auftrag|auftragsnummer|kunde|
  kundennummer|kundenname|belegnummer|belegdatum|verkaufsdatum|umsatz|verkaufte menge|bewegungsart|buchungsdatum|lieferschein|
  factura|numero de factura|fecha de factura|fecha de venta|pedido|numero de pedido|cliente|ventas|cantidad vendida|
  unidades vendidas|recibo|comprobante|albaran|forma de pago|fecha venta|
  facture|numero de facture|date de facture|commande|numero de commande|date de commande|client|quantite vendue|vente|
  ventes|date de vente|bon de livraison|mode de paiement|
  fattura|numero fattura|data fattura|ordine|numero ordine|data ordine|quantita venduta|vendite|scontrino|bolla|
  fatura|nota fiscal|numero do pedido|data da venda|data do pedido|quantidade vendida|vendas|
  factuur|factuurnummer|factuurdatum|ordernummer|orderdatum|klant|klantnaam|verkocht aantal|
  faktura|numer faktury|nr faktury|zamowienie|nr zamowienia|data zamowienia|data sprzedazy|klient|kontrahent|paragon|
  ilosc sprzedana|dokument|nr dokumentu|objednavka|cislo objednavky|cislo faktury|zakaznik|odberatel|doklad|
  szamla|szamlaszam|megrendeles|vevo|eladott mennyiseg|bizonylat|comanda|numar comanda|
  продажа|продажи|накладная|заказ|номер заказа|дата заказа|дата продажи|клиент|покупатель|контрагент|чек|номер чека|
  продано|выручка|документ|регистратор|замовлення|покупець|продаж|
  fatura no|fatura tarihi|siparis|siparis no|siparis tarihi|musteri|musteri adi|satis tarihi|satis adedi|satilan adet|fis no|
  الفاتورة|رقم الفاتورة|العميل|اسم العميل|رقم الطلب|
  חשבונית|לקוח|הזמנה|
  订单号|订单编号|订单|客户|客户名称|销售数量|销售额|销售日期|下单时间|交易|訂單編號|訂單|客戶|銷售數量|
  注文番号|受注番号|注文日|顧客|顧客名|売上|売上数|売上日|販売数|伝票番号|伝票|
  주문번호|주문일|고객|고객명|판매수량|매출|
  khach hang|so hoa don|ma don hang|ngay ban|so luong ban|hoa don|
  ลูกค้า|เลขที่ใบเสร็จ|ยอดขาย|วันที่ขาย|จำนวนขาย|
  pelanggan|no faktur|tanggal penjualan|jumlah terjual|no nota|
  kund|kundnamn|ordernr|kvittonummer|kunde navn|ordrenummer|fakturanummer|asiakas|tilausnumero|laskun numero|
  kupac|racun|broj racuna|narudzba|kupec|narocilo`

/** A date column with one of these names says when something happened to the row. */
export const DAY_WORDS = `return date|received date|shipped date|date|day|sent on|received on|shipped on|sold on|sold at|delivered on|datetime|date time|timestamp|time|sale date|order date|transaction date|date sold|month|week|
  datum|tag|fecha|dia|data|date vente|dato|paivamaara|pvm|дата|период|день|ημερομηνια|tarih|التاريخ|תאריך|日期|日付|日時|날짜|일자|
  ngay|วันที่|tanggal|kuupaev|datums|data i godzina|keltezes|时间`

export const PEOPLE_WORDS = `email|e mail|email address|phone|phone number|mobile|telephone|first name|last name|surname|full name|
  address|address1|address 1|street|city|zip|zip code|postcode|postal code|country|accepts marketing|total spent|total orders|
  birthday|date of birth|gender|company|employee|employee id|salary|job title|hire date|vorname|nachname|telefon|strasse|plz|ort|
  nombre completo|apellido|apellidos|correo|telefono|direccion|prenom|adresse|courriel|cognome|indirizzo|sobrenome|endereco|
  voornaam|achternaam|imie|nazwisko|ulica|miasto|jmeno|prijmeni|имя|фамилия|телефон|адрес|ad soyad|telefon no|姓名|电话|電話|住所|氏名`

/** A list of people has at least one of these. */
export const PERSON_WORDS = `email|e mail|email address|first name|last name|surname|full name|employee|employee id|salary|vorname|
  nachname|apellido|apellidos|prenom|cognome|sobrenome|achternaam|nazwisko|prijmeni|фамилия|имя|ad soyad|姓名|氏名|
  accepts marketing|date of birth|birthday`

export const RECIPE_WORDS = `bom|bom level|bill of materials|component|components|component code|component item|component qty|component quantity|
  parent item|parent part|parent product|assembly|subassembly|qty per|quantity per|qty per assembly|designator|designators|
  reference designator|refdes|footprint|bom quantity|ingredient|ingredients|recipe|bom line|bom lines|find number|
  stuckliste|komponente|componente|composant|nomenclature produit|ingrediente|receta|рецепт|спецификация|构成|部品表|物料清单`

export const MONEY_WORDS = `tegenrekening|af bij|bedrag eur|mutatiesoort|mededelingen|saldo na mutatie|buchungstag|wertstellung|verwendungszweck|buchungstext|begunstigter zahlungspflichtiger|soll|haben|
  date de valeur|libelle operation|debit euros|credit euros|fecha valor|fecha operacion|concepto|importe|data valuta|data contabile|dare|avere|data movimento|data lancamento|data ksiegowania|kwota operacji|datum zauctovani|castka|iban|debit|credit|account number|bank|opening balance|closing balance amount|balance due|amount paid|amount due`

/** A register of assets has at least two of these. */
export const ASSET_WORDS = `hostname|host name|fqdn|device ip|ip address|mac address|os version|operating system|firmware|uptime|asset tag|asset number|asset no|asset id|asset name|asset description|asset class|useful life|useful life years|estimated useful life|
  depreciation|depreciation method|depreciation rate|annual depreciation|accumulated depreciation|accum depreciation|net book value|nbv|
  carrying amount|salvage value|residual value|acquisition date|acquisition cost|acquisition value|date acquired|custodian|accountable officer|property number|property no|
  anlagennummer|anlagen nr|anlagenbezeichnung|nutzungsdauer|nutzungsdauer jahre|abschreibung|restbuchwert|anschaffungsdatum|anschaffungskosten|anschaffungswert|
  immobilisation|numero d immobilisation|amortissement|amortissements|valeur nette comptable|vnc|date d acquisition|duree d amortissement|
  activo fijo|numero de activo|depreciacion|depreciacion acumulada|valor en libros|valor neto contable|vida util|fecha de adquisicion|valor de adquisicion|numero de inventario|resguardante|
  cespite|ammortamento|fondo ammortamento|valore residuo|data acquisto|ativo imobilizado|tombamento|numero de patrimonio|depreciacao|depreciacao acumulada|valor residual|data de aquisicao|
  afschrijving|boekwaarde|aanschafdatum|aanschafwaarde|srodek trwaly|numer inwentarzowy|amortyzacja|wartosc poczatkowa|inventarni cislo|odpisy|porizovaci cena|zustatkova cena|
  инвентарный номер|балансовая стоимость|остаточная стоимость|амортизация|срок полезного использования|дата ввода в эксплуатацию|
  demirbas no|amortisman|固定资产编号|资产编号|资产名称|累计折旧|净值|折旧年限|財產編號|資産番号|取得価額|減価償却累計額|耐用年数|자산번호|취득가액|감가상각누계액|
  nguyen gia|khau hao|gia tri con lai|nomor aset|nilai perolehan|akumulasi penyusutan|nilai buku|avskrivning|anskaffningsvarde|avskrivninger|poistot|hankintahinta`

/** Customers and companies, in lists of whom a business deals with. */
export const PARTNER_WORDS = `customer|customer name|customer id|customerid|customer no|customer number|customer code|company|company name|contact|contact name|contact person|client|client name|
  supplier name|vendor name|vendor no|supplier no|credit limit|payment terms|vat number|vat no|tax number|kundennummer|kundenname|firma|ansprechpartner|ust idnr|lieferantennummer|lieferantenname|
  nombre comercial|razon social|nif|cif|rfc|cuit|cnpj|cpf|raison sociale|siret|numero client|nom du client|ragione sociale|partita iva|codice fiscale|klantnummer|klantnaam|bedrijfsnaam|
  nazwa firmy|nip|ico|dic|nazev firmy|obchodne meno|cegnev|adoszam|denumire firma|cui|инн|кпп|контрагент|клиент|покупатель|unvan|vergi no|musteri adi|musteri kodu|
  客户名称|客户编号|客戶名稱|联系人|顧客コード|顧客名|会社名|고객명|거래처명|사업자번호|ten khach hang|ma khach hang|nama pelanggan|kundnummer|kundnamn|foretag|asiakas|asiakasnumero|yritys`

/** A title above the list that begins with one of these says what moved, was ordered or was paid. */
export const DOCUMENT_WORDS = `purchase order|sales order|order confirmation|invoice|tax invoice|proforma invoice|pro forma invoice|commercial invoice|sales invoice|purchase invoice|delivery note|delivery slip|packing slip|packing list|
  credit note|goods received note|goods receipt|receiving report|stock transfer|transfer order|transfer note|pick list|picking list|sales report|sales summary|sales by item|sales by product|item sales|product sales|daily sales|
  rechnung|lieferschein|bestellung|auftragsbestatigung|auftrag|gutschrift|wareneingang|warenausgang|verkaufsbericht|verkaufsstatistik|umsatzstatistik|umsatzbericht|artikelumsatz|packliste|kommissionierliste|umlagerung|
  facture|bon de commande|bon de livraison|bon de reception|rapport des ventes|rapport de ventes|statistiques des ventes|journal des ventes|ventes par article|bon de transfert|
  factura|pedido|orden de compra|albaran|nota de entrega|remision|informe de ventas|reporte de ventas|ventas por producto|ventas por articulo|traspaso|
  fattura|ordine di acquisto|ordine d acquisto|ordine cliente|ordine fornitore|documento di trasporto|ddt|venduto per articolo|report vendite|vendite per articolo|
  nota fiscal|pedido de compra|pedido de venda|relatorio de vendas|vendas por produto|guia de remessa|encomenda|fatura|
  factuur|inkooporder|verkooporder|pakbon|verkooprapport|verkoopoverzicht|omzetoverzicht|omzet per artikel|
  faktura|zamowienie|dokument wz|wydanie zewnetrzne|przyjecie zewnetrzne|raport sprzedazy|sprzedaz wg|
  objednavka|dodaci list|dodaci list c|faktura danovy doklad|prodeje|prehled prodeje|dodacie list|predaj|
  szamla|szallitolevel|megrendeles|eladasok|forgalmi kimutatas|factura fiscala|aviz de insotire|comanda|raport vanzari|vanzari|
  fatura|irsaliye|sevk irsaliyesi|siparis formu|satin alma siparisi|satis raporu|satislar|
  накладная|товарная накладная|приходная накладная|расходная накладная|счет на оплату|счет фактура|заказ поставщику|заказ покупателя|заказ клиента|отчет о продажах|отчет по продажам|продажи|поступление товаров|реализация товаров|перемещение товаров|акт приема|
  рахунок на оплату|рахунок фактура|видаткова накладна|прибуткова накладна|замовлення|звіт про продажі|продажі|
  τιμολογιο|δελτιο αποστολης|παραγγελια|πωλησεις|فاتورة|امر شراء|أمر شراء|تقرير المبيعات|سند استلام|اذن صرف|חשבונית|הזמנת רכש|תעודת משלוח|דוח מכירות|فاکتور|سفارش خرید|گزارش فروش|حواله|
  发票|采购订单|采购单|送货单|销售单|销售报表|销售明细|出库单|入库单|调拨单|发货单|採購單|訂購單|出貨單|銷貨單|銷售報表|請求書|納品書|発注書|注文書|売上集計|売上明細|売上一覧|商品別売上|거래명세서|발주서|주문서|매출현황|판매현황|
  hoa don|phieu nhap kho|phieu xuat kho|don dat hang|bao cao ban hang|ใบสั่งซื้อ|ใบแจ้งหนี้|ใบกำกับภาษี|ใบส่งของ|รายงานการขาย|รายงานยอดขาย|faktur penjualan|faktur pembelian|surat jalan|laporan penjualan|purchase order po|pesanan pembelian|
  foljesedel|inkopsorder|forsaljningsrapport|forsaljningsstatistik|folgeseddel|pakkseddel|ordrebekreftelse|ordrebekraeftelse|salgsrapport|salgsstatistik|lasku|lahete|ostotilaus|tilausvahvistus|myyntiraportti`

/** A title with one of these stands above a price list. */
export const PRICE_LIST_WORDS = `price list|pricelist|prices|tariff|preisliste|preise|tarif|tarifs|liste de prix|liste des prix|lista de precios|tarifa|tarifas|tabela de precos|lista de precos|listino|listino prezzi|prijslijst|prijzen|
  cennik|cenik|cennik hurtowy|arlista|arjegyzek|lista de preturi|lista preturi|fiyat listesi|прайс|прайс лист|прейскурант|прайслист|τιμοκαταλογος|قائمة الاسعار|מחירון|لیست قیمت|价目表|价格表|報價單|价格清单|価格表|単価表|가격표|단가표|
  bang gia|bao gia|ราคาสินค้า|ใบราคา|daftar harga|prislista|prisliste|hinnasto|cjenik|ценоразпис|ценник`

/** What was earned; beside what was sold, it is a report of sales. */
export const PROFIT_WORDS = `profit|gross profit|net profit|margin|gross margin|profit margin|margin percent|cogs|gewinn|rohertrag|rohgewinn|marge|deckungsbeitrag|benefice|marge brute|taux de marge|beneficio|ganancia|margen|utilidad|utile|margine|lucro|margem|winst|brutowinst|
  zysk|marza|zisk|marze|zisk kc|nyereseg|arres|profit brut|adaos|прибыль|валовая прибыль|маржа|рентабельность|прибуток|κερδος|kar|kar marji|الربح|רווח|سود|利润|毛利|毛利率|利潤|粗利|粗利益|粗利率|이익|매출이익|마진|loi nhuan|กำไร|laba|keuntungan|vinst|tackningsbidrag|marginal|avance|daekningsbidrag|fortjeneste|kate|myyntikate`
