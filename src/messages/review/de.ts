import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'notice.counting':
    '{count, plural, one {# Regal ist noch offen, daher gelten die Zahlen nur für abgegebene Regale. Entscheide nach dem Zählen.} other {# Regale sind noch offen, daher gelten die Zahlen nur für abgegebene Regale. Entscheide nach dem Zählen.}}',
  'notice.allDone':
    'Die Zählung läuft noch, daher können sich die Zahlen ändern. Entscheide nach dem Zählen.',
  'decide.action':
    '{decision, select, accept {Annehmen} zero {Auf 0 setzen} recount {Nachzählen} other {Ablehnen}}',
  'decide.named':
    '{decision, select, accept {Annehmen: {item}} zero {Auf 0 setzen: {item}} recount {Nachzählen: {item}} other {Ablehnen: {item}}}',
  'decide.undo': 'Rückgängig',
  'decide.stale': 'Seitdem geändert',
  'decide.why': 'Warum?',
  'decide.choose': '{item} auswählen',
  'decide.chooseShown': 'Alle angezeigten Positionen auswählen',
  'decided.one': '{item}: {decision}',
  'decided.many': '{count, plural, one {# Position} other {# Positionen}}: {decision}',
  'decided.skipped':
    '{count, plural, one {# Position lässt sich so nicht entscheiden und bleibt, wie sie ist.} other {# Positionen lassen sich so nicht entscheiden und bleiben, wie sie sind.}}',
  'decided.changed':
    '{count, plural, one {# Position hat sich inzwischen geändert und bleibt, wie sie ist.} other {# Positionen haben sich inzwischen geändert und bleiben, wie sie sind.}}',
  'reason.label': 'Grund',
  'reason.missing': 'Zuerst einen Grund wählen',
  'reason.note': 'Notiz',
  'reason.save': 'Grund speichern',
  'reason.overtaken':
    '{name} hat diese Position neu entschieden, während du geschrieben hast. Beim Speichern wird das ersetzt.',
  'reason.someone': 'Jemand',
  'reason.discard': 'Meine verwerfen',
  'chosen.label': 'Ausgewählte Positionen',
  'chosen.some': '{count, number} ausgewählt',
  'chosen.all': '{count, plural, one {# Position ausgewählt} other {Alle # Positionen ausgewählt}}',
  'chosen.currencies': 'in verschiedenen Währungen',
  'chosen.more': 'Alle {count, number} auswählen',
  'chosen.clear': 'Auswahl aufheben',
  'chosen.decide':
    '{decision, select, accept {{count, number} annehmen} zero {{count, number} auf 0 setzen} recount {{count, number} nachzählen} other {{count, number} ablehnen}}',
  'chosen.recount': 'Von jemand anderem nachzählen lassen',
  'all.decide':
    '{decision, select, accept {Alle annehmen} zero {Alle auf 0 setzen} recount {Alle zum Nachzählen vormerken} other {Alle ablehnen}}',
  'all.title':
    '{decision, select, accept {{count, plural, one {# Position annehmen?} other {# Positionen annehmen?}}} zero {{count, plural, one {# Position auf 0 setzen?} other {# Positionen auf 0 setzen?}}} recount {{count, plural, one {# Position zum Nachzählen vormerken?} other {# Positionen zum Nachzählen vormerken?}}} other {{count, plural, one {# Position ablehnen?} other {# Positionen ablehnen?}}}}',
  'all.effect':
    '{decision, select, accept {Der Bestand wird auf die gezählte Menge gesetzt.} zero {Nicht gezählte Artikel werden auf 0 gesetzt.} recount {Die Positionen werden vorgemerkt. Die Nachzählung forderst du unter der Tabelle an.} other {Die Sollmengen bleiben.}}',
  'all.rest':
    'Positionen mit einer Entscheidung behalten sie, und unpassende bleiben, wie sie sind. Du kannst jede Position danach ändern.',
  'keys.button': 'Tasten',
  'keys.label': 'Tastenkürzel',
  'keys.move': 'Nächste oder vorige Position',
  'keys.accept': 'Zählung annehmen, oder auf 0 setzen, wenn nichts gezählt wurde',
  'keys.recount': 'Nachzählen',
  'keys.reject': 'Zählung ablehnen und Sollmenge behalten',
  'keys.undo': 'Entscheidung rückgängig machen',
  'keys.open': 'Position öffnen oder schließen',
  'keys.help': 'Diese Liste ein- oder ausblenden',
  'cause.notLoaded': 'Die Belege konnten nicht geladen werden.',
  'cause.event': '<time></time>: {effect} {item}, {place}',
  'cause.eventBy': '<time></time>: {effect} {item}, {place}, {name}',
  'cause.unknownCode': 'unter einem unbekannten Code',
  'cause.more': '{count, plural, one {und # weitere Zählung} other {und # weitere Zählungen}}',
  'cause.resolve': 'Code zuordnen',
  'cause.with': 'Zusammen mit',
  'cause.other': '{item}: {expected} erwartet, {counted} gezählt',
  'cause.otherDiffers': '{item}: {expected} erwartet, {counted} gezählt, {difference}',
  'cause.joined': '{count, plural, one {# Position} other {# Positionen}}',
  'cause.joinedWorth': '{count, plural, one {# Position} other {# Positionen}}, zusammen {value}',
  'cause.swap': 'Beide als Verwechslung annehmen',
  'cause.moved':
    '{count, plural, one {Als umgeräumt annehmen} other {Diese # als umgeräumt annehmen}}',
  'cause.recount': '{count, plural, one {Nachzählen} other {Diese # nachzählen}}',
  'disputed.lone':
    '{count, plural, one {# Regal hat nur eine von zwei Zählungen und ist deshalb nicht enthalten: {shelves}.} other {# Regale haben nur eine von zwei Zählungen und sind deshalb nicht enthalten: {shelves}.}}',
  'disputed.differing':
    '{count, plural, one {# Regal hat zwei abweichende Zählungen, daher ist keine enthalten: {shelves}.} other {# Regale haben zwei abweichende Zählungen, daher ist keine enthalten: {shelves}.}}',
  'disputed.choose': 'Auf der Wand wählen',
  'disputed.first':
    'Nimm zuerst eine Zählung an: Nach dem Versiegeln lässt sie sich nicht mehr aufnehmen.',
  'recount.title': '{count, plural, one {# Position nachzählen} other {# Positionen nachzählen}}',
  'recount.marked': 'Vorgemerkte Positionen nachzählen',
  'recount.all':
    '{count, plural, one {Dieser Artikel wird auf <shelves></shelves> nachgezählt.} other {Diese # Artikel werden auf <shelves></shelves> nachgezählt.}}',
  'recount.some':
    '{count, plural, one {# von {total, number} Artikeln wird auf <shelves></shelves> nachgezählt.} other {# von {total, number} Artikeln werden auf <shelves></shelves> nachgezählt.}}',
  'recount.what':
    'Die Nachzählung ist blind. Frühere Zählungen bleiben hier sichtbar, und alle anderen Artikel auf diesen Regalen behalten ihre Zählung. Die anderen Positionen kannst du inzwischen entscheiden.',
  'recount.unplaced':
    '{count, plural, one {# Artikel hat keinen bekannten Platz: Er wurde nicht gezählt, und der Sollbestand nennt kein Regal. Um ihn zu suchen, lass in der Übersicht der Zählung die Regale nachzählen, auf denen er liegen könnte.} other {# Artikel haben keinen bekannten Platz: Sie wurden nicht gezählt, und der Sollbestand nennt kein Regal. Um sie zu suchen, lass in der Übersicht der Zählung die Regale nachzählen, auf denen sie liegen könnten.}}',
  'recount.who': 'Wer zählt',
  'recount.whoHelp': 'Wer diese Regale noch nicht gezählt hat, steht oben.',
  'recount.anyone': 'Beliebig',
  'recount.person':
    '{counted, plural, =0 {{name} (hat sie nicht gezählt)} one {{name} (hat # davon gezählt)} other {{name} (hat # davon gezählt)}}',
  'recount.personBusy':
    '{counted, plural, =0 {{name} (hat sie nicht gezählt, noch {shelves})} one {{name} (hat # davon gezählt, noch {shelves})} other {{name} (hat # davon gezählt, noch {shelves})}}',
  'recount.shelves': '{count, plural, one {# Regal} other {# Regale}}',
  'recount.same': 'Dieselbe Person noch einmal zählen lassen',
  'recount.sameHelp': 'Dieselbe Person wiederholt den Fehler vielleicht.',
  'recount.note': 'Notiz (optional)',
  'recount.reason':
    '{count, plural, one {Nachzählung von # Position} other {Nachzählung von # Positionen}}',
  'recount.button': '{count, plural, one {# Regal nachzählen} other {# Regale nachzählen}}',
  'recount.sent':
    '{count, plural, one {# Position wird auf {shelves} nachgezählt.} other {# Positionen werden auf {shelves} nachgezählt.}}',
  'recount.sentTo':
    '{count, plural, one {{name} zählt # Position auf {shelves} nach.} other {{name} zählt # Positionen auf {shelves} nach.}}',
  'out.by': 'Wird nachgezählt · {name} · seit <time></time>',
  'out.anyone': 'Wird nachgezählt · wer kommt · seit <time></time>',
  'out.chip': '{count, plural, one {# Nachzählung läuft} other {# Nachzählungen laufen}}',
  'out.withdraw': 'Zurückziehen',
  'out.withdrawNamed': 'Nachzählung zurückziehen: {item}',
  'out.title': 'Diese Nachzählung zurückziehen?',
  'out.text':
    '{count, plural, one {# Position auf {shelves} entscheidest du wieder selbst. Was schon nachgezählt wurde, bleibt erhalten, zählt aber nicht.} other {# Positionen auf {shelves} entscheidest du wieder selbst. Was schon nachgezählt wurde, bleibt erhalten, zählt aber nicht.}}',
  'out.confirm': 'Nachzählung zurückziehen',
  'out.came': 'Vorher {before}, nachgezählt {now}',
  'recount.close': 'Schließen',
  'recount.overview': 'Übersicht öffnen',
  'complete.none': 'Keine Position muss entschieden werden.',
  'complete.decided':
    '{decided, number} von {count, plural, one {# Position} other {# Positionen}} entschieden.',
  'complete.decidedNotFound':
    '{decided, number} von {count, plural, one {# Position} other {# Positionen}} entschieden. {notFound, number} nicht gefundene noch offen.',
  'complete.stale':
    '{count, plural, one {# Position hat sich seit der Entscheidung geändert.} other {# Positionen haben sich seit der Entscheidung geändert.}}',
  'complete.tolerance': 'Toleranz: {limits}.',
  'complete.everything': 'Jede Differenz zählt.',
  'complete.help': 'Annehmen setzt den Bestand auf die Zählung, Ablehnen behält die Sollmenge.',
  'complete.recounts':
    '{count, plural, one {# Nachzählung anfordern} other {# Nachzählungen anfordern}}',
  'complete.button': 'Zählung abschließen',
  'complete.title': 'Zählung abschließen?',
  'complete.confirm': 'Abschließen und versiegeln',
  'complete.without': 'Ohne sie abschließen',
  'complete.text':
    'Das versiegelt die Ergebnisse mit den jetzigen Namen und Preisen. Die Zählung lässt sich nicht wieder öffnen, Korrekturen brauchen eine neue.',
  'complete.setAside': 'Noch zurückgestellt',
  'complete.setAsideText':
    '{count, plural, one {# Zählung} other {# Zählungen}} ({units, plural, one {# Stück} other {# Stück}}) noch zurückgestellt und nicht enthalten. Nach dem Versiegeln lassen sie sich nicht mehr annehmen.',
  'complete.decideSetAside':
    '{count, plural, one {Zuerst darüber entscheiden} other {Zuerst darüber entscheiden}}',
  'complete.others': 'Andere Filialen gehören dazu',
  'complete.othersText':
    'Diese Zählung umfasst mehrere Filialen. Abschließen muss sie jemand, der alle leitet.',
  'complete.close': 'Schließen',
  'complete.notYet': 'Noch nicht fertig',
  'complete.out':
    '{count, plural, one {# Nachzählung läuft noch: warte darauf oder zieh sie zurück.} other {# Nachzählungen laufen noch: warte darauf oder zieh sie zurück.}}',
  'complete.showOut': 'Nachzählungen anzeigen',
  'complete.showOpen': '{count, plural, one {# Position anzeigen} other {# Positionen anzeigen}}',
  'complete.undecided':
    '{count, plural, one {# Position muss noch entschieden werden: annehmen, ablehnen oder nachzählen.} other {# Positionen müssen noch entschieden werden: annehmen, ablehnen oder nachzählen.}}',
  'complete.notFound':
    '{count, plural, one {# Position wurde nicht gefunden: Setze sie auf 0 oder lass sie nachzählen.} other {# Positionen wurden nicht gefunden: Setze sie auf 0 oder lass sie nachzählen.}}',
  'complete.notFoundWorth':
    '{count, plural, one {# Position im Wert von {value} wurde nicht gefunden: Setze sie auf 0 oder lass sie nachzählen.} other {# Positionen im Wert von {value} wurden nicht gefunden: Setze sie auf 0 oder lass sie nachzählen.}}',
  'sealed.title': 'Was versiegelt wird',
  'sealed.accepted': 'Angenommen',
  'sealed.acceptedMeans': 'die Zählung gilt',
  'sealed.rejected': 'Abgelehnt',
  'sealed.rejectedMeans': 'die Sollmenge gilt',
  'sealed.zero': 'Auf 0 gesetzt',
  'sealed.zeroMeans': 'nicht gefunden',
  'sealed.recounted': 'Nachgezählt',
  'sealed.recountedMeans': 'zwei Zählungen stimmen überein',
  'sealed.match': 'Stimmt',
  'sealed.matchMeans': 'keine Differenz',
  'sealed.never': 'Nie gezählt',
  'sealed.neverLines':
    '{count, plural, one {# Position wurde nie gezählt.} other {# Positionen wurden nie gezählt.}}',
  'sealed.neverWorth':
    '{count, plural, one {# Position im Wert von {value} wurde nie gezählt.} other {# Positionen im Wert von {value} wurden nie gezählt.}}',
  'sealed.neverPartly':
    '{count, plural, one {# Position im Wert von {value} ({unvalued, number} ohne Preis) wurde nie gezählt.} other {# Positionen im Wert von {value} ({unvalued, number} ohne Preis) wurden nie gezählt.}}',
  'sealed.inStore': '{store}: {sentence}',
  'sealed.neverNote': 'In keiner Differenz enthalten. Bericht und Siegel weisen es aus.',
  'completing.title': 'Die Zählung wird abgeschlossen.',
  'completing.by': '{name} schließt die Zählung ab.',
  'completing.freezing': 'Jede Position wird mit Namen und Preis festgehalten.',
  'completing.reading': 'Zählungen und Entscheidungen werden gelesen.',
  'completing.hashing': 'Die Dokumente werden versiegelt.',
  'completing.note':
    'Du kannst diese Seite verlassen. Die Bestätigungsnummer steht hier, sobald es fertig ist.',
  'drawer.title': 'Zu dieser Zählung',
  'drawer.label': 'Antworten, Zusammenfassung und mögliche Ursachen',
  'drawer.ask': 'Fragen',
  'drawer.summary': 'Zusammenfassung',
  'drawer.causes': 'Mögliche Ursachen',
  'drawer.allStores': 'Umfasst alle {count, number} Filialen dieser Zählung.',
  'correct.button': 'Korrektur anlegen',
  'correct.title': 'Diese Zählung korrigieren',
  'correct.text':
    'Damit entsteht eine neue Zählung, die mit dieser verknüpft ist. Die versiegelten Ergebnisse bleiben, wie sie sind.',
  'correct.example': 'Zum Beispiel: Eine Lieferung wurde nach dem Stichtag gebucht',
  'sheets.title': 'Zähllisten',
  'sheets.contents': 'Inhalt',
  'sheets.items': 'Artikel',
  'sheets.itemsText': 'Was auf jedem Regal liegen sollte, ohne Mengen.',
  'sheets.expected': 'Artikel und Sollmengen',
  'sheets.expectedText': 'Nur zum Kontrollieren.',
  'sheets.blank': 'Leere Zeilen',
  'sheets.blankText': 'Alles wird von Hand eingetragen.',
  'sheets.blind': 'Bei einer Blindzählung nicht verfügbar.',
  'sheets.room': 'Regale in',
  'sheets.allRooms': 'Alle Räume',
  'sheets.make': 'Zähllisten erstellen',
  'file.label': 'Zurück in dein System',
  'file.title': 'Deine Datei mit den Zählungen',
  'file.notLoaded': 'Deine Datei mit den Zählungen konnte nicht geladen werden.',
  'file.download': 'Deine Datei mit den Zählungen herunterladen',
  'file.none':
    'Es wurde keine Datei importiert. Lade die Zählungen stattdessen im Format deines Systems herunter.',
  'file.noneOf':
    'Für {stores} wurde keine Datei importiert. Lade diese Zählungen stattdessen im Format deines Systems herunter.',
  'file.counts':
    'Die Zählungen kommen in {columns}. Alles andere bleibt, wie du es hochgeladen hast.',
  'file.difference':
    'Die Differenzen kommen in {columns}. Alles andere bleibt, wie du es hochgeladen hast.',
  'file.countsOf':
    'Die Zählungen von {stores} kommen in {columns}. Alles andere bleibt, wie du es hochgeladen hast.',
  'file.differenceOf':
    'Die Differenzen von {stores} kommen in {columns}. Alles andere bleibt, wie du es hochgeladen hast.',
  'file.from': 'Aus {system}.',
  'file.column': 'In welche Spalte kommen die Zählungen?',
  'file.columnOf': 'In welche Spalte kommen die Zählungen von {store}?',
  'file.columnHelp': 'Alle anderen Spalten bleiben, wie du sie hochgeladen hast.',
  'file.others': 'Für ein anderes System',
  'file.system': 'System',
  'file.downloadCounts': 'Zählungen herunterladen',
  'file.upload': 'In {system} hochladen',
  'file.uploadOwn': 'In dein System hochladen',
  'file.onlyCounted':
    'Nicht oder nur teilweise gezählte Artikel fehlen in der Datei. Bei ihnen ändert sich nichts.',
  'file.lookingUp': 'Zählungen werden gesucht …',
  'file.lookingUpItems':
    '{count, plural, one {Zählungen werden gesucht: # Artikel …} other {Zählungen werden gesucht: # Artikel …}}',
  'file.reading': 'Deine Datei wird gelesen: {share}',
  'file.readingLabel': 'Wie viel deiner Datei gelesen ist',
  'file.again': 'Erneut versuchen',
  'file.save': 'Datei herunterladen',
  'file.saveChanged': 'Nur geänderte Zeilen herunterladen',
  'file.saveRest': 'Herunterladen, was nicht darin steht',
  'file.written':
    '{count, plural, one {# Zeile bekommt eine neue Zahl.} other {# Zeilen bekommen eine neue Zahl.}}',
  'file.unchanged':
    '{count, plural, one {# Zeile stimmte schon.} other {# Zeilen stimmten schon.}}',
  'file.notCounted':
    '{count, plural, one {# Zeile wurde nicht gezählt und bleibt, wie sie ist.} other {# Zeilen wurden nicht gezählt und bleiben, wie sie sind.}}',
  'file.left':
    '{count, plural, one {# Zeile, die du selbst einträgst} other {# Zeilen, die du selbst einträgst}}',
  'file.leftRow': 'Zeile {row, number}, {name}: {reason} Gezählt: {counted}.',
  'left.several_rows':
    'Der Artikel steht in mehreren Zeilen, und die Zählung lässt sich nicht aufteilen.',
  'left.several_lots':
    'Der Artikel steht in mehreren Chargen, und die Zählung sagt nicht, wie viel zu welcher gehört.',
  'left.partly_counted': 'Nur ein Teil seiner Regale wurde gezählt.',
  'left.fraction': 'Gezählt wurde eine Bruchzahl, und das System nimmt nur ganze Zahlen.',
  'left.not_a_number': 'Wo die Zahl hingehört, steht ein Wort.',
  'left.broken_row': 'In der Zeile wird ein Anführungszeichen nicht geschlossen.',
  'left.no_number': 'Es gibt keine Zahl, zu der die Differenz addiert werden könnte.',
  'file.rowless':
    '{count, plural, one {# gezählter Artikel fehlt in der Datei} other {# gezählte Artikel fehlen in der Datei}}',
  'file.more': 'und {count, number} weitere',
} satisfies Translation<typeof en>
