// Words for quantities in stock, and for numbers that are mistaken for them. Folded before use.

/** How clearly it means what is on the shelf: on hand, then any quantity, then what is available to sell. */
export type StockRank = 3 | 2 | 1

export const STOCK_WORDS: Readonly<Record<StockRank, string>> = {
  /** What is on the shelf. */
  3: `laos|en rayon|нал|наличност|btls|btls on hand|disp in negozio|tong ton|במלאי|sklad ks|giac netta|aggregate qty|bestand phys|bestand physisch|il na stanie|stanje skl|stk reel|qte restante|quantite restante|quantite restant|bouteilles restantes|cantidad restante|quantidade restante|quantita restante|υπολ|lagbest|lag best|lagerbest|vrd|jaak|qty restante|vorhanden|kuantiti|input quantity|kiekis sandelyje|kogus laos|qty onhand|quantity onhand|stock act|qtd est|qtde est|cant act|cant exist|en cave|bouteilles en cave|est atual|estq atual|estq|qoldiq|qalıq|қалдық|gjendja|co san|в наявності|na polici|na policama|na skladistu|stk actual|stk atual|stk fisico|remaining|remaining quantity|remaining qty|remaining stock|qty remaining|qty left|quantity left|left in stock|actual level|level on hand|qty on shelf|quantity on shelf|on shelf|shelf qty|shelf quantity|shelf stock|on the shelf|in bin|bin qty|bin quantity|o h qty|oh qty|qty o h|o h|qty oh|ist menge|istmenge|buchbestandsmenge|налично|налично количество|帳簿数|帳簿数量|帳簿|理論数|理論数量|棚卸数|cuoi ky|期末|기말|fin de periode|fine periodo|fin de periodo|final de periodo|final do periodo|koniec okresu|na koniec okresu|konec obdobi|konecny stav obdobi|idoszak vege|sfarsit perioada|period end|end of period|periodenende|a fin de periodo|ending|closing|конец периода|на конец|кінець періоду|на кінець|ยกไป|akhir periode|現在庫数量|сальдо на конец|сальдо на конец периода|сальдо конечное|сальдо кон|остаток кон|остаток на кон|остаток на к п|на конец периода|кон остаток|сальдо на кінець|saldo na konci|koncovy stav|konecny stav|konecny zostatok|konecny zustatek|saldo koncowe|buchmenge|sollbestand laut buch|lagerbestand gesamt|bestandsmenge|zostatok|zustatok|zustatek|zostatok na sklade|aktualny zostatok|stav na sklade|stav na sklade ks|mnozstvi na sklade|pocet na sklade|mnozstvo na sklade|
    saldo fisico|saldo actual|saldo atual|saldo final|saldo existencia|saldo magazzino|stock magazzino|stock final|existencia final|existencias finales|inventario final|inventario disponible|inventario fisico|
    stock fin de periode|stock final theorique|solde stock|stock restant|rimanenza|rimanenze|rimanenza finale|giacenza finale|giacenza fisica|giacenza reale|giacenza effettiva|saldo giacenza|esistenza finale|
    quantidade atual|quantidade disponivel em estoque|existencia atual|existencias finais|stock final quantidade|qtd atual|qtde atual|qtde estoque|qtde em estoque|estoque final|
    eindvoorraad|voorraad totaal|totale voorraad|magazijnvoorraad|winkelvoorraad|boekvoorraad|aanwezig|stan koncowy|stan obecny|stan biezacy|stan ksiegowy|ilosc w magazynie|ilosc magazynowa|zapas|zapasy|zapas magazynowy|
    zarokeszlet|zaro keszlet|zaro mennyiseg|raktaron|raktari mennyiseg|raktari keszlet|tenyleges keszlet|stoc la zi|stoc scriptic final|sold final|sold cantitativ|cantitate in stoc|cantitate finala|cantitate faptica|
    kalan stok miktari|eldeki stok|eldeki|stok durumu|stoktaki miktar|stok bakiyesi|envanter|envanter miktari|donem sonu stok|donem sonu|bakiye|
    остаток фактический|остаток количество|количество остаток|кол во остаток|остаток кол во|остаток конечный|остаток товара|остаток текущий|остаток на конец дня|остаток шт|наличие на складе|складской остаток|количество в наличии|факт наличие|
    залишок на складі|поточний залишок|залишок кінцевий|залишок на кінець|кількість на складі|фактичний залишок|налични количества|крайна наличност|текуща наличност|
    τελικο υπολοιπο|τελικο αποθεμα|υπολοιπο αποθεματος|ποσοτητα αποθεματος|αποθεμα αποθηκης|υπαρχον αποθεμα|
    الرصيد الحالي|الرصيد الفعلي|الرصيد النهائي|الرصيد الدفتري|رصيد المخزن|رصيد الصنف|رصيد اخر المدة|المخزون الحالي|المخزون الفعلي|الكمية الحالية|الكمية الفعلية|كمية المخزون|الكمية بالمخزن|
    יתרת כמות|כמות יתרה|יתרה כמותית|יתרה נוכחית|כמות נוכחית|כמות קיימת|מלאי קיים|מלאי בפועל|יתרת סגירה|
    موجودی فعلی|موجودی نهایی|موجودی واقعی|موجودی پایان دوره|مانده|مانده موجودی|مانده انبار|مقدار موجودی|تعداد موجودی|موجودی فیزیکی|
    期末数量|期末库存|期末结存|期末结存数量|本期结存|在库数量|在库|在手量|在手数量|库存余量|库存现量|剩余数量|剩余库存|余量|账面数|账面库存数|系统库存|期末數量|期末庫存|庫存現量|目前庫存|現有數量|實際庫存|帳面庫存|帳面數|結存|結存數量|剩餘數量|
    在庫量|現在在庫|現在在庫数|実在庫数|期末在庫|期末在庫数|当月末在庫|月末在庫|在庫残数|残数|残在庫|在庫合計|合計在庫|総在庫|総在庫数|フリー在庫|論理在庫|論理在庫数|
    현재고수량|현재수량|기말재고|기말수량|기말재고수량|잔고수량|재고잔량|잔량|보유수량|보유재고|시스템재고|창고재고|총재고|
    ton hien tai|ton thuc|so ton|sl ton|sl ton cuoi|sl ton kho|so luong cuoi ky|so luong cuoi|ton kho hien co|so luong hien co|ton kho cuoi ky|ton so sach|so luong so sach|
    คงเหลือปัจจุบัน|ยอดคงเหลือปัจจุบัน|จำนวนสินค้าคงเหลือ|ปริมาณคงเหลือ|สต๊อกคงเหลือ|สต็อกคงเหลือ|ยอดยกไป|จำนวนในสต็อก|จำนวนในสต๊อก|คงคลัง|สินค้าคงคลัง|ยอดคงคลัง|
    saldo akhir|qty akhir|stok gudang|jumlah akhir|saldo stok|stok tersisa|sisa|sisa barang|stok buku|stok sistem|
    antal i lager|antal pa lagret|lager antal|bokfort saldo|aktuellt saldo|aktuellt lager|lagersaldo totalt|utgaende saldo|beholdning na|antall pa lager|lagersaldo na|pa lager na|faktisk beholdning|bokfort beholdning|lagerstatus antall|bogfort beholdning|aktuel beholdning|lager beholdning|antal pa lager nu|
    varastomaara|varastossa kpl|saldo kpl|nykyinen saldo|kirjanpitosaldo|fyysinen varasto|loppusaldo|
    techn voorraad|fysisk lager|fysisk beholdning|fysisk antal|fyysinen saldo|theoretical qty|theoretical quantity|theoretical stock|cantidad teorica|existencia teorica|quantite theorique|qte theorique|sollmenge|fiili stok|gercek stok|fiziki stok|guncel stok|depo miktari|mevcut miktar|现存量|现存数量|实存数量|账面数量|账存数量|账面库存|即时库存|实际库存|
    帳面數量|帳上數量|理論在庫|理論在庫数|帳簿在庫|在庫残|전산재고|장부재고|실재고|фактический остаток|текущий остаток|остаток на конец периода|
    stan rzeczywisty|fyzicky stav|aktualni stav|konyv szerinti keszlet|stoc faptic|stoc actual|stoc final|cantitate stoc|
    esistenza attuale|giacenza fiscale|giacenza contabile|existencia actual|stock fisico|stock real|existencia fisica|stock teorico|
    unidades en stock|cantidad en stock|estoque fisico|saldo em estoque|saldo de estoque|quantidade em estoque|qtd em estoque|qtd estoque|stock existente|
    qte stock|quantite stock|stock magasin|ist bestand|bestand ist|gesamtbestand|lagermenge|aantal in voorraad|aantal op voorraad|huidige voorraad|voorraadstand|
    saldo i lager|lagerstatus|φυσικο αποθεμα|τρεχον υπολοιπο|ton kho hien tai|ton thuc te|stok saat ini|stok fisik|on hand|qty on hand|quantity on hand|on hand qty|on hand quantity|stock on hand|soh|qoh|ob qoh|
    qty on hnd|current stock|current quantity|current qty|physical stock|physical quantity|physical qty|actual stock|stock|stocks|stock level|
    stock qty|stock quantity|quantity in stock|qty in stock|in stock|in stock qty|units in stock|
    inventory on hand|inventory level|inventory quantity|inventory qty|book stock|book quantity|
    system stock|system quantity|system qty|system count|book count|expected count|computer count|expected quantity|expected qty|expected stock|unrestricted|
    unrestricted stock|closing stock|cl stock|cl stk|closing stk|closing balance|closing qty|ending inventory|ending stock|ending qty|closing inventory|closing quantity|
    bestand|lagerbestand|lagerstand|auf lager|lagernd|istbestand|aktueller bestand|buchbestand|sollbestand|frei verwendbar|
    existencias|existencia|exist|exis|stock actual|en stock|en existencia|en inventario|
    libre utilizacion|inventario actual|
    quantite en stock|qte en stock|stock theorique|stock actuel|stock reel|stock physique|
    giacenza|giacenze|giacenza attuale|esistenza|giac|
    estoque|estoque atual|em estoque|stock atual|existencias atuais|
    voorraad|actuele voorraad|technische voorraad|fysieke voorraad|werkelijke voorraad|op voorraad|voorraadaantal|
    lagersaldo|i lager|lager saldo|lagerantal|lagerbeholdning|beholdning|antal pa lager|pa lager|
    varastosaldo|varastossa|varasto|saldo varastossa|
    stan|stan magazynowy|stany magazynowe|stan magazynu|na stanie|ilosc na stanie|stan aktualny|
    skladem|stav skladu|stav zasob|stav zasoby|zasoba|zasoby|na sklade|stav|mnozstvi skladem|zasoba ks|
    keszlet|keszleten|aktualis keszlet|raktarkeszlet|keszlet mennyiseg|
    stoc|stoc curent|stoc scriptic|
    наличност|наличности|складова наличност|
    остаток|остатки|конечный остаток|остаток на складе|остаток на конец|в наличии|наличие|
    количество на складе|залишок|залишки|кінцевий залишок|наявність|
    αποθεμα|υπολοιπο|
    stok|stok miktari|stok adedi|mevcut|mevcut stok|eldeki miktar|stok mevcudu|kalan|kalan miktar|kalan stok|kalan adet|stok bakiye|
    المخزون|الرصيد|رصيد المخزون|الكمية في المخزن|
    מלאי|מלאי נוכחי|כמות במלאי|יתרה במלאי|יתרת מלאי|יתרה|
    موجودی|موجودی انبار|موجودی کالا|
    库存|库存数量|库存数|现有库存|当前库存|结存|结存数量|库存量|
    庫存|庫存數量|庫存數|現有庫存|庫存量|
    在庫数|在庫|在庫数量|現在庫|現在庫数|実在庫|
    재고|재고수량|재고량|현재고|현재재고|
    ton kho|so luong ton|ton cuoi|ton cuoi ky|so luong ton kho|
    คงเหลือ|จำนวนคงเหลือ|สต็อก|สต๊อก|ยอดคงเหลือ|สินค้าคงเหลือ|
    stok barang|sisa stok|jumlah stok|stok akhir|persediaan|
    laoseis|laojaak|atlikums|krajums|krajumi|likutis|likuciai|atlikums noliktava|
    zaliha|zalihe|stanje|stanje zaliha|trenutno stanje|zaloga|na zalogi|стање|залиха|залихе|स्टॉक|शेष|शेष मात्रा|बचा स्टॉक|उपलब्ध मात्रा|bacha stock|shesh`,
  /** A quantity of anything. */
  2: `stems|bunches|kegs|jars|tins|bags|sacks|spools|rolls|miqdor|soni|miqdar|мөлшері|sasia|sztuk|pezzi|個数|unid|unids|ud|und|unds|menny|mennyis|konyv szerinti menny|cantid|qtidade|quantid|anz|st zahl|stk zahl|ilosc szt|mnoz|к во|колич|bottles|flaschen|bouteilles|botellas|bottiglie|garrafas|uds|quantity|qty|quantities|copies|exemplare|exemplaires|ejemplares|esemplari|экземпляров|inventory|inventories|variant inventory qty|
    how many|wie viele|combien|cuantos|cuantas|quanti|quante|hoeveel|hur manga|hvor mange|ile|kolik|hany|сколько|скільки|kac|
    menge|anzahl|stuck|stuckzahl|
    cantidad|cant|unidades|inventario|
    quantite|qte|nombre d unites|
    quantita|qta|q ta|
    quantidade|qtd|qtde|quant|
    aantal|antal|antall|kvantitet|mangd|maara|kpl|
    ilosc|szt|liczba|
    mnozstvi|pocet|pocet kusu|ks|mnozstvo|pocet kusov|
    mennyiseg|db|darab|
    cantitate|cant|buc|
    количество|кол во|колво|кол|количество бр|брой|
    кількість|к сть|
    ποσοτητα|ποσ|τεμαχια|
    miktar|adet|
    الكمية|العدد|كمية|تعداد|
    כמות|
    数量|數量|件数|个数|個數|
    수량|개수|
    so luong|sl|
    จำนวน|ปริมาณ|
    jumlah|kuantitas|
    kogus|daudzums|skaits|kiekis|vnt|
    kolicina|kol|količina|количина|кол|मात्रा|संख्या|matra|sankhya`,
  /** What can be sold, or a number of pieces. */
  1: `stock disponible|stoc disponibil|διαθεσιμο αποθεμα|可用库存|可用庫存|可用数|可售库存|الكمية المتوفرة|المتوفر|sevkedilebilir stok|sevkedilebilir|satilabilir|kullanilabilir miktar|stock vendible|free to sell|sellable|sellable qty|salable qty|saleable qty|saleable stock|atp|verkaufbar|verkaufbarer bestand|verfugbarer bestand|bestand verfugbar|freier bestand|estoque livre|saldo disponivel|stock libre|vrije voorraad|beschikbare voorraad|tillgangligt saldo|tillgangligt lager|tilgjengelig beholdning|tilgaengelig beholdning|vapaa saldo|volne|volne mnozstvi|k dispozici|k dispozicii|volny stav|dostepna ilosc|ilosc dostepna|wolny stan|szabad mennyiseg|disponibil vanzare|доступно к продаже|доступно для продажи|в свободном остатке|вільний залишок|доступний залишок|διαθεσιμο|διαθεσιμο υπολοιπο|זמין|יתרה זמינה|מלאי זמין|قابل فروش|موجودی قابل فروش|موجودی آزاد|有効在庫|有効在庫数|販売可能数|가용수량|판매가능수량|co the ban|ton kha dung|kha dung|ยอดพร้อมขาย|พร้อมขาย|stok dapat dijual|disponibelt|avail|qty avail|avail qty|kullanilabilir stok|kullanilabilir|satilabilir stok|可用量|可用库存量|판매가능재고|가용재고|свободный остаток|доступный остаток|stan dostepny|szabad keszlet|szabad|stock dispo|estoque disponivel|disponibelt lager|stok tersedia|available|available qty|available quantity|available stock|qty available|quantity available|free stock|net stock|net qty|net quantity|nettobestand|
    units|count|pieces|pcs|balance|saldo|
    soll|verfugbar|verfugbare menge|disponible|disponibles|cantidad disponible|disponibilita|disponibile|
    disponivel|beschikbaar|tillganglig|tilgaengelig|tilgjengelig|saatavilla|dostepne|dostupne|dostupnost|
    disponibil|налични|доступно|διαθεσιμα|διαθεσιμη ποσοτητα|متاح|المتاح|可用数量|可售数量|사용가능|
    pieejams|saadaval|prieinama|dostupno|razpolozljivo`,
}

/** Numbers that are next to stock in real files, but are something else. */
export const NO_STOCK_WORDS = `proof|abv|alcohol|تنبيه|حد|a terme|alloc|rsvd|resv|rsv|alloue|allouee|bloque|bloquee|affecte|adi|grubu|birimi|cinsi|aciklamasi|nama|
  objetivo|objectif|obiettivo|malvarde|tavoite|docelowy|docelowa|docelowe|cilovy|cilove|cielovy|celkeszlet|целевой|целевое|цільовий|целеви|στοχος|hedef|hedeflenen|المستهدف|יעד|هدف|目标|目標|목표|muc tieu|เป้าหมาย|sasaran|ciljna|ciljno|
  decimals|decimal|decimal places|nachkommastellen|dezimalstellen|decimales|decimali|decimais|decimalen|decimaler|desimaler|desimaalit|desimal|miejsca dziesietne|desetinna mista|desatinne miesta|tizedesjegy|tizedesjegyek|zecimale|десятичных|знаков после запятой|знаків після коми|δεκαδικα|ondalik|小数位|小數位|小数桁|소수점|소수자리|so thap phan|ทศนิยม|
  previous|prior|vorherig|vorheriger|vormonat|vorjahr|precedent|precedente|anterior|anteriores|vorig|vorige|foregaende|forrige|edellinen|poprzedni|poprzednia|poprzedniego|predchozi|predchoziho|predchadzajuci|elozo|предыдущий|прошлый|попередній|минулий|предходен|προηγουμενο|onceki|السابق|السابقة|קודם|קודמת|قبلی|上月|上期|前月|前期|전월|thang truoc|ky truoc|เดือนก่อน|ก่อนหน้า|sebelumnya|bulan lalu|prethodni|prethodno|
  review|reviews|rating|ratings|votes|views|visits|likes|comments|downloads|clicks|stars|components|variants|images|photos|favorites|favourites|bewertung|bewertungen|aufrufe|avis|vues|resenas|valoracion|valoraciones|visitas|recensioni|valutazione|visite|avaliacao|avaliacoes|visualizacoes|beoordeling|beoordelingen|recenzje|opinie|ocena|oceny|hodnoceni|recenze|hodnotenie|ertekeles|velemenyek|recenzii|evaluari|отзыв|отзывы|отзывов|рейтинг|оценка|просмотры|просмотров|компоненты|компонентов|відгуки|відгуків|перегляди|κριτικες|αξιολογησεις|yorum|degerlendirme|puan|التقييم|التقييمات|المشاهدات|דירוג|ביקורות|צפיות|امتیاز|评价|评分|评论|浏览|收藏|評價|評分|點閱|レビュー|評価|閲覧|리뷰|평점|조회수|danh gia|luot xem|รีวิว|คะแนน|ulasan|
  in auftragen|auftragsbestand|verwachte|verwacht|erwartet|erwarteter|erwartete|attendu|attendue|atteso|attesa|esperado|esperada|forventet|forvantad|forvantat|oczekiwany|oczekiwane|ocekavany|ocekavane|varhato|asteptat|beklenen|ожидаемый|ожидается|очікуваний|预计|預計|予定|예정|
  caricata|caricato|scaricata|scaricato|carichi|scarichi|pages|page count|seiten|seitenzahl|paginas|pagine|liczba stron|pocet stran|sider|sivut|sidor|sivumaara|页数|頁數|ページ|쪽수|страниц|сторінок|
  kolli|kolli storrelse|τεμ κιβωτιο|kiszereles|箱入數|箱入数|入數|销退|次品|opak|opak zb|opakowanie zbiorcze|cx|cx c|вупак|в упак|упак|кратность|下代|上代|掛率|予約|不良|取置|返品|冻结|残次|预留|預留|auth|authorized|authorised|allowance|res|best|bestellte|ban dau|khoi tao|verkaufte|verkaufter|bestellte|gelieferte|geliefert|erhaltene|erhalten|retournierte|retour|retours|vendues|commandees|commandes|livree|livrees|livre qte|recue|recues|retournee|retournees|entregado|entregada|recibido|recibida|devuelto|devuelta|vendidas|ordinate|consegnata|consegnate|ricevuta|ricevute|resa|resi|vendute|
  recebido|recebida|entregue|devolvido|devolvida|verkochte|bestelde|geleverde|geleverd|ontvangen|salda|levererad|mottagen|solgte|leveret|modtaget|levert|mottatt|myyty|toimitettu|vastaanotettu|tilattu|zamowiona|dostarczona|przyjeta|zwrocona|prodane|objednane|dodane|prijate|vracene|szallitott|beerkezett|visszakuldott|vandute|vanduta|comandata|livrata|primita|
  отгружено|получено|принято|возврат|проданное|заказанное|відвантажено|отримано|повернення|προς παραλαβη|πωλησεις|παραγγελια|مباع|المباع|المباعة|مطلوب|المطلوب|المطلوبة|مستلم|المستلمة|مرتجع|נמכר|שנמכר|הוזמן|סופק|销售|已售|采购|退货|発注残|販売|返品|판매|발주|반품|ban ra|da ban|dat hang|ขายแล้ว|สั่งซื้อ|dipesan|diterima|preferred|suggested|preferido|sugerido|sugerida|suggere|conseillee|suggerita|empfohlen|vorschlag|zalecany|doporuceny|рекомендуемый|на начало|на початок|arrivo|in arrivo|arriving|impegno|impegni|prenotata|prenotato|eta|purch|on po|min|minimum|minimal|max|maximum|low|alert|alerts|reorder|re order|safety|target|par|par level|
  incoming|inbound|on order|ordered|order qty|order quantity|committed|reserved|allocated|unavailable|sold|sales|
  backorder|backorders|back order|transit|in transit|per|package|packaging|pack|packs|case|carton|box|pallet|inner|
  outer|included|composite|damaged|defective|value|valuation|cost|price|amount value|status|tracker|policy|manage|
  managed|track|tracking|enabled|visibility|weight|moq|days|age|turnover|last|diff|difference|variance|
  new|new quantity|forecast|forecasted|forecasts|demand|wholesale|discount|limit|step|cart|threshold|restock|returned|returns|return|
  received|receipt|receipts|shipped|physical qoh|counted|counted quantity|count date|location|bin|shelf|rack|aisle|place|
  address|id|code|sku|name|type|date|unit of measure|uom|unit|currency|reserve|blocked|insp|quality|transfer|lower bound|
  opening|opening stock|initial|begin|beginning|purchased|purchase|issued|used|consumed|adjusted|adjustment|adjustments|
  out of stock|out|stock in|qty in|quantity in|in qty|is|has|for sale|tax|vat|rate|category|group|lead|supplier|vendor|warehouse name|fulfillment|fulfilment|allowed|individually|
  movement|movements|rotation|commit|account|asset|virtual|virtuel|virtuelle|virtuale|previsionnel|previsto|vpe|неснижаемый|незнижуваний|حداقل|حداکثر|قیمت|
  percent|pct|total value|stock value|history|below|notify|notification|desired|optimal|ideal|recommended|calculated|projected|
  mindest|mindestbestand|mindestmenge|meldebestand|hochstbestand|maximalbestand|reserviert|reservierte|reservierter|reservierung|reservierungen|bestellt|bestellmenge|gesperrt|
  verpackung|verpackungseinheit|verkauft|wert|lagerwert|preis|lagerort|lagerplatz|lagerfach|einheit|mengeneinheit|
  basismengeneinheit|nummer|kosten|zulauf|rabatt|gewicht|
  minimo|minima|maximo|maxima|deseado|deseada|ideal|bajo|bajas|reservado|reservada|pedido|pedida|vendido|vendida|vendidos|incluido|incluida|
  por caja|por paquete|caja|paquete|precio|coste|costo|valor|ubicacion|unidad|unidad medida|seguir|venta|ventas|inicial|entrada|entradas|
  salida|salidas|transito|
  minimale|maximale|mini|maxi|reserve|reservee|desire|desiree|souhaite|souhaitee|optimale|commande|commandee|vendue|vendu|vendus|alerte|seuil|prix|valeur|emplacement|
  unite|colis|carton|inclus|incluse|achat|initiale|entree|entrees|sortie|sorties|
  minima|massima|scorta|scorta minima|impegnata|impegnato|ordinata|ordinato|venduta|venduto|prezzo|valore|ubicazione|confezione|
  unita di misura|iniziale|carico|scarico|
  minimo|maximo|preco|caixa|embalagem|localizacao|entrada|saida|
  minimum voorraad|minimale|economische|vrije voorraad|gereserveerd|besteld|verkocht|prijs|waarde|verpakking|locatie|
  bestalld|bestalt|reserverad|reserveret|reservert|solgt|sald|pris|varde|verdi|vaerdi|forpackning|lagerplats|
  minimalny|minimalna|minimalne|maksymalny|zarezerwowane|zarezerwowana|rezerwacja|rezerwacje|zamowione|sprzedane|cena|wartosc|opakowanie|lokalizacja|
  minimalni|maximalni|rezervovano|objednano|prodano|hodnota|baleni|umisteni|minimalna|minimalne|
  minimalis|maximalis|foglalt|rendelt|eladott|ar|ertek|csomag|
  minim|maxim|rezervat|comandat|vandut|pret|valoare|
  минимален|минимальный|мин|макс|резерв|зарезервировано|заказ|заказано|продано|цена|стоимость|сумма|упаковка|упаковке|начальный|приход|расход|
  мінімальний|ціна|вартість|сума|початковий|прихід|витрата|
  ελαχιστο|μεγιστο|τιμη|αξια|δεσμευμενα|
  asgari|azami|rezerve|siparis|satilan|satis|fiyat|fiyati|deger|tutar|paket|koli|kodu|kod|kritik|giris|cikis|
  الحد الادنى|السعر|القيمة|سعر|محجوز|
  מחיר|מינימום|מינימלי|ערך|
  最低|最小|最大|安全|预警|預警|上限|下限|单价|單價|价|價|金额|金額|成本|锁定|在途|占用|起订|起訂|装箱|裝箱|規格|规格|編號|编号|期初|入库|出库|
  無制限|フラグ|制限|発注|入数|単価|価格|原価|引当|入荷|入庫|出庫|受注|適正|売価|
  최소|최대|안전|단가|금액|입고|출고|예약|박스|
  toi thieu|toi da|gia|gia tri|thanh tien|dau ky|nhap|xuat|
  ขั้นต่ำ|ราคา|มูลค่า|จอง|
  harga|minimum|nilai|awal|masuk|keluar|terjual|
  minimaalne|hind|vaartus|minimalais|cena|vertiba|minimalus|kaina|verte|rezervuota|
  minimalna|minimalne|cijena|vrijednost|rezervirano|naruceno|narocena|rezervirana`

/** Stock at the beginning of a period. */
export const BEGINNING_WORDS = `ban dau|opening|initial|begin|beginning|start|anfang|anfangsbestand|inicial|initial|initiale|iniziale|начальный|
  початковий|awal|dau ky|期初|기초|poczatkowy|pocatecni|nyito|baslangic|devir`

/** Words that can be added without changing the meaning. */
export const STOCK_FILLERS = `במחסן|מחסן|בחנות|现|現|jelenlegi|mostani|huidig|huidige|nuvarande|nuvaerende|navaerende|obecny|obecna|soucasny|sucasny|curent|curenta|текущ|текуща|текущо|trenutno|trenutna|trenutni|τρεχον|τρεχουσα|当前|现有|目前|現有|現在|현재|ปัจจุบัน|sekarang|praegune|dabartinis|pasreizejais|वर्तमान|flaschen|bottles|bouteilles|botellas|bottiglie|garrafas|flasker|flaskor|pullot|butelki|lahve|remaining|biez|biezaca|biezacy|cantidades|unidades|quantita|quantites|quantidades|qtd|учет|учета|по учету|akt|aktu|bokfort|bokforda|bokforte|bogfort|saldo|saldo control|control|depodaki|magazadaki|rafta|raftaki|уп|упак|упаковок|pack sizes|fl|szerinti|konyv|lejos|ladon|varastossa oleva|magazynowa|skladova|skladovy|magazzino|magasin|almacen|armazem|deposito|depot|depo|gudang|kho|nb|nbre|nombre|liczba|ilosc|sztuk|sztuki|ucetni|uctovny|uctovna|uctovne|evidencni|knihovni|現|المتاحة|الموجودة|buchmassig|theorique|teorico|teorica|theoretisch|theoretisk|theoretical|rechnerisch|scriptic|scriptica|учетное|учетный|учетная|облікова|
  kusov|kusu|kusy|darab|bucati|stuks|stykker|stucke|stuck|kappaletta|штук|τεμ|τεμαχια|قطعة|יחידות|件|台|枚|本|cai|ชิ้น|buah|unidades|unita|pezzi|pz|piece|pieza|piezas|unites|menge|physical|fisico|fisica|physique|reel|reelle|real|fizyczny|rzeczywisty|fyzicky|skutecny|skutocny|fizic|faptic|fiili|fiziksel|guncel|фактический|фактич|факт|φυσικο|πραγματικο|الحالي|الحالية|الفعلي|النهائي|נוכחי|בפועל|فعلی|hien tai|thuc te|saat ini|akhir|aktuel|aktuellt|nykyinen|final|finale|finales|finais|koncowy|konecny|zaro|fl|btl|of|the|in|on|at|a|now|total|totals|all|current|actual|today|level|number|no|nr|units|unit|pcs|pieces|
  pc|ea|each|qty|quantity|items|item|product|products|article|variant|goods|store|shop|warehouse|stock|inventory|hand|not|
  editable|edit|de|del|la|le|el|en|du|des|les|los|las|d|em|na|no|da|do|di|al|w|we|v|ve|z|per il|pa|per|i|im|am|
  stk|stck|st|szt|ks|db|buc|шт|штук|бр|kg|adet|vnt|kom|kos|tk|gab|amount|number of|lager|artikel|sum|main warehouse|数|個|
  hb|quant|ending|closing|as|1|location|aktuell|aktueller|actuel|actuelle|attuale|atual|ist|aktualny|aktualna|aktualni|текущий|поточний`

/** Where stock lies; further endings are those of the same word. */
export const WAREHOUSE_WORDS = `sandelis|sandelyje|noliktava|noliktavas|skladiste|skladistu|skladisce|magazyn|magazynie|magazine|magazzino|almacen|entrepot|warehouse|
  varasto|varastossa|raktarban|depozit|складе|складі|αποθηκη|αποθηκης`

/** What can be sold or used of the stock. */
export const FREE_WORDS = `verf|disp|dost|available|avail|free|net|sellable|salable|saleable|atp|usable|verfugbar|verfugbarer|verfugbare|frei|freier|verkaufbar|nettobestand|disponible|disponibles|dispo|disponivel|livre|libre|
  disponibile|disponibilita|beschikbaar|beschikbare|vrij|vrije|tillganglig|tillgangligt|disponibelt|disponibel|tilgjengelig|tilgaengelig|saatavilla|vapaa|
  dostepne|dostepna|dostepny|dostepnych|wolne|wolny|dostupne|dostupny|dostupna|k dispozici|k dispozicii|volne|volny|szabad|elerheto|disponibil|
  доступно|доступный|доступное|свободно|свободный|налични|доступна|вільний|διαθεσιμο|διαθεσιμα|διαθεσιμη|kullanilabilir|satilabilir|sevkedilebilir|sevk edilebilir|musait|
  متاح|المتاح|المتوفر|المتوفرة|זמין|זמינה|قابل فروش|آزاد|可用|可售|可发|可發|可銷|可用量|有効|フリー|販売可能|가용|판매가능|사용가능|co the ban|kha dung|พร้อมขาย|tersedia|dapat dijual`

/** What somebody has counted, beside what the books say. */
export const COUNTED_WORDS = `counted|counted qty|counted quantity|count qty|actual count|physical count|gezahlt|gezahlte menge|zahlmenge|compte|comptee|quantite comptee|qte comptee|contado|contada|cantidad contada|conteo|conteo fisico|quantidade contada|contagem|contata|quantita contata|conteggio|geteld|geteld aantal|telling|raknat|raknat antal|inventerat|optalt|opptalt|talt|laskettu|policzono|ilosc policzona|ilosc ze spisu|napocitano|spocitano|megszamolt|leltarozott|numarat|cantitate numarata|
  подсчитано|факт|по факту|факт количество|фактическое количество|фактична кількість|преброено|καταμετρηθεισα|sayim|sayilan|sayim miktari|sayilan miktar|العدد الفعلي|المعدود|الجرد الفعلي|כמות שנספרה|ספירה|شمارش|实盘|实盘数|实盘数量|盘点数|盘点数量|盤點數|盤點數量|實盤數量|実棚|実棚数量|실사수량|실사재고|so thuc te|thuc te|so luong kiem|sl kiem ke|so luong kiem ke|นับได้|จำนวนนับ|จำนวนที่นับได้|jumlah fisik|hasil hitung|stok opname|qty opname|popisano|suskaiciuota|saskaitits|loetud`
