import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  same: 'Zeilen, die niemand gezählt hat, behalten die Zahl aus dem Export.',
  'shopify.step1':
    'Öffne in der Shopify-Verwaltung Produkte, dann Inventar. Eine Datei mit Produkten gehört stattdessen unter Produkte.',
  'shopify.step2': 'Wähle Importieren und dann diese Datei.',
  'shopify.step3': 'Prüfe die Übersicht und bestätige.',
  'shopify.note1':
    'Lade sie bald hoch: Wo sich der Bestand seit deinem Export geändert hat, überspringt Shopify die Zeile und schickt dir eine Liste per E-Mail.',
  'shopify.note2': 'Shopify nimmt ganze Zahlen und Dateien bis 15 MB.',
  'shopify.notCounted':
    'Zeilen, die niemand gezählt hat, sind wie in deinem Export, ebenso Zeilen mit „not stocked“.',
  'square.step1': 'Öffne im Square-Dashboard deine Artikelübersicht.',
  'square.step2': 'Wähle Aktionen, dann die Artikelübersicht importieren.',
  'square.step3':
    'Wähle, dass die Artikelübersicht geändert und nicht ersetzt wird, und dann diese Datei.',
  'square.step4': 'Prüfe die Spalten, die Square zeigt, und bestätige.',
  'square.note1':
    'Die Zählungen stehen in der Spalte „New Quantity“ deines Standorts. Die Spalte mit dem bisherigen Bestand bleibt, wie sie ist.',
  'square.notCounted':
    'Wo niemand gezählt hat, ist „New Quantity“ wie in deinem Export: Leer ändert nichts.',
  'lightspeed_x.step1':
    'Öffne in Lightspeed Retail X-Series die Produkte und dort den Import von Produkten.',
  'lightspeed_x.step2': 'Wähle diese Datei.',
  'lightspeed_x.step3': 'Prüfe die aufgelisteten Zeilen und bestätige.',
  'lightspeed_x.note1':
    'Lightspeed gibt jedem Produkt eine ID und findet es beim Ändern daran. Lass die Spalte, wie sie ist: Eine Zeile ohne ID ist ein neues Produkt.',
  'lightspeed_r.step1': 'Beginne in Lightspeed Retail R-Series eine Bestandszählung.',
  'lightspeed_r.step2': 'Gib ein, was gezählt wurde, Artikel für Artikel, aus der Datei unten.',
  'lightspeed_r.step3': 'Schließe die Zählung dort ab.',
  'lightspeed_r.note1':
    'Ein Artikelimport setzt dort nur Mengen neuer Artikel, nie die vorhandener.',
  'lightspeed_r.notCounted':
    'Die Datei unten nennt nur, was gezählt wurde. Lass alles andere aus der Zählung heraus.',
  'clover.step1': 'Öffne im Merchant Dashboard von Clover „Inventory“. Es zeigt die Seite „Items“.',
  'clover.step2': 'Importiere diese Datei dort, wo du sie exportiert hast, und bestätige.',
  'clover.note1': 'Der Barcode steht in der Spalte „Product Code“.',
  'clover.note2':
    'Clover führt Bestand nur, wenn „Track stock“ unter „Inventory“, „Setup“ eingeschaltet ist.',
  'woocommerce.step1': 'Öffne in WordPress Produkte, dann Alle Produkte.',
  'woocommerce.step2': 'Wähle Importieren und dann diese Datei.',
  'woocommerce.step3':
    'Setze den Haken bei „Vorhandene Produkte aktualisieren“. Sonst überspringt WooCommerce sie.',
  'woocommerce.step4': 'Prüfe die Spalten und starte den Import.',
  'woocommerce.note1':
    'Produkte werden über ID oder SKU gefunden. Eine Zahl in der Spalte mit dem Lagerbestand schaltet die Lagerverwaltung ein.',
  'loyverse.step1':
    'Öffne im Loyverse-Backoffice die Artikelliste, aus der die Datei exportiert wurde.',
  'loyverse.step2': 'Wähle Importieren und dann diese Datei. Loyverse nimmt CSV.',
  'loyverse.step3': 'Prüfe, was gefunden wurde, und bestätige.',
  'loyverse.note1':
    'Loyverse erwartet einen Punkt als Dezimalzeichen und Preise und Kosten ohne Währungszeichen.',
  'loyverse.note2': 'Zusammengesetzte Artikel haben keinen eigenen Bestand.',
  'odoo.step1': 'Öffne in Odoo Lager, Vorgänge, Physische Inventur.',
  'odoo.step2':
    'Klicke auf das Zahnrad neben dem Titel und wähle „Datensätze importieren“. Bis Odoo 16 steht das unter Favoriten.',
  'odoo.step3': 'Lade diese Datei hoch, prüfe die Felder und wähle Importieren.',
  'odoo.step4': 'Prüfe die gezählten Mengen und wende sie dann an.',
  'odoo.note1': 'Das Importieren allein ändert keinen Bestand: erst das Anwenden.',
  'odoo.note2':
    'Lagerorte sind Pfade wie WH/Stock/Shelf 1. Heißt deiner anders, ändere ihn in der Datei.',
  'odoo.notCounted': 'Zeilen ohne gezählte Menge werden nicht angewendet.',
  'prestashop.step1': 'Öffne im Backoffice Erweiterte Einstellungen, dann Importieren.',
  'prestashop.step2': 'Wähle Artikel und dann diese Datei.',
  'prestashop.step3':
    'Erzwinge alle ID-Nummern, damit Artikel geändert und nicht noch einmal angelegt werden.',
  'prestashop.step4': 'Ordne die Spalten zu und starte den Import.',
  'prestashop.note1': 'Lass „Alle Artikel vor dem Import löschen“ ausgeschaltet.',
  'openboxes.step1': 'Öffne in OpenBoxes „Inventory“, dann „Import Inventory“.',
  'openboxes.step2': 'Wähle diese Datei und lade sie hoch.',
  'openboxes.step3': 'Prüfe die Differenzen und bestätige.',
  'openboxes.note1': 'Die Zählungen stehen in der Spalte „Physical QOH“.',
  'openboxes.notCounted': 'Wo niemand gezählt hat, ist „Physical QOH“ wie in deinem Export.',
  'sap.step1': 'Lege einen Inventurbeleg für Werk und Lagerort an (Transaktion MI01).',
  'sap.step2': 'Erfasse die Zählungen aus dieser Datei (MI04).',
  'sap.step3': 'Buche die Differenzen (MI07).',
  'sap.note1':
    'Eine Bestandsliste lässt sich in SAP nicht einfach hochladen. Lange Listen werden per Batch-Input geladen: Frag, wer SAP bei dir betreut.',
  'generic.name': 'Jedes andere System',
  'generic.step1': 'Importiere die Datei dort, wo du sie exportiert hast.',
  'generic.step2':
    'Probiere es zuerst mit wenigen Zeilen, wenn dein System einen Import nicht rückgängig machen kann.',
  'generic.note1': 'Geändert haben sich nur die Zahlen in einer Spalte.',
  'plain.step1': 'Öffne in deinem System den Import von Bestand und wähle diese Datei.',
  'plain.step2': 'Ordne Barcode oder SKU den Artikeln zu und „On hand“ der Menge.',
  'shape.shopify':
    'Shopify findet Produkte über ihr Handle, das nur der eigene Export kennt. Besser: Importiere vor dem Zählen den Inventar-Export von Shopify und nimm diese Datei zurück.',
  'shape.square':
    'Square findet Artikel über ihr Token, das nur der eigene Export kennt. Besser: Importiere vor dem Zählen die Artikelübersicht von Square und nimm diese Datei zurück.',
  'shape.lightspeed_x':
    'Lightspeed findet Produkte über ID oder Handle, die nur der eigene Export kennt. Besser: Importiere vor dem Zählen dessen Produktexport und nimm diese Datei zurück.',
  'shape.woocommerce':
    'WooCommerce findet Produkte über die SKU. Namen fehlen, damit deine bleiben.',
  'shape.odoo':
    'Der Lagerort ist WH/Stock, wie Odoo seinen ersten nennt. Ändere ihn, wenn deiner anders heißt.',
  'refusal.cleaned_up':
    'Die hochgeladene Datei wird hier nicht mehr aufbewahrt. Lade die Zählungen stattdessen im Format deines Systems herunter.',
  'refusal.foreign':
    'Diese Datei enthält auch Filialen, die du nicht leitest. Frag jemanden, der alle leitet, oder lade die Zählungen im Format deines Systems herunter.',
  'refusal.spaces':
    'Zählungen lassen sich in CSV- und XLSX-Dateien schreiben; die Spalten dieser Datei sind durch Leerzeichen getrennt. Lade die Zählungen in einem anderen Format herunter.',
  'refusal.choose_first': 'Wähle die Spalte für die Zählungen.',
  'refusal.kind':
    'Zählungen lassen sich in CSV- und XLSX-Dateien schreiben; diese ist {kind}. Speichere sie als XLSX und importiere das beim nächsten Mal, oder lade die Zählungen in einem anderen Format herunter.',
  'refusal.no_column': 'Diese Datei hat keine Spalte für Zählungen.',
  'refusal.square_columns':
    'Square nimmt Zählungen in seiner Spalte „New Quantity“, und diese Datei hat für diese Filiale keine. Exportiere die Artikelübersicht noch einmal mit allen Spalten.',
  'refusal.count_there':
    'Lightspeed R-Series ändert Mengen vorhandener Artikel nicht per Datei, sondern nur per Bestandszählung. Lade die Zählungen unten herunter und gib sie dort als Zählung ein.',
} satisfies Translation<typeof en>
