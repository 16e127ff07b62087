// Words of tables that are not stock lists. Folded before use.

/** A subset of the words below: figures about an item over a period. */
export const FIGURE_WORDS = `gross sales|net sales|gross revenue|net revenue|gross profit|total sales|sales amount|sales total|
  qty sold|quantity sold|units sold|sold qty|sold quantity|items sold|revenue|total revenue|umsatz|verkaufte menge|
  ventas|cantidad vendida|unidades vendidas|quantite vendue|vente|ventes|quantita venduta|vendite|quantidade vendida|vendas|
  verkocht aantal|ilosc sprzedana|eladott mennyiseg|продажи|продано|выручка|satis adedi|satilan adet|销售数量|销售额|銷售數量|
  sold|verkauft|vendu|vendus|vendido|vendidos|vendida|vendidas|venduto|venduti|verkocht|sald|salda|salda antal|antal salda|sald mangd|solgt|solgt antal|antal solgt|solgte|myyty|myydyt|myyty kpl|myyty maara|sprzedano|sprzedane|prodano|prodane|predano|eladva|eladott|eladott db|vandut|vandute|проданные|продадено|πωληθηκαν|πωληθεντα|satilan|satilan miktar|المباع|مباع|נמכר|فروخته شده|已售|已售数量|판매됨|da ban|ขายแล้ว|terjual|
  売上|売上数|販売数|판매수량|매출|so luong ban|ยอดขาย|จำนวนขาย|jumlah terjual|
  sales value|value of sales|verkaufswert|montant des ventes|importe de ventas|importe ventas|valore vendite|valor de vendas|verkoopwaarde|forsaljningsvarde|salgsvaerdi|salgsverdi|myynnin arvo|wartosc sprzedazy|hodnota prodeje|hodnota predaja|eladasi ertek|valoare vanzari|сумма продаж|сума продажів|стойност на продажбите|αξια πωλησεων|
  قيمة المبيعات|מכירות בכסף|مبلغ فروش|销售金额|銷售金額|売上金額|販売金額|판매금액|gia tri ban|มูลค่าขาย|nilai penjualan|total penjualan|vrijednost prodaje`

/** A header that is or starts with one of these is about something that happened. */
export const EVENT_WORDS = `booking id|booking no|booking number|booking|reservation|reservation id|rental id|rental no|buchungsnummer|reservierung|numero de reserva|numero de reservation|prenotazione|numero prenotazione|exchange rate|wechselkurs|taux de change|tipo de cambio|tasso di cambio|taxa de cambio|wisselkoers|vaxelkurs|valutakurs|kurs waluty|kurz|arfolyam|curs valutar|курс валюты|курс|курс валюти|doviz kuru|سعر الصرف|שער חליפין|نرخ ارز|汇率|匯率|為替レート|환율|ty gia|อัตราแลกเปลี่ยน|nilai tukar|
  zeilensumme|positionssumme|zwischensumme|total ligne|montant ligne|total linea|importe linea|totale riga|total da linha|regeltotaal|radsumma|radbelopp|linjesum|linjetotal|rivisumma|wartosc pozycji|cena za polozku celkem|sor osszesen|total linie|сумма строки|сума рядка|satir toplam|اجمالي السطر|小計|小计|소계|
  거래유형|출하창고|공급가액|적요|출하수량|출하일|출하일자|입고처|출고처|
  reason|reason code|adjustment reason|change in quantity|quantity change|qty change|movement id|movement no|movement number|performed by|entered by|bill date|document type|
  grund|begrundung|belegart|buchungsart|bewegungsdatum|lieferdatum|liefertermin|zahlungsart|bestellte menge|vorgangsnummer|bonnummer|bon nr|kassenbon|mengenanderung|
  numero de piece|date de piece|type de piece|type d operation|date de livraison|nom client|nom du client|code client|quantite commandee|quantite livree|numero de ticket|raison|
  motivo|numero de documento|fecha de documento|tipo de documento|tipo de operacion|numero de orden|fecha de orden|orden de compra|fecha de entrega|nombre cliente|nombre del cliente|codigo cliente|metodo de pago|cantidad pedida|cantidad recibida|numero de ticket|
  numero documento|data documento|tipo documento|nome cliente|codice cliente|data consegna|metodo di pagamento|modalita di pagamento|quantita ordinata|quantita consegnata|
  numero do documento|data do documento|tipo de operacao|data de entrega|nome do cliente|codigo do cliente|metodo de pagamento|forma de pagamento|numero da nota|quantidade pedida|
  documentnummer|documentdatum|bonnummer|klantnummer|leverdatum|betaalwijze|besteld aantal|geleverd aantal|reden|
  anledning|orsak|arsag|arsak|leveransdatum|kundnummer|ordredato|leveringsdato|kundenavn|bilagsnummer|tositenumero|tilauspaiva|toimituspaiva|asiakkaan nimi|
  powod|przyczyna|numer dokumentu|data dokumentu|typ dokumentu|rodzaj dokumentu|numer zamowienia|forma platnosci|sposob platnosci|data dostawy|nazwa klienta|
  duvod|dovod|cislo dokladu|datum dokladu|typ dokladu|datum objednavky|zpusob platby|sposob platby|datum dodani|
  indok|bizonylatszam|bizonylat szama|rendelesszam|rendeles szama|rendeles datuma|vevo neve|fizetesi mod|numar document|nr document|data document|tip document|numar factura|nr factura|data factura|nume client|data comenzii|data livrare|mod plata|
  причина|номер документа|дата документа|тип документа|вид движения|тип операции|вид операции|дата операции|способ оплаты|номер накладной|дата накладной|отправитель|получатель|
  тип операції|дата операції|номер замовлення|дата замовлення|спосіб оплати|номер накладної|отримувач|відправник|номер на документ|дата на документ|вид документ|номер на фактура|номер на поръчка|дата на поръчка|начин на плащане|
  παραστατικο|αριθμος παραστατικου|τυπος παραστατικου|ημερομηνια παραστατικου|πελατης|επωνυμια πελατη|αριθμος παραγγελιας|τροπος πληρωμης|αιτιολογια|αιτια|
  evrak no|belge no|belge tarihi|islem no|islem tarihi|islem turu|islem tipi|hareket turu|hareket tarihi|cari kodu|cari adi|odeme tipi|odeme sekli|siparis miktari|teslim tarihi|irsaliye no|irsaliye tarihi|sebep|neden|
  السبب|سبب|رقم المستند|رقم الحركة|نوع الحركة|تاريخ الفاتورة|تاريخ الحركة|رقم الارجاع|الكاشير|الكمية المباعة|الكمية المستلمة|الكمية التالفة|الكمية المرتجعة|طريقة الدفع|
  סיבה|מספר חשבונית|מספר הזמנה|תאריך חשבונית|תאריך הזמנה|מספר מסמך|סוג תנועה|שם לקוח|מספר לקוח|קופאי|אמצעי תשלום|
  شماره فاکتور|تاریخ فاکتور|مشتری|نام مشتری|شماره سفارش|تاریخ سفارش|شماره سند|نوع سند|علت|
  单据编号|单据号|单号|单据日期|单据类型|业务类型|业务日期|出库单号|入库单号|销售单号|采购单号|发货单号|经办人|操作人|操作员|制单人|下单日期|订货数量|订购数量|采购数量|出库数量|入库数量|退货数量|发货数量|调拨数量|原因|
  單號|單據編號|單據日期|採購單號|銷貨單號|出貨單號|進貨單號|訂購數量|採購數量|銷貨數量|進貨數量|經手人|交易日期|異動日期|異動類別|
  発注番号|発注日|発注数|発注数量|発注区分|納期|希望納期|納品日|納品書番号|出荷日|出荷数|出荷数量|受注日|受注数|仕入日|仕入数|仕入数量|伝票日付|取引日|処理区分|入出庫区分|入出庫日|レシート番号|請求書番号|得意先|得意先名|理由|
  전표번호|전표일자|거래번호|거래일자|거래일|입출고구분|입출고일|발주번호|발주일|발주수량|납기일|납품일|출고일|출고일자|주문일자|주문수량|판매일|판매일자|영수증번호|결제수단|결제방법|사유|
  so chung tu|ngay chung tu|ma chung tu|so phieu|loai chung tu|loai giao dich|nguoi lap|nguoi thuc hien|so don hang|ma don|ngay dat hang|so luong dat|ten khach hang|ma khach hang|hinh thuc thanh toan|ly do|
  เลขที่บิล|เลขบิล|เลขที่เอกสาร|เลขที่ใบสั่งซื้อ|เลขที่ใบกำกับ|เลขที่ใบกำกับภาษี|เลขที่ออเดอร์|หมายเลขคำสั่งซื้อ|บิลอ้างอิง|รหัสลูกค้า|ชื่อลูกค้า|ประเภทรายการ|ผู้ทำรายการ|ผู้บันทึก|ยอดสุทธิ|เหตุผล|
  no transaksi|nomor transaksi|tanggal transaksi|no invoice|nomor invoice|no bon|nomor pesanan|tanggal pesanan|jenis transaksi|nama pelanggan|kode pelanggan|metode pembayaran|jumlah dipesan|nomor po|tanggal pengiriman|no surat jalan|alasan|
  broj dokumenta|datum dokumenta|vrsta dokumenta|broj narudzbe|datum narudzbe|nacin placanja|razlog|stevilka dokumenta|stevilka narocila|nacin placila|dokumento numeris|dokumento data|uzsakymo numeris|pirkejas|dokumenta numurs|pasutijuma numurs|pircejs|dokumendi number|tellimuse number|बिल संख्या|चालान संख्या|ग्राहक|ग्राहक का नाम|आदेश संख्या|
  causale|tipo movimento|carico|scarico|data movimento|data registrazione|tipo de movimiento|tipo de movimento|type de mouvement|typ ruchu|sold by|sales rep|seller name|verkaufer|kassierer|vendedor|cajero|vendeur|caissier|venditore|cassiere|verkoper|sprzedawca|kasjer|prodavac|prodejce|pokladni|elado|penztaros|vanzator|продавец|кассир|продавець|касир|satici|kasiyer|
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
  ngay|วันที่|tanggal|kuupaev|datums|data i godzina|keltezes|时间|uhrzeit|datum und uhrzeit|heure|date et heure|hora|fecha y hora|ora|data e ora|data e hora|tijd|tid|klockslag|kellonaika|czas|godzina|cas|idopont|время|дата и время|час|дата і час|дата и час|ωρα|ημ νια|saat|tarih saat|
  الوقت|التاريخ والوقت|שעה|ساعت|تاریخ|日期时间|時刻|시간|일시|gio|ngay gio|เวลา|วันเวลา|waktu|jam|tanggal waktu|समय|दिनांक|तारीख`

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
  stuckliste|komponente|componente|composant|nomenclature produit|ingrediente|receta|рецепт|спецификация|构成|部品表|物料清单|
  recipe name|recipe id|rezept|rezeptur|rezeptname|recette|nom de la recette|nombre de la receta|nombre receta|ricetta|nome ricetta|receita|nome da receita|nazwa przepisu|przepis|receptura|nazev receptu|recept|recept neve|receptnaam|receptnamn|opskrift|oppskrift|resepti|reteta|nume reteta|рецептура|название рецепта|назва рецепту|рецепта|συνταγη|recete|recete adi|
  الوصفة|وصفة|اسم الوصفة|מתכון|שם מתכון|دستور پخت|配方|配方名称|食谱|食譜|レシピ|レシピ名|레시피|레시피명|cong thuc|สูตร|ชื่อสูตร|resep|nama resep`

/** What is taken off a price. */
export const DISCOUNT_WORDS = `discount|discount percent|discount percentage|discount rate|rabatt|rabattsatz|remise|taux de remise|descuento|porcentaje descuento|sconto|percentuale sconto|desconto|korting|kortingspercentage|rabat|rabatprocent|rabattprosent|rabattprocent|alennus|alennusprosentti|sleva|zlava|kedvezmeny|reducere|discount procent|скидка|процент скидки|знижка|отстъпка|εκπτωση|ποσοστο εκπτωσης|indirim|indirim orani|iskonto|iskonto orani|الخصم|خصم|نسبة الخصم|הנחה|אחוז הנחה|تخفیف|درصد تخفیف|折扣|折扣率|割引|割引率|할인|할인율|chiet khau|ส่วนลด|diskon|popust|nuolaida|atlaide|allahindlus`

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

/** Those who buy, beside what they bought and when. */
export const CUSTOMER_WORDS = `customer|customer name|customer id|client|client name|buyer|kunde|kundenname|kundin|cliente|nombre cliente|nombre del cliente|nome cliente|nome do cliente|comprador|nom client|nom du client|acheteur|acquirente|klant|klantnaam|klient|nabywca|zakaznik|odberatel|vevo|cumparator|клиент|покупатель|покупець|клієнт|πελατης|musteri|musteri adi|العميل|اسم العميل|לקוח|שם לקוח|مشتری|客户|客户名称|客戶|顧客|顧客名|고객|고객명|khach hang|ten khach hang|ลูกค้า|pelanggan|nama pelanggan|kund|kundnamn|asiakas|kupac|kupec|pircejs|pirkejas|klient`

/** Customers and companies, in lists of whom a business deals with. */
export const PARTNER_WORDS = `customer|customer name|customer id|customerid|customer no|customer number|customer code|company|company name|contact|contact name|contact person|client|client name|
  supplier name|vendor name|vendor no|supplier no|credit limit|payment terms|vat number|vat no|tax number|kundennummer|kundenname|firma|ansprechpartner|ust idnr|lieferantennummer|lieferantenname|
  nombre comercial|razon social|nif|cif|rfc|cuit|cnpj|cpf|raison sociale|siret|numero client|nom du client|ragione sociale|partita iva|codice fiscale|klantnummer|klantnaam|bedrijfsnaam|
  nazwa firmy|nip|ico|dic|nazev firmy|obchodne meno|cegnev|adoszam|denumire firma|cui|инн|кпп|контрагент|клиент|покупатель|unvan|vergi no|musteri adi|musteri kodu|
  客户名称|客户编号|客戶名稱|联系人|顧客コード|顧客名|会社名|고객명|거래처명|사업자번호|ten khach hang|ma khach hang|nama pelanggan|kundnummer|kundnamn|foretag|asiakas|asiakasnumero|yritys`

/** A title above the list that begins with one of these says what moved, was ordered or was paid. */
export const DOCUMENT_WORDS = `best sellers|bestsellers|bestseller|best selling|top sellers|top selling|topseller|meilleures ventes|top des ventes|mas vendidos|productos mas vendidos|piu venduti|mais vendidos|best verkocht|najlepiej sprzedajace|nejprodavanejsi|хиты продаж|самые продаваемые|en cok satan|en cok satanlar|畅销|ベストセラー|売れ筋|베스트셀러|ban chay|terlaris|purchase order|sales order|order confirmation|invoice|tax invoice|proforma invoice|pro forma invoice|commercial invoice|sales invoice|purchase invoice|delivery note|delivery slip|packing slip|packing list|
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

/** Both sides of an account. */
export const DEBIT_WORDS = `debit|debits|debito|debe|dare|debet|debiet|дебет|дебіт|borc|مدين|חובה|بدهکار|借方|차변|zaduzenie|duguje|debets|debetas|deebet`
export const CREDIT_WORDS = `credit|credits|credito|haber|avere|kredit|кредит|alacak|دائن|זכות|بستانکار|贷方|貸方|대변|potrazuje|kredits|kreditas|kreedit`
