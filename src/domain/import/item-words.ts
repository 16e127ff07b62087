// Column names for item data in exports of POS systems, shops and accountants, in many languages. Folded before use.
// The first words of a list are the surest.

import type { ColumnKind } from './column-kind.ts'

export const ITEM_WORDS: Readonly<Record<Exclude<ColumnKind, 'quantity'>, string>> = {
  sku: `sku|pzn|cip7|code cip|cip|code cip7|katalog|کد کالا|کد محصول|variant sku|custom sku|sku code|sku number|item sku|product sku|item no|item number|item code|item nr|itemcode|itemno|
    article number|article no|article code|stock code|stockcode|part number|part no|partnumber|internal reference|default code|
    material|material number|material no|material code|plu|seller sku|product code|product number|variation number|variant number|variation no|
    product no|product ref|productcode|product reference|model|model number|model no|mpn|manufacturer part number|
    reference|reference number|ref|ref no|item id|itemid|product id|productid|article id|inventory id|stock id|catalog number|catalogue number|code|id|style code|style number|
    artikelnummer|artikel nr|artikelnr|art nr|artnr|art no|artikelcode|artikel no|bestellnummer|materialnummer|sachnummer|teilenummer|
    code article|code produit|reference produit|reference article|ref article|codearticle|
    referencia|codigo|codigo articulo|codigo de articulo|codigo producto|codigo de producto|codigo del producto|clave|cod articulo|cod|codigo interno|
    codice|codice articolo|codice prodotto|cod articolo|codart|codarticolo|codprod|cdart|riferimento|
    codigo do produto|cod produto|codigo produto|referencia do produto|
    artikelkode|varnummer|varenummer|varenr|vare nr|vnr|artikelid|tuotenumero|tuotekoodi|tuotenro|koodi|
    indeks|symbol|kod towaru|kod produktu|indeks towaru|numer katalogowy|nr katalogowy|kod|
    kod zbozi|kod produktu|kod tovaru|katalogove cislo|cislo zbozi|cislo|cislo tovaru|
    cikkszam|cikk szam|termekkod|kod termek|cikkkod|
    cod produs|cod articol|cod intern|
    код|код товара|артикул|код на артикул|номенклатурный код|код номенклатуры|каталожен номер|код на продукт|код товару|
    κωδικος|κωδικος ειδους|κωδικος προιοντος|κωδ|
    stok kodu|urun kodu|malzeme kodu|stok kod|kodu|urun no|model kodu|
    الرمز|رمز المنتج|المرجع|رقم الصنف|كود الصنف|كود المنتج|الكود|كود|رقم المنتج|
    מק ט|מקט|קוד פריט|קוד מוצר|מספר פריט|קוד|
    商品编码|商品编号|货号|编码|商品代码|物料编码|物料编号|产品编号|产品编码|存货编码|商家编码|
    商品編號|貨號|編號|商品代碼|產品編號|料號|品號|
    商品コード|品番|品目コード|商品番号|製品コード|品目番号|型番|
    상품코드|품번|품목코드|제품코드|상품번호|품목번호|관리코드|
    ma hang|ma san pham|ma sp|ma hang hoa|ma vat tu|
    รหัสสินค้า|รหัส|
    kode barang|kode produk|kode item|kode|
    kood|tootekood|artikuls|preces kods|kods|prekes kodas|kodas|
    nsn|national stock number|minsan|cnp|codigo nacional|bloz|inventarnr|inventar nr|inventarnummer|inventory number|inventory no|inventory code|accession number|accession no|asset tag|asset no|asset number|artikel id|artikelkennung|warennummer|produktnummer|produktnr|produktcode|produkt id|identnummer|ident nr|materialnr|mat nr|matnr|teilenr|interne nummer|interne artikelnummer|katalognummer|bestell nr|
    reference interne|code interne|n article|no article|numero article|numero d article|code art|id produit|code reference|
    cod producto|cod prod|id producto|numero de articulo|n articulo|no articulo|referencia interna|clave producto|clave articulo|numero de parte|no de parte|no parte|codigo sku|codigo item|codigo material|
    codice interno|cod prodotto|id prodotto|codice art|cod art|codigo do item|cod item|id do produto|cod artigo|codigo artigo|codigo do artigo|codigo interno do produto|
    productcode|productnummer|bestelnummer|interne code|referentie|produktkode|vare id|artikkelnummer|artikkelnr|nimikenumero|nimiketunnus|tuotetunnus|tunnus|artikelkod|
    numer artykulu|nr artykulu|kod artykulu|indeks materialowy|indeks handlowy|id produktu|id towaru|nr towaru|kod wlasny|
    kod artiklu|cislo artiklu|cislo produktu|cislo materialu|kod polozky|cislo polozky|skladove cislo|kod karty|cislo karty|kod vyrobku|cislo vyrobku|kod zasoby|
    cikk kod|termek kod|termekazonosito|cikkazonosito|azonosito|cod material|cod marfa|id produs|simbol|cod articol intern|
    stok no|parca no|malzeme no|urun id|stok karti kodu|kart kodu|parca kodu|
    код материала|номенклатурный номер|каталожный номер|номер по каталогу|код позиции|код артикула|внутренний код|номер товара|id товара|код продукта|код номенклатури|номенклатурний номер|код продукту|каталожний номер|
    κωδικος υλικου|κωδ ειδους|رقم المادة|كود المادة|رمز المادة|رمز الصنف|رقم القطعة|كود السلعة|رمز السلعة|מפתח פריט|מספר קטלוגי|קוד מקט|מס פריט|קוד פנימי|
    کد|شناسه کالا|شناسه محصول|کد قطعه|شماره فنی|
    料号|物料号|物料代码|款号|商品id|产品代码|品号|商品货号|商家货号|零件号|图号|貨品編號|貨品編碼|貨品編码|存货代码|物品编码|物品编号|材料编码|商品編碼|物料編號|品項編號|
    商品管理番号|自社品番|アイテムコード|部品番号|部番|資材コード|管理番号|図番|자재코드|자재번호|부품번호|상품id|모델번호|아이템코드|자체상품코드|
    ma vt|ma sku|ma so|ma hh|ma thuoc|ma|รหัสวัสดุ|เลขที่สินค้า|รหัสพัสดุ|no barang|nomor barang|id barang|kode sku|nomor part|no part|id produk|
    sifra|sifra artikla|sifra proizvoda|шифра|шифра артикла|sifra izdelka|oznaka|stock no|stock number|stock nr|ndc|ndc code`,
  barcode: `barcode|ean upc|code barre|code barres|codebarre|gencod|gencode|gtin ean|ean gtin|gtin 13|gtin13|gtin 14|ean 8|ean8|strichcode|strichcode nr|ean artikel|codigo de barra|cod de barras|codigo barra|codigo de barras ean|cod ean|ean codigo|codice ean|cod barre|codigo de barras gtin|gtin ean tributavel|ean cod de barras|
    barcodenummer|ean barcode|eankode|ean nr|viivakoodi ean|kod paskowy|kod kreskowy ean|carovy kod ean|ean kod zbozi|vonalkod ean|cod de bara|cod bara|barkod numara|штрихкод ean|штрих код ean|штриховой код|штрих коды|штрих код ean13|штрихкод ean13|баркод товара|γραμμωτος|كود الباركود|رقم الباركود|رمز الباركود|الكود الدولي|ברקוד פריט|شناسه بارکد|کد بارکد|
    国际码|商品条形码|69码|条码编号|条码号|國際碼|janコード13|商品バーコード|바코드값|표준바코드|상품바코드|ma so vach|ma barcode|รหัสบาร์โค้ด|บาร์โค๊ด|kode barcode|no barcode|barcode no|barcode number|bar code number|barcodes|bar code|variant barcode|variant barcodes|ean|ean13|ean 13|gtin|upc|upc a|upc code|upc ean|ean upc|ean code|ean nummer|ean kod|
    gtin ean|gtin upc ean or isbn|gtin upc ean oder isbn|gtin upc ean ou isbn|gtin upc ean o isbn|gtin upc ean of isbn|gtin upc ean isbn|isbn|isbn13|isbn 13|barcode number|barcode no|barcode ean|item barcode|product barcode|primary barcode|scan code|
    ean number|gtin13|gtin 13|
    strichcode|barcode nummer|ean code nummer|code barres|code a barres|codebarre|codebarres|code barre|codes barres|code ean|gencod|gencode|
    codigo de barras|codigo barras|cod barras|codigobarras|codigos de barras|codigo ean|
    codice a barre|codice barre|cod a barre|barcode ean|
    streepjescode|streckkod|streckkoder|stregkode|strekkode|viivakoodi|ean koodi|
    kod kreskowy|kody kreskowe|kod ean|carovy kod|ciarovy kod|kod ean|
    vonalkod|ean kod|cod de bare|cod bare|cod ean|
    баркод|баркоды|штрихкод|штрих код|штрихкоды|ean код|штрихкод товара|
    γραμμωτος κωδικος|γραμμωτος κωδικας|barcode ειδους|
    barkod|barkod no|barkodu|barkod numarasi|urun barkodu|
    الباركود|باركود|الرمز الشريطي|
    ברקוד|קוד ברקוד|
    条码|条形码|商品条码|国际条码|條碼|條碼編號|國際條碼|商品條碼|
    بارکد|cip|cip13|code cip|code cip13|jan|jan code|janコード|バーコード|
    바코드|바코드번호|
    ma vach|บาร์โค้ด|รหัสแท่ง|kode batang|barkode|
    ribakood|triipkood|svitrkods|svitru kods|bruksninis kodas|barkodas|
    bar kod|crtna koda|crticni kod|бар код`,
  case_barcode: `case barcode|carton barcode|outer barcode|inner barcode|pack barcode|itf|itf14|itf 14|dun14|dun 14|scc14|scc 14|
    ean ve|ve ean|omdoos ean|d pak ean|f pak ean|箱码|箱条码|外箱条码|箱條碼|外箱條碼|itfコード|集合包装コード|박스바코드|박스 바코드|
    ma vach thung|บาร์โค้ดลัง|باركود الكرتون|ברקוד קרטון`,
  name: `item name|product name|product title|name|title|item description|product description name|material description|item|product|products|article name|
    نام کالا|نام محصول|شرح کالا|商品全名|存货名称|desc|descr|article|description|designation|particulars|goods name|goods|product desc|item desc|stock description|part description|short description|display name|label|beer|wine|plant name|plant|book title|book name|medicine name|medicine|drug name|cigar|beverage|item summary|summary|wein|bier|vin|medikament|medicamento|medicament|farmaco|nazwa leku|препарат|лекарство|ilac adi|药品名称|藥品名稱|书名|書名|약품명|도서명|ten thuoc|title short|short title|short name|titel|titre|titulo|titolo|
    bezeichnung|artikelbezeichnung|artikelname|produktname|produkt|produktbezeichnung|materialkurztext|kurztext|beschreibung|artikel|benennung|plu text|artikeltext|kassentext|bontext|
    designation article|libelle|libelle article|libelle produit|nom|nom du produit|nom produit|nom de l article|produit|
    descripcion|nombre|nombre del producto|nombre producto|nombre articulo|producto|articulo|descripcion articulo|descripcion del producto|texto breve de material|detalle|
    descrizione|descrizione articolo|prodotto|nome|nome prodotto|articolo|denominazione|
    descricao|produto|nome do produto|descricao do produto|nome produto|artigo|
    omschrijving|naam|artikelomschrijving|productnaam|artikelnaam|
    benamning|produktnamn|artikelnamn|artikelbenamning|varunamn|varenavn|navn|produktnavn|varebetegnelse|betegnelse|varetekst|beskrivelse|vare|
    nimi|tuotenimi|tuotteen nimi|tuote|nimike|nimitys|kuvaus|
    nazwa|nazwa towaru|nazwa produktu|towar|opis|asortyment|
    nazev|nazev zbozi|nazev produktu|popis|zbozi|nazov|nazov tovaru|nazov produktu|tovar|
    megnevezes|termeknev|termek|termek neve|cikknev|nev|leiras|
    denumire|denumire produs|produs|nume|nume produs|articol|descriere|
    наименование|название|номенклатура|товар|наименование товара|название товара|продукт|артикул име|описание|
    назва|найменування|назва товару|
    περιγραφη|ονομασια|ειδος|προιον|ονομα|
    urun adi|urun|stok adi|malzeme adi|urun ismi|isim|malzeme aciklamasi|malzeme|aciklama|ad|adi|
    اسم المنتج|المنتج|الاسم|الصنف|اسم الصنف|البيان|الوصف|
    שם מוצר|שם פריט|שם המוצר|תיאור|תאור|שם|מוצר|תאור פריט|
    商品名称|名称|品名|产品名称|物料名称|货品名称|存货名称|商品|商品名|
    商品名稱|名稱|產品名稱|品名規格|
    品目名|製品名|
    상품명|품명|제품명|품목명|이름|명칭|
    ten hang|ten san pham|ten sp|ten hang hoa|ten vat tu|ten|
    ชื่อสินค้า|ชื่อ|รายการสินค้า|รายการ|สินค้า|
    nama barang|nama produk|nama|nama item|barang|
    nimetus|toode|toote nimi|kaup|nosaukums|preces nosaukums|prece|pavadinimas|prekes pavadinimas|preke|
    nomenclature|gegenstand|objekt|objektbezeichnung|gerat|geratebezeichnung|object name|object|equipment|equipment name|equipment description|asset name|asset description|material name|keterangan|artikeltitel|warenbezeichnung|materialbezeichnung|produkttitel|produkttext|artikelbenennung|nom article|nom de l produit|intitule|intitule article|libelle long|descripcion del articulo|descripcion producto|descripcion material|descripcion corta|nombre del articulo|nombre comercial del producto|denominacion|
    descrizione prodotto|nome articolo|descricao do item|descricao do artigo|descricao produto|descricao artigo|nome do item|nome do artigo|produktnaam|artikel omschrijving|productomschrijving|artikelbenaming|
    produktbeskrivning|artikelbeskrivning|varebeskrivelse|produktbeskrivelse|artikkelnavn|varebenaevnelse|tuotekuvaus|tuotteen kuvaus|nimikkeen nimi|nazwa artykulu|nazwa asortymentu|nazwa materialu|opis towaru|nazev artiklu|nazev polozky|nazev materialu|nazev vyrobku|nazov artiklu|nazov polozky|nazov materialu|
    cikk megnevezese|cikk megnevezes|termek megnevezese|aru megnevezese|denumire articol|denumire material|denumire marfa|nume articol|stok aciklamasi|parca adi|urun tanimi|urun aciklamasi|
    наименование материала|наименование номенклатуры|полное наименование|описание товара|позиция|номенклатурная позиция|найменування товару|назва продукту|назва номенклатури|περιγραφη ειδους|ονομα προιοντος|περιγραφη υλικου|
    اسم المادة|اسم السلعة|وصف الصنف|وصف المنتج|وصف المادة|اسم القطعة|תיאור פריט|תיאור מוצר|שם הפריט|عنوان کالا|عنوان محصول|شرح|عنوان|
    材料名称|物品名称|商品标题|货物名称|存货名|貨品名稱|物料名稱|商品標題|物品名稱|商品名称|品名称|部品名|資材名|アイテム名|자재명|부품명|품목|상품|
    ten hh|ten vt|ten mat hang|mat hang|ชื่อวัสดุ|ชื่อพัสดุ|รายละเอียดสินค้า|deskripsi barang|deskripsi produk|uraian|uraian barang|
    namn|beteckning|məhsul|malın adı|nomi|tovar nomi|mahsulot nomi|атауы|тауар атауы|emri|emertimi|име|ime|ime izdelka|nafn|heiti|نام|jina|დასახელება|անվանում|品目|اسم|
    naziv|naziv artikla|naziv proizvoda|artikal|artikl|назив|назив артикла|naziv izdelka|izdelek|designacao|designacion|varebenevnelse|benevnelse|varetekst|стока|rohstoff|rohware|zutat|materia prima|matiere premiere|नाम|वस्तु|वस्तु का नाम|सामान|सामान का नाम|उत्पाद|उत्पाद का नाम|saman|saman ka naam|vastu|
    ingredient|ingredient name|stock item|stock item name|inventory item|item title|part name|component name|insumo|nombre insumo|nombre del insumo|nome do insumo|grondstof|surowiec|nazwa surowca|skladnik|nazwa skladnika|surovina|nazev suroviny|alapanyag|alapanyag neve|materie prima|denumirea|denumirea produsului|hammadde|hammadde adi|
    ингредиент|сырье|наименование сырья|наименование продукции|наименование продукта|наименование позиции|інгредієнт|сировина|найменування продукції|найменування продукту|المادة|المكون|חומר גלם|
    食材|食材名称|原料|原料名称|原材料|物资名称|通用名|食材名|材料|材料名|原材料名|品物|物品名|備品名|재료|재료명|원재료|원재료명|식재료|식재료명|nguyen lieu|ten nguyen lieu|ten nguyen vat lieu|วัตถุดิบ|ชื่อวัตถุดิบ|bahan|nama bahan|bahan baku|nama bahan baku`,
  variant: `variation name|variation|variant|variant name|option1 value|option2 value|option3 value|option 1 value|option 2 value|option 3 value|
    size|colour|color|grosse|farbe|taille|couleur|talla|taglia|colore|maat|kleur|variant option one value|
    variant option two value|variant option three value|サイズ|色|rozmiar|kolor|velikost|barva|цвят|размер|цвет|renk|beden|renk aciklamasi|renk adi|beden aciklamasi|farbbezeichnung|colour name|color name|colour description|color description|size name|frame size|libelle couleur|libelle taille|descrizione colore`,
  category: `grubu|primary category|main category|hauptkategorie|hovedkategori|primaer kategori|huvudkategori|paakategoria|categorie principale|categoria principal|categoria principale|hoofdcategorie|glowna kategoria|kategoria glowna|hlavni kategorie|hlavna kategoria|fokategoria|categorie principala|основная категория|головна категорія|основна категория|κυρια κατηγορια|ana kategori|الفئة الرئيسية|קטגוריה ראשית|主分类|主分類|メインカテゴリ|대표카테고리|danh muc chinh|หมวดหมู่หลัก|kategori utama|glavna kategorija|
    category|categories|product category|item category|type|product type|department|dept|group|grp|item group|product group|material group|category name|
    warengruppe|kategorie|artikelgruppe|categorie|famille|rayon|categoria|familia|categoria prodotto|grupo de articulos|grupo|rubro|
    reparto|groep|artikelgroep|kategori|varugrupp|varegruppe|ryhma|tuoteryhma|departamento|kategoria|grupa|grupa towarowa|skupina|kategoria|
    категория|группа|номенклатурная группа|категорія|група|κατηγορια|kategori adi|カテゴリ|分類|部門|分类|商品分类|类别|分類|카테고리|분류|nhom hang|หมวดหมู่|
    الفئة|التصنيف|القسم|المجموعة|קטגוריה|kategorija|vrsta|kategooria|
    nombre categoria|nome categoria|nom categorie|product type name|sub category|subcategory|typ|produkttyp|artikeltyp|produktkategorie|produktgruppe|gruppe|sortiment|tipo|tipo de producto|tipo producto|tipo prodotto|tipo de produto|
    gruppo|gruppo merceologico|categoria merceologica|type de produit|soort|producttype|artikelgrupp|grupp|produktgrupp|tyyppi|luokka|tuotetyyppi|tuoteluokka|
    rodzaj|typ towaru|druh|druh zbozi|tipus|csoport|termekcsoport|cikkcsoport|tip|tip produs|tur|urun turu|urun grubu|kateqoriya|nov|turi|kategoriya|
    вид|вид товара|тип|тип товара|раздел|подгруппа|категорија|вид стока|τυπος|loai|loai hang|loai san pham|danh muc|the loai|jenis|jenis barang|kategori barang|golongan|
    ประเภท|종류|유형|種類|種別|ジャンル|类型|類型|类目|商品类型|نوع|النوع|دسته بندی|گروه|श्रेणी|קבוצה|סוג|rusis|veids|grupe|liik|tuup|flokkur|lloji|aina|კატეგორია|կատեգորիա|
    artikelkategorie|hauptgruppe|hauptwarengruppe|rubrik|sous famille|sous categorie|groupe|categoria producto|subcategoria|seccion|categoria do produto|secao|sottocategoria|famiglia|productgroep|rubriek|hoofdgroep|varekategori|tuotekategoria|osasto|grupa asortymentowa|grupa produktowa|kategoria produktu|skupina zbozi|kategorie zbozi|kategorie produktu|arucsoport|termekkategoria|categorie produs|
    товарная группа|вид номенклатуры|категория товара|группа товаров|группа товара|група товарів|категорія товару|група стоки|ομαδα|οικογενεια|κατηγορια ειδους|grup|grup adi|urun kategorisi|stok grubu|ana grup|فئة|تصنيف|قسم|مجموعة|اسم الفئة|מחלקה|משפחה|קבוצת מוצר|دسته|طبقه بندی|
    カテゴリー|カテゴリ名|商品カテゴリ|商品カテゴリー|大分類|中分類|小分類|部門名|카테고리명|품목구분|품목분류|상품분류|대분류|중분류|소분류|分类名称|类别名称|商品类目|品类|大类|商品分類|商品類別|類別|nhom|nhom san pham|phan loai|nganh hang|กลุ่ม|กลุ่มสินค้า|หมวด|หมวดสินค้า|ประเภทสินค้า|kelompok|grup barang|kategori produk|kaubagrupp|tootegrupp|preciu grupe|grupa artikala`,
  unit: `birimi|unit|uom|unit of measure|unit of measurement|base unit of measure|base uom|einheit|mengeneinheit|basismengeneinheit|me|unite|unidad|unidad medida base|unidad de medida|unita|
    unita di misura|um|u m|eenheid|enhet|enhed|yksikko|unidade|単位|单位|單位|단위|don vi|dvt|หน่วย|satuan|jednostka|j m|jm|jednotka|mj|
    egyseg|me egyseg|unitate|ед|ед изм|единица|единица измерения|од|од вим|μοναδα|birim|الوحدة|יחידה|jedinica|jmj|enota|uhik|mervieniba|mato vnt|matavimo vienetas|
    unit name|unit code|sales unit|selling unit|stock unit|base unit|measure unit|measurement unit|basiseinheit|verkaufseinheit|lagereinheit|einh|unite de mesure|unite de vente|unite de stock|unidad de venta|und medida|unid medida|udm|unita misura|unita di vendita|unidade de medida|unidade medida|un|
    verkoopeenheid|maateenheid|enh|mattenhet|forsaljningsenhet|maleenhed|salgsenhed|maleenhet|salgsenhet|mittayksikko|myyntiyksikko|jednostka miary|jedn miary|jedn|jednostka sprzedazy|merna jednotka|m j|mennyisegi egyseg|mertekegyseg|m e|unitate de masura|unitate masura|
    единица изм|ед измерения|ед измер|ед хранения|единица хранения|базовая единица|базовая единица измерения|одиниця|одиниця виміру|одиниця вимірювання|од виміру|од вимірювання|базова одиниця|мярка|мерна единица|м ед|јединица мере|јм|jedinica mjere|jedinica mere|jed mjere|jed mere|enota mere|em|
    μοναδα μετρησης|μον μετρησης|μ μ|μμ|olcu birimi|birim adi|stok birimi|ana birim|وحدة القياس|وحدة|وحدة البيع|اسم الوحدة|יחידת מידה|יח מידה|יח|واحد|واحد سنجش|واحد شمارش|واحد اندازه گیری|इकाई|मापन इकाई|
    计量单位|基本单位|销售单位|库存单位|計量單位|基本單位|銷售單位|単位名|数量単位|計量単位|販売単位|단위명|기본단위|판매단위|재고단위|don vi tinh|dv tinh|หน่วยนับ|หน่วยขาย|satuan barang|mootuhik|mat vnt|merv`,
  pack: `pack size|pack|case size|case qty|units per case|units per pack|inner|carton qty|packungsgrosse|pack qty|case pack|qty per pack|qty per case|
    ve|verpackungseinheit|gebinde|colisage|unidades por caja|pezzi per confezione|verpakking|
    stuks per doos|forpackning|入数|装箱数`,
  unit_cost: `jobber|p a|cmup|prmp|pc medio|pcm|pu achat|p u achat|avco|fifo cost|std cost|aip|we pay|pr ditta|site cost|vpc|preis einheit|o preis|last price paid|last price|verrekenprijs|vaste verrekenprijs|kalkylpris|ink pris|inkpris|sisseost|hna|pvl|debourse|prix remise|depocu fiyati|atlagar|anschaffungspreis|tarif centrale|结存单价|опт|aek|nett price|pasizmaksa|cena ew|cena ewidencyjna|p a net|lst cost|acq cost|acquisition cost|dealer net|dealer cost|net cost|wac|標準進價|nabavna|дост цена|доставна|nakupni|nakupna|zakupowa|beszerzesi|закупочная|закупівельна|покупна|nabavna|набавна|p custo|p custo unit|custo unit|tukkuhinta|bekerulesi ar|kelish narxi|alış qiyməti|下代|下代単価|unit cost|cost|cost price|cost per item|average cost|avg cost|default cost|default unit cost|supply price|valuation rate|wholesale price|
    purchase price|purchase cost|buy price|buying price|landed cost|cost of goods|last cost|standard cost|moving price|moving average price|
    einkaufspreis|ek|ek preis|einstandspreis|kosten|cout|ek netto|
    prix d achat|prix achat|pa ht|prix de revient|coste|costo|precio de coste|precio de costo|precio compra|precio de compra|costo unitario|coste unitario|
    prezzo di acquisto|prezzo acquisto|inkoopprijs|kostprijs|inkopspris|kostpris|indkobspris|innkjopspris|ostohinta|custo|custo unitario|
    preco de custo|cena zakupu|nakupni cena|nakupna cena|beszerzesi ar|pret achizitie|pret de achizitie|доставна цена|цена закупки|закупочная цена|себестоимость|
    закупівельна ціна|собівартість|τιμη αγορας|κοστος|alis fiyati|maliyet|原価|仕入価格|仕入単価|进价|成本|成本价|采购价|進價|成本價|원가|매입가|gia von|gia nhap|ราคาทุน|ต้นทุน|harga beli|hpp|
    سعر الشراء|التكلفة|سعر التكلفة|מחיר עלות|עלות|ostuhind|iepirkuma cena|pirkimo kaina|savikaina|nabavna cijena|nabavna cena|набавна цена|
    buy|buying|trade price|last buy price|inkoop|inkoop prijs|besz ar|netto besz ar|beszar|netto beszerzesi ar|prezzo forn|prezzo fornitore|costo medio|costo ultimo|vazena nakupni cena|vaz nak cena|nak cena|prumerna nakupni cena|skladova cena|ціна закупівлі|закупочна ціна|ціна закупки|ціна придбання|цена закупа|цена приобретения|цена поставщика|учетная цена|מחיר קניה|מחיר קנייה|מחיר עלות ממוצע|قیمت خرید|بهای خرید|میانگین قیمت|سعر الكلفة|متوسط التكلفة|खरीद मूल्य|क्रय मूल्य|लागत|kharid mulya|kharid rate|purchase rate|nc|nabavna|hankintahinta|sisaanostohinta|keskihinta|keskmine hind|omahind|成本均价|平均成本|进货价|进货单价|采购单价|平均进价|平均成本价|進貨價|進貨單價|平均單價|仕入原価|平均原価|原価単価|平均単価|입고단가|매입단가|입고가|평균단가|gia von binh quan|gia mua|ราคาทุนเฉลี่ย|ทุน|ราคาซื้อ|harga pokok|harga modal|pamp|pump|cump|pmp|prix d achat moyen|prix moyen pondere|dernier prix d achat|precio medio|coste medio|ultimo coste|ultimo costo|costo promedio|costo prom|custo medio|preco de compra|ultimo custo|preco custo|durchschnittspreis|dek|letzter ek|mek|snittpris|innpris|inpris|gjennomsnittspris|vidutine kaina|videja cena|цена на придобиване|средна цена|τιμη κοστους|μεση τιμη|ortalama maliyet|alis|
    cost unit price|selbstkosten|bezugspreis|cout unitaire|cout d achat|precio coste|precio costo|costo de compra|preco compra|valor de custo|valor de compra|vl custo|vlr custo|preco de aquisicao|costo d acquisto|costo acquisto|prezzo di costo|koszt|koszt zakupu|cena nabycia|nc bez dph|cost unitar|cost achizitie|pret intrare|pret furnizor|
    закупка|цена закуп|себест|стоимость закупки|входная цена|приходная цена|вхідна ціна|покупна цена|себестойност|τιμη κτησης|κοστος μοναδας|μεσο κοστος|birim maliyet|maliyet fiyati|تكلفة الشراء|تكلفة الوحدة|تكلفة|الكلفة|كلفة|עלות ליחידה|עלות יחידה|מחיר ספק|قیمت تمام شده|بهای تمام شده|लागत मूल्य|
    进货成本|含税进价|不含税进价|参考进价|成本單價|仕切価格|仕切単価|구매가|구매단가|매입가격|공급가|공급단가|don gia von|gia nhap vao|ราคาต้นทุน|ต้นทุนต่อหน่วย|ราคาทุนต่อหน่วย|harga pokok penjualan|harga beli satuan|harga dasar`,
  unit_price: `p v|aup|we charge|pr banco|px vte|site price|normalpris|سعر المنتج|hja|psf|약가|mazumcena|kisker ar|jaehind|asking|default price|listpris|tarif client|参考售价|bruto prijs|ca kaina|avk|dispensing price|cena ar pvn|pmc|prc 1|p v ttc|ovh hinta|perakende satis|awp|list|dealer list|vraagprijs|kaartprijs|prix carte|建議售價|prodejni|predajna|sprzedazowa|eladasi|розничная|роздрібна|продажна|prodajna|maloprodajna|продајна|p venda|p venda unit|precio unidad|qiymət|cena za kus|cena za ks|ціна продажу|قیمت|cena gab|narxi|sotish narxi|上代|上代単価|定価|price|unit price|retail price|selling price|sales price|sell price|variant price|regular price|list price|rrp|msrp|price tax excluded|public price|
    verkaufspreis|vk|vk preis|vk brutto|bruttopreis|preis|listenpreis|prix|prix de vente|prix vente|prix public|pv ttc|prix ttc|precio|precio venta|precio de venta|precio publico|precio unitario|pvp|
    prezzo|prezzo di vendita|prezzo vendita|listino|verkoopprijs|prijs|pris|utpris|utsalgspris|forsaljningspris|salgspris|hinta|myyntihinta|
    preco|preco de venda|preco venda|preco unitario|cena|cena sprzedazy|cena detaliczna|cena netto|cena brutto|prodejni cena|predajna cena|cena s dph|ar|eladasi ar|brutto ar|
    pret|pret vanzare|pret de vanzare|цена|продажна цена|розничная цена|цена продажи|ціна|роздрібна ціна|τιμη|τιμη πωλησης|λιανικη τιμη|fiyat|fiyati|satis fiyati|birim fiyat|
    売価|価格|販売価格|通常価格|单价|售价|价格|零售价|销售价|售價|單價|價格|零售價|판매가|가격|단가|판매가격|소비자가|gia|gia ban|don gia|ราคา|ราคาขาย|harga|harga jual|harga satuan|
    قیمت فروش|السعر|سعر البيع|מחיר|מחיר מכירה|hind|muugihind|pardosanas cena|kaina|pardavimo kaina|cijena|prodajna cijena|mpc|цена мп|prodajna cena|
    sell|sell for|sell at|selling|sale price|sale price each|rsp|mrp|p v p|verkoop|verkoop prijs|elad ar|brutto elad ar|netto elad ar|eladasi egysegar|brutto eladasi ar|商品単価|販売単価|売単価|출고단가|판매단가|零售单价|零售價格|定价|定價|建議售價|एमआरपी|विक्रय मूल्य|bikri mulya|pv|pv vente|maloprodajna cijena|prix unitaire|precio vta|p venta|preco de venda ao publico|pvp unitario|utsalgspris inkl|utpris inkl|satis|
    uvp|ladenpreis|endpreis|einzelpreis|stuckpreis|artikelpreis|precio de lista|precio al publico|precio por unidad|precio minorista|valor de venda|valor unitario|valor venda|vl venda|vlr venda|vlr unitario|preco varejo|prezzo al pubblico|prezzo unitario|prezzo ivato|adviesprijs|consumentenprijs|stuksprijs|styckpris|rek pris|vejl pris|stykpris|udsalgspris|veil pris|stykkpris|ovh|yksikkohinta|
    cena jednostkowa|cena katalogowa|jednotkova cena|cena za jednotku|doporucena cena|egysegar|fogyasztoi ar|listaar|pret unitar|pret de lista|pret raft|pret cu amanuntul|цена за единицу|цена за шт|цена за штуку|розница|цена розничная|ціна за одиницю|ціна за шт|ціна роздрібна|единична цена|цена на дребно|maloprodajna cena|vieneto kaina|vienibas cena|uhiku hind|
    τιμη μοναδος|τιμη μοναδας|τιμη λιανικης|perakende fiyat|perakende fiyati|etiket fiyati|سعر الوحدة|سعر المفرد|سعر التجزئة|سعر المستهلك|מחיר מדף|מחיר לצרכן|מחיר יחידה|מחיר ליחידה|قیمت واحد|قیمت مصرف کننده|मूल्य|कीमत|
    标价|吊牌价|市场价|現售價|単価|標準単価|税込単価|税込価格|税抜価格|小売価格|希望小売価格|소매가|정가|gia ban le|gia niem yet|ราคาต่อหน่วย|ราคาขายปลีก|ราคาปลีก|harga eceran|harga jual satuan`,
  room: `room|area|zone|section|floor|raum|bereich|abteilung|piece|salle|zona|sala|area magazzino|ruimte|
    rum|lokal|huone|setor|部屋|エリア|库区|pomieszczenie|mistnost|помещение|الغرفة|القاعة`,
  shelf: `regalplatz|regalnummer|fachnummer|hyllypaikka|hyllplats|hyllnummer|hylleplass|hyldeplads|reolplads|schapnummer|numer polki|cislo regalu|cislo police|polcszam|номер полки|номер стеллажа|номер полиці|αριθμος ραφιου|raf no|raf numarasi|رقم الرف|מספר מדף|شماره قفسه|货架号|貨架號|선반번호|so ke|nomor rak|shelf|bay|rack|aisle|bin|bin name|bin location|bin code|shelf code|shelf name|regal|fach|regalfach|etagere|rayonnage|
    estanteria|estante|balda|scaffale|ripiano|schap|stelling|hylla|hylle|reol|hylly|prateleira|棚|棚番|货架|货位|貨架|儲位|선반|polka|regal|polc|raft|полка|стеллаж|ячейка|место|raf|ράφι|
    الرف|מדף|polica|riiul|plaukts|lentyna|rak|hylde|полиця|قفسه|ชั้นวาง|javon|ke`,
  place: `shelf location|stock location|storage location|location code|lagerplatz|stellplatz|
    emplacement|ubicacion|ubicazione|locatie|lagerplats|lokation|varastopaikka|localizacao|
    ロケーション|保管場所|lokalizacja|umisteni|местоположение|库位|lokasi|plats|sted|sijainti|paikka|lokacija|umiestnenie|hely|tarhely|konum|vi tri|位置|場所|위치|posizione|
    место хранения|розташування|θεση|موقع|מיקום|
    مكان التخزين|موقع التخزين|ตำแหน่ง|ตำแหน่งจัดเก็บ|ที่เก็บ|vi tri kho|vi tri ke|lokasi rak|ロケーションno|棚番号|보관위치|적치위치|로케이션|货位号|库位号|架位|адрес хранения`,
  site: `location|store|outlet|warehouse|branch|shop|site|plant|location name|store name|store id|warehouse name|warehouse code|hb location|facility|depot|
    filiale|lager|lagerort|standort|werk|markt|
    magasin|entrepot|boutique|site de stockage|tienda|almacen|sucursal|bodega|centro|deposito|negozio|magazzino|punto vendita|winkel|magazijn|filiaal|butik|butikk|lager namn|lagerstalle|
    myymala|toimipiste|loja|filial|armazem|店舗|倉庫|店铺|仓库|门店|門市|倉別|창고|매장|지점|
    magazyn|sklep|oddzial|sklad|prodejna|predajna|pobocka|raktar|uzlet|gestiune|depozit|magazin|склад|магазин|обект|подразделение|филиал|
    αποθηκη|καταστημα|depo|sube|magaza|kho|chi nhanh|cua hang|คลัง|สาขา|คลังสินค้า|gudang|cabang|toko|ladu|kauplus|noliktava|veikals|sandelis|parduotuve|skladiste|poslovnica|skladisce|trgovina|складиште|
    الفرع|المتجر|المخزن|المستودع|מחסן|סניף|חנות|
    lagername|name des lagers|filialname|nom du magasin|nom magasin|nom du depot|nombre de la tienda|nombre tienda|nombre almacen|nombre del almacen|nombre sucursal|nome magazzino|nome negozio|descrizione magazzino|
    nome da loja|nome loja|nome do armazem|magazijnnaam|winkelnaam|nazwa magazynu|nazwa sklepu|nazev skladu|nazov skladu|raktar neve|raktarnev|denumire gestiune|наименование склада|название склада|название магазина|назва складу|
    ονομασια αποθηκης|depo adi|magaza adi|sube adi|اسم المستودع|اسم المخزن|اسم الفرع|שם מחסן|שם סניף|창고명|매장명|지점명|ten kho|ten chi nhanh|ten cua hang|ชื่อคลัง|ชื่อสาขา|nama gudang|nama toko|nama cabang|lagernavn|lagernamn|butiksnamn|butiksnavn|varaston nimi|naziv skladista|
    lugar|local|luogo|lieu|plaats|miejsce|місце|yer|المكان|مكان|tempat`,
  lot: `seria|szarza|partia towaru|nr partii towaru|серія лз|lot|lot number|lot no|lot nr|lot code|lot id|lotnumber|lotno|lot serial number|lot serial|lot serial no|lot batch|batch|batch number|
    batch no|batch nr|batch code|batch id|batchno|batchnumber|batch lot|batch lot number|
    charge|chargennummer|chargen nr|chargennr|charge nr|chargen|losnummer|los nr|partie|partienummer|
    numero de lot|n lot|n de lot|no lot|no de lot|num lot|lote|numero de lote|n lote|no lote|nro lote|nro de lote|num lote|codigo de lote|partida|
    lotto|numero lotto|n lotto|nr lotto|codice lotto|numero di lotto|partita|numero do lote|n do lote|
    partij|partijnummer|partijnr|batchnummer|lotnummer|partinummer|parti|batchnr|partinr|lotnr|era|eranumero|eratunnus|
    partia|numer partii|nr partii|nr serii|numer serii|sarze|cislo sarze|sarza|tetelszam|gyartasi szam|sarzsszam|lot szam|numar lot|
    партия|номер партии|серия|номер серии|лот|партія|номер партії|серія|партида|партиден номер|номер на партида|
    παρτιδα|αριθμος παρτιδας|parti no|seri parti no|رقم التشغيلة|التشغيلة|رقم الدفعة|الدفعة|אצווה|מספר אצווה|
    批号|批次|批次号|批號|批次號|生产批号|ロット|ロット番号|ロットno|ロットナンバー|로트|로트번호|배치번호|so lo|lo hang|ma lo|
    ล็อต|เลขล็อต|หมายเลขล็อต|nomor batch|no batch|kode batch|nomor lot|partii|partii number|partija|partijas numurs|partijos numeris|
    serija|broj serije|broj sarze|lot broj|broj lota|серија|број серије`,
  expiry: `expiry|utg datum|utgdatum|срок годн|срок год|годен|data wazn|d wazn|exp d|expd|exp dt|scad|data scad|venc|fec cad|f cad|f caducidad|f venc|f vto|cad|data val|val ate|ter wazn|пр срок|термін прид|verfallsdat|verfalldat|haltb bis|miad|miat|skt|son kullanma tarihi|expiry date|expiration|expiration date|exp date|exp|expires|expires on|expire date|expirydate|date of expiry|best before|
    best before date|bbd|bbe|best by|best by date|use by|use by date|sell by|sell by date|valid until|shelf life expiry|
    mhd|mindesthaltbarkeitsdatum|mindesthaltbarkeit|mindestens haltbar bis|haltbar bis|verfallsdatum|verfalldatum|ablaufdatum|verfall|verbrauchsdatum|
    dlc|ddm|dluo|dlc ddm|peremption|date de peremption|date d expiration|date limite de consommation|date de durabilite minimale|
    caducidad|fecha de caducidad|fecha caducidad|vencimiento|fecha de vencimiento|fecha vencimiento|fec venc|fecha vto|vto|consumo preferente|
    scadenza|data scadenza|data di scadenza|tmc|validade|data de validade|data validade|vencimento|data de vencimento|prazo de validade|
    tht|tht datum|houdbaarheidsdatum|houdbaar tot|ten minste houdbaar tot|vervaldatum|tgt|
    bast fore|bast fore datum|utgangsdatum|best for|best for dato|utlopsdato|siste forbruksdag|bedst for|udlobsdato|mindst holdbar til|
    parasta ennen|viimeinen kayttopaiva|data waznosci|termin waznosci|termin przydatnosci|data przydatnosci|waznosc|
    expirace|datum expirace|spotreba do|trvanlivost|minimalni trvanlivost|exspiracia|expiracia|datum expiracie|trvanlivost do|minimalna trvanlivost|
    lejarat|lejarati datum|szavatossag|szavatossagi ido|minosegmegorzesi ido|expirare|data expirarii|data expirare|data de expirare|
    termen de valabilitate|valabilitate|срок годности|годен до|дата истечения|срок годности до|термін придатності|придатний до|вжити до|срок на годност|
    годно до|ημερομηνια ληξης|ληξη|ημ ληξης|son kullanma tarihi|skt|son kullanim tarihi|tett|
    تاريخ الانتهاء|تاريخ انتهاء الصلاحية|انتهاء الصلاحية|תאריך תפוגה|תפוגה|תאריך תוקף|
    有效期|有效期至|到期日|到期日期|保质期至|失效日期|有效日期|保存期限|有效期限|賞味期限|消費期限|有効期限|使用期限|유통기한|소비기한|유효기간|유효기한|
    han su dung|hsd|ngay het han|วันหมดอายุ|วันที่หมดอายุ|kadaluarsa|tanggal kadaluarsa|tgl kadaluarsa|kedaluwarsa|tanggal kedaluwarsa|expired date|
    kolblik kuni|parim enne|aegumiskuupaev|deriguma termins|derigs lidz|galiojimo data|galioja iki|tinka vartoti iki|
    rok trajanja|datum isteka|rok upotrebe|rok uporabe|rok valjanosti|рок трајања|датум истека|рок употребе`,
  serial: `serial number|serial no|serial|serial nr|serial numbers|serialnumber|serialno|serial num|serial code|s n|sn|imei|imei number|imei no|imei 1|imei1|meid|esn|
    seriennummer|serien nr|seriennr|geratenummer|fabriknummer|numero de serie|n de serie|no de serie|n serie|no serie|num serie|numeros de serie|nro de serie|nro serie|
    numero di serie|numero seriale|seriale|matricola|n di serie|serienummer|serienr|sarjanumero|numer seryjny|nr seryjny|numer fabryczny|nr fabryczny|
    seriove cislo|vyrobni cislo|vyrobne cislo|sorozatszam|gyari szam|szeriaszam|numar serie|numar de serie|nr serie|
    серийный номер|заводской номер|серійний номер|заводський номер|сериен номер|фабричен номер|σειριακος αριθμος|seri no|seri numarasi|
    الرقم التسلسلي|رقم تسلسلي|מספר סידורי|序列号|串号|序列號|シリアル番号|シリアルナンバー|製造番号|シリアル|시리얼번호|시리얼|so seri|so serial|
    หมายเลขซีเรียล|ซีเรียล|nomor seri|no seri|seerianumber|serijas numurs|serijos numeris|serijinis numeris|serijski broj|serijska stevilka|серијски број`,
  group: `handle|url handle|item handle|parent|parent id|parent sku`,
}

/** Names for something that holds several pieces of an item. */
export const CASE_WORDS = `case|cases|carton|box|outer|inner|pack|multipack|shipper|master|karton|gebinde|umkarton|verpackung|kiste|colis|caja|bulto|
  cartone|scatola|collo|confezione|caixa|embalagem|doos|omdoos|kartong|kolli|kasse|kasser|laatikko|opakowanie|opakowania|kartonu|
  kartonik|krabice|baleni|krabica|balenie|doboz|gyujto|bax|cutie|упаковка|упаковки|коробка|коробки|ящик|ящика|кашон|κιβωτιο|κιβωτιου|koli|
  kasti|kastes|dezes|kutije|pakiranja|kutija|skatle`

/** Words for a further one of the same kind. */
export const FURTHER_WORDS = `alternate|alternative|alternativ|alternativer|alternatif|alternativo|alternativa|alt|additional|secondary|second|2nd|extra|other|further|alias|aliases|
  weitere|weiterer|zusatz|zweiter|autre|autres|supplementaire|secondaire|otro|otros|adicional|adicionales|secundario|altro|altri|secondario|
  aggiuntivo|outro|outros|secundaria|andere|tweede|annan|andra|anden|annet|muu|toinen|dodatkowy|dodatkowe|inny|dalsi|druhy|masodik|tovabbi|
  alternativ|secundar|дополнительный|дополнительные|другой|додатковий|допълнителен|δευτερος|εναλλακτικος|alternatif|ek|ikinci|diger`

/** Words that make a name or number belong to something other than the item. */
export const OTHER_THINGS = `ticker|stock symbol|isin|股票|株式|종목|supplier|vendor|manufacturer|maker|brand|category|parent|included|tax|vat|customer|composite|option|attribute|image|
  picture|photo|file|store|location|warehouse|unit|group|family|type|status|user|employee|account|department|country|currency|
  colour|color|meta|old|alternate|alternative|related|upsell|cross|hs|hsn|hsn code|hsn sac|ncm|commodity|tariff|customs|origin|season|display|customer facing|
  facing|asin|system|clover|token|sheet|company|contact|invoice|order|payment|device|link|url|seo|page|tag|html|short|long|additional|
  manufact|revenue|sale|sales|purchase|case|carton|pack|box|inner|outer|lot|batch|serial|expiry|default vendor|variant group|collection|size|
  lieferant|hersteller|marke|gruppe|proveedor|fabricante|marca|fournisseur|marque|fornitore|fornecedor|leverancier|merk|leverantor|
  dostawca|producent|marka|dodavatel|vyrobce|поставщик|производитель|бренд|контрагент|склад|группа|tedarikci|供应商|品牌|仕入先|メーカー|ブランド|공급|브랜드`

/** Prices other than what one piece costs or sells for. */
export const OTHER_PRICES = `compare|compare at|total|currency|type|special|old|min|max|minimum|maximum|discount|tax|online|business|lower|previous|
  markup|margin|rule|code|name|unit price total|base measure|value|valor|wert|valeur|group|tier|competitor|alta|staffel`

/** Words with many other uses, so another matching column takes precedence. */
export const LOOSE_WORDS = `商品id|상품id|ma|ma so|کد|tunnus|azonosito|id produit|id producto|id prodotto|id do produto|id produs|id produk|id barang|id produktu|id towaru|id товара|urun id|produkt id|artikel id|شرح|عنوان|позиция|uraian|intitule|denominacion|style code|style number|id|item id|itemid|product id|productid|article id|inventory id|stock id|model|model number|model no|mpn|
  manufacturer part number|item|code|description|short description|goods|article|opis|popis|leiras|beskrivelse|описание|aciklama|kuvaus|
  detalle|beschreibung|descriere|تاور|תיאור|symbol|ad|adi|nom|nume|nev|type|group|grupo|me|um|no|oznaka|vrsta|product id|isbn|
  description du produit|descrizione|descripcion|descricao|omschrijving|περιγραφη|الوصف|البيان`
