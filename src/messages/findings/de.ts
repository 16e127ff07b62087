import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  code_shortened:
    '{count, plural, one {# Barcode von Excel beschädigt (4.00638E+12)} other {# Barcodes von Excel beschädigt (4.00638E+12)}}',
  'code_shortened.text':
    'Der Artikel wird ohne ihn importiert: Scanne ihn einmal beim Zählen. Oder formatiere die Spalte als Text und exportiere neu.',
  code_rounded:
    '{count, plural, one {# Barcode hat seine letzten Ziffern verloren} other {# Barcodes haben ihre letzten Ziffern verloren}}',
  'code_rounded.text':
    'Eine Tabelle behält 15 Ziffern einer Zahl. Der Artikel wird ohne ihn importiert: Scanne ihn einmal beim Zählen. Oder formatiere die Spalte als Text und exportiere neu.',
  code_too_long: '{count, plural, one {# Barcode ist zu lang} other {# Barcodes sind zu lang}}',
  'code_too_long.text':
    'Ein Code hat höchstens 100 Zeichen. Der Artikel wird ohne ihn importiert: Scanne ihn einmal beim Zählen.',
  code_not_calculated:
    '{count, plural, one {# Barcode ist eine Formel ohne Ergebnis} other {# Barcodes sind Formeln ohne Ergebnis}}',
  'code_not_calculated.text':
    'Der Artikel wird ohne ihn importiert: Scanne ihn einmal beim Zählen. Oder öffne die Datei in einer Tabellenkalkulation, speichere sie dort und lege sie neu ab.',
  formula_not_calculated:
    '{count, plural, one {# Zelle enthält eine Formel ohne Ergebnis} other {# Zellen enthalten eine Formel ohne Ergebnis}}',
  'formula_not_calculated.text':
    'Öffne die Datei in einer Tabellenkalkulation, speichere sie dort und lege sie neu ab.',
  quantity_not_a_number:
    '{count, plural, one {# Menge ist keine Zahl} other {# Mengen sind keine Zahlen}}',
  'quantity_not_a_number.text': 'Gib den richtigen Wert ein oder überspringe diese Zeilen.',
  quantity_missing:
    '{count, plural, one {# Zeile hat keine Menge} other {# Zeilen haben keine Menge}}',
  'quantity_missing.text': 'Leer ist nicht null. Gib 0 ein, wenn nichts da sein soll.',
  quantity_absurd:
    '{count, plural, one {# Menge ist unglaubwürdig} other {# Mengen sind unglaubwürdig}}',
  'quantity_absurd.text': 'Über einer Million. Oft ein Barcode in der Spalte der Mengen.',
  no_identity:
    '{count, plural, one {# Zeile nennt keinen Artikel} other {# Zeilen nennen keinen Artikel}}',
  'no_identity.text': 'Keine SKU, kein Barcode und kein Name.',
  total_row:
    '{count, plural, one {# Summenzeile übersprungen} other {# Summenzeilen übersprungen}}',
  'total_row.text':
    'Was sie zusammenzählt, steht schon in der Liste. Ein Artikel mit so einem Namen braucht seine SKU oder seinen Barcode.',
  text_too_long: '{count, plural, one {# SKU ist zu lang} other {# SKUs sind zu lang}}',
  'text_too_long.text': 'Eine SKU hat höchstens 120 Zeichen.',
  quote_not_closed:
    '{count, plural, one {# Zeile hat ein Anführungszeichen, das nie schließt} other {# Zeilen haben ein Anführungszeichen, das nie schließt}}',
  'quote_not_closed.text':
    'Die Zeile wird bis zu ihrem Ende gelesen; die Zeilen danach sind sicher. Gib den richtigen Wert ein oder überspringe sie.',
  quantity_negative: '{count, plural, one {# Menge ist negativ} other {# Mengen sind negativ}}',
  'quantity_negative.text': 'Bleiben negativ, wenn du es nicht änderst.',
  quantity_blank:
    '{count, plural, one {# Artikel hat keine Menge} other {# Artikel haben keine Menge}}',
  'quantity_blank.text':
    'Leer ist nicht null: Diese Artikel werden angelegt, erwartet wird von ihnen nichts.',
  quantity_large: '{count, plural, one {# Menge ist sehr groß} other {# Mengen sind sehr groß}}',
  'quantity_large.text': 'Über 100.000. Bleiben so, wenn du es nicht änderst.',
  money_not_a_number:
    '{count, plural, one {# Kosten- oder Preisangabe ist keine Zahl} other {# Kosten- oder Preisangaben sind keine Zahlen}}',
  'money_not_a_number.text': 'Diese Zeilen werden ohne sie importiert.',
  pack_not_a_number:
    '{count, plural, one {# Packungsgröße ist keine Zahl} other {# Packungsgrößen sind keine Zahlen}}',
  'pack_not_a_number.text': 'Ein Barcode dieser Zeilen zählt als ein Stück.',
  code_doubtful:
    '{count, plural, one {# Barcode hat eine falsche Prüfziffer} other {# Barcodes haben eine falsche Prüfziffer}}',
  'code_doubtful.text':
    'Scanner finden sie nicht: Eine Ziffer ist falsch, oder es sind keine Barcodes. Sie bleiben, wie sie sind; scanne diese Artikel einmal beim Zählen.',
  same_item_twice:
    '{count, plural, one {# doppelte Zeile (Mengen addiert)} other {# doppelte Zeilen (Mengen addiert)}}',
  'same_item_twice.text': 'Derselbe Artikel am selben Platz: Die Mengen werden addiert.',
  code_of_two_items:
    '{count, plural, one {# Barcode gehört zu zwei Artikeln} other {# Barcodes gehören zu je zwei Artikeln}}',
  'code_of_two_items.text':
    'Der erste Artikel behält den Code; der andere wird ohne ihn importiert.',
  sku_of_two_names:
    '{count, plural, one {# SKU hat zwei Namen} other {# SKUs haben je zwei Namen}}',
  'sku_of_two_names.text': 'Der erste Name gilt; die Mengen werden addiert.',
  code_of_other_item:
    '{count, plural, one {# Barcode gehört zu einem anderen Artikel deines Katalogs} other {# Barcodes gehören zu anderen Artikeln deines Katalogs}}',
  'code_of_other_item.text':
    'Der Code bleibt, wo er ist; die Zeile zählt für den Artikel mit ihrer SKU. Ein neuer Artikel wird ohne ihn importiert: Scanne ihn einmal beim Zählen.',
  cells_left_over:
    '{count, plural, one {# Zeile hat mehr Zellen als die Kopfzeile} other {# Zeilen haben mehr Zellen als die Kopfzeile}}',
  'cells_left_over.text':
    'Vielleicht ein Komma in einem Wert ohne Anführungszeichen. Prüfe, ob die Werte in den richtigen Spalten stehen.',
  letters_lost:
    '{count, plural, one {# Zeile hat Buchstaben, die nicht lesbar sind} other {# Zeilen haben Buchstaben, die nicht lesbar sind}}',
  'letters_lost.text': 'Wähle eine andere Kodierung oder importiere sie, wie sie sind.',
  shelf_too_long:
    '{count, plural, one {# Regalname ist zu lang} other {# Regalnamen sind zu lang}}',
  'shelf_too_long.text':
    'Ein Regal hat höchstens 40 Zeichen. Diese Zeilen werden ohne Regal importiert.',
  expiry_not_a_date:
    '{count, plural, one {# Ablaufdatum ist kein Datum} other {# Ablaufdaten sind keine Daten}}',
  'expiry_not_a_date.text': 'Bleiben, wie sie in der Datei stehen.',
  serial_twice:
    '{count, plural, one {# Seriennummer steht in zwei Zeilen} other {# Seriennummern stehen in je zwei Zeilen}}',
  'serial_twice.text':
    'Eine Seriennummer ist ein Stück. Beide Zeilen bleiben, wenn du es nicht änderst.',
  serial_of_several:
    '{count, plural, one {# Zeile hat eine Seriennummer und mehrere Stück} other {# Zeilen haben eine Seriennummer und mehrere Stück}}',
  'serial_of_several.text':
    'Eine Seriennummer ist ein Stück. Bleiben so, wenn du es nicht änderst.',
  zeros_put_back:
    '{count, plural, one {# Barcode hatte eine führende Null verloren} other {# Barcodes hatten eine führende Null verloren}}',
  'zeros_put_back.text': 'Die Null ist wieder da; die Prüfziffer bestätigt jeden.',
  text_shortened:
    '{count, plural, one {# langer Name wurde gekürzt} other {# lange Namen wurden gekürzt}}',
  'text_shortened.text': 'Namen haben höchstens 120 Zeichen; der Rest wurde abgeschnitten.',
  code_from_catalogue:
    '{count, plural, one {# gekürzter Barcode ist durch seine SKU bekannt} other {# gekürzte Barcodes sind durch ihre SKU bekannt}}',
  'code_from_catalogue.text': 'Der Katalog hat den ganzen Code.',
  code_missing:
    '{count, plural, one {# neuer Artikel hat keinen Barcode} other {# neue Artikel haben keinen Barcode}}',
  'code_missing.text': 'Noch kann sie niemand scannen: Scanne sie einmal beim Zählen.',
  sku_new_to_item:
    '{count, plural, one {# SKU ist neu für einen Artikel, den du hast} other {# SKUs sind neu für Artikel, die du hast}}',
  'sku_new_to_item.text':
    'Gleicher Barcode und gleicher Name oder bisher keine SKU: Zählt für deinen Artikel, der seine SKU behält.',
  sku_from_barcode:
    '{count, plural, one {# Artikel hatte keine SKU: aus dem Barcode gebildet} other {# Artikel hatten keine SKU: aus dem Barcode gebildet}}',
  'sku_from_barcode.text': 'Artikel, die du schon hast, behalten ihre.',
  sku_from_name:
    '{count, plural, one {# Artikel hatte keine SKU: aus dem Namen gebildet} other {# Artikel hatten keine SKU: aus dem Namen gebildet}}',
  'sku_from_name.text':
    'Artikel, die du schon hast, behalten ihre. Bei gleichem Namen kommt eine Nummer dazu.',
  case_of_unknown_size:
    '{count, plural, one {# Kartonbarcode sagt nicht, wie viele darin sind} other {# Kartonbarcodes sagen nicht, wie viele darin sind}}',
  'case_of_unknown_size.text':
    'Ein Scan zählt 1. Um den Inhalt zu zählen, füge den Code mit seiner Stückzahl neu zum Artikel hinzu.',
  quantity_unknown:
    '{count, plural, one {# Zeile sagt, dass ihre Menge unbekannt ist} other {# Zeilen sagen, dass ihre Menge unbekannt ist}}',
  'quantity_unknown.text': 'Unbekannt ist nicht null: Diese Zeilen werden übersprungen.',
  not_stocked:
    '{count, plural, one {# Zeile wird hier nicht geführt} other {# Zeilen werden hier nicht geführt}}',
  'not_stocked.text': '„Nicht geführt“ ist nicht null: Diese Zeilen werden übersprungen.',
  other_site:
    '{count, plural, one {# Zeile gehört zu einem anderen Standort} other {# Zeilen gehören zu anderen Standorten}}',
  'other_site.text': 'Nur Zeilen des gewählten Standorts werden importiert.',
  header_again:
    '{count, plural, one {# Zeile wiederholt die Spaltennamen} other {# Zeilen wiederholen die Spaltennamen}}',
  'header_again.text': 'Auf jeder Seite gedruckt: Diese Zeilen werden übersprungen.',
  heading_row:
    '{count, plural, one {# Zeile ist eine Überschrift} other {# Zeilen sind Überschriften}}',
  'heading_row.text':
    'Nur ein Name, wo Artikel Nummern und Preise haben: Diese Zeilen werden übersprungen.',
  'column.sku': 'SKU',
  'column.barcode': 'Barcode',
  'column.case_barcode': 'Kartonbarcode',
  'column.name': 'Artikelname',
  'column.variant': 'Variante',
  'column.category': 'Kategorie',
  'column.quantity': 'Sollmenge',
  'column.unit': 'Einheit',
  'column.pack': 'Packungsgröße',
  'column.unit_cost': 'Stückkosten',
  'column.unit_price': 'Stückpreis',
  'column.room': 'Raum',
  'column.shelf': 'Regal',
  'column.place': 'Raum und Regal',
  'column.site': 'Filiale oder Standort',
  'column.lot': 'Charge',
  'column.expiry': 'Ablaufdatum',
  'column.serial': 'Seriennummer',
  'column.group': 'Fasst Varianten zusammen',
  'severity.error': 'Fehler',
  'severity.warning': 'Warnung',
  'severity.repaired': 'Behoben',
  'severity.note': 'Hinweis',
  'decision.keep': 'Behalten',
  'decision.zero': 'Auf 0 setzen',
  'decision.leave_out': 'Überspringen',
  'list.title': 'Probleme',
  'list.checking': 'Zeilen werden geprüft. Probleme erscheinen hier.',
  'list.none': 'Es gibt keine.',
  'list.allFine': 'Keine. Jede Zeile ist in Ordnung.',
  'list.noRow': 'Unter den Spaltennamen stehen keine Zeilen.',
  'list.error': '{count, plural, one {# Fehler} other {# Fehler}}',
  'list.warning': '{count, plural, one {# Warnung} other {# Warnungen}}',
  'list.repaired': '{count, plural, one {# behoben} other {# behoben}}',
  'list.note': '{count, plural, one {# Hinweis} other {# Hinweise}}',
  'list.said': '{severity}: {title}',
  'rows.see': 'Zeilen ansehen',
  'rows.hide': 'Zeilen ausblenden',
  'rows.close': 'Diese Zeilen ausblenden',
  'rows.howTo': 'Gib den richtigen Wert ein oder nimm den Vorschlag an.',
  'rows.more':
    '{count, plural, one {# weitere ist gezählt, aber nicht aufgelistet.} other {# weitere sind gezählt, aber nicht aufgelistet.}}',
  'rows.row': 'Zeile',
  'rows.item': 'Artikel',
  'rows.inFile': 'In der Datei',
  'rows.instead': 'Neuer Wert',
  'rows.suggestion': 'Vorschlag',
  'rows.none': 'Keiner',
  'rows.empty': 'leer',
  'rows.showMore': 'Mehr anzeigen',
  'rows.cell': '{column} in Zeile {row}',
  'rows.skipped': 'Übersprungen',
  'rows.save': 'Speichern',
  'rows.take': '{value} übernehmen',
  'rows.takeAll': '{count, plural, one {# Vorschlag annehmen} other {# Vorschläge annehmen}}',
  'file.download':
    '{count, plural, one {# Problem herunterladen} other {# Probleme herunterladen}}',
  'file.kind': 'Art',
  'file.column': 'Spalte',
  'file.value': 'Wert in der Datei',
  'file.wrong': 'Was nicht stimmt',
  'file.more': '{count, plural, one {# weitere: {text}} other {# weitere: {text}}}',
  'note.seeRow': 'Siehe Zeile {row}',
  'note.belongsTo': 'Gehört zu {item}',
  'note.same': 'Diese Datei ist schon der Sollbestand',
  'note.sameText': 'Du wirst gefragt, ob sie ersetzt werden soll.',
  'note.newRows':
    '{count, plural, one {# Zeile mit neuen Artikeln} other {# Zeilen mit neuen Artikeln}}',
  'note.newRowsText': 'Sie werden in den Katalog aufgenommen.',
  'note.shelves':
    '{count, plural, one {# Regal, das nicht auf dem Plan ist} other {# Regale, die nicht auf dem Plan sind}}',
  'note.shelvesIn': 'In {rooms}. Du kannst sie hinzufügen.',
  'note.shelvesInMore': 'In {rooms} und weiteren Räumen. Du kannst sie hinzufügen.',
  'note.compared': '{changed, number} geändert, {added, number} neu, {gone, number} entfallen',
  'note.comparedText': 'Artikel im Vergleich zum aktuellen Sollbestand.',
} satisfies Translation<typeof en>
