import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Zählung prüfen',
  lead: 'Eine abgeschlossene Zählung hat eine Bestätigungsnummer und ein Siegel über alles, was gezählt und entschieden wurde. Wer den Bericht oder den Export hat, kann prüfen, dass nichts geändert wurde.',
  'what.title': 'Was sich prüfen lässt',
  'what.export': 'CSV und JSON einer abgeschlossenen Zählung',
  'what.exportText':
    'Byte für Byte. Die Datei endet mit ihrer Signatur, die alles davor abdeckt. Eine Datei, die ein Programm geöffnet und neu gespeichert hat, ist eine andere Datei.',
  'what.report': 'Bericht auf Papier oder als PDF, Excel-Datei',
  'what.reportText':
    'Über die aufgedruckte Nummer: Diese Seite sagt, wessen Zählung es ist. Um die Zahlen zu prüfen, vergleiche sie mit der CSV- oder JSON-Datei.',
  'what.without':
    'Du musst dieser Seite nicht glauben: <command>npm run verify</command> prüft eine Datei ohne sie, mit den <keys>öffentlichen Schlüsseln dieser Installation</keys>. Jeder kann ihre <roots>Tageswurzeln</roots> aufbewahren: Ein Siegel, das unter einer steht, wurde nicht später gemacht.',
  'form.number': 'Bestätigungsnummer',
  'form.file': 'Exportdatei (optional)',
  'form.fileText':
    'CSV oder JSON, genau wie heruntergeladen. Die Datei bleibt auf diesem Gerät: Nur ihr Hash und ihre Signatur werden gesendet.',
  'form.closed':
    'Die Datei konnte nicht gelesen werden: Sie wurde verschoben, geändert oder gesperrt. Wähle sie noch einmal.',
  'form.verify': 'Prüfen',
  'form.reading': 'Datei wird gelesen',
  'form.readSoFar': 'Datei wird gelesen: {done} von {total}',
  'form.tooLarge':
    'Diese Datei ist zu groß für den Export einer Zählung. Wähle die CSV- oder JSON-Datei selbst oder prüfe nur die Nummer.',
  'form.notANumber':
    'Das ist keine Bestätigungsnummer. Sie hat SC und zwölf Buchstaben und Ziffern.',
  'form.nothing': 'Gib die Nummer des Berichts ein oder wähle seinen Export.',
  'valid.title': 'Gültig: nichts wurde geändert',
  'valid.text':
    'Jedes Byte der Datei ist so, wie es beim Abschluss der Zählung versiegelt wurde, und die Signatur stimmt.',
  'altered.title': 'Verändert: Das ist nicht die versiegelte Datei',
  'altered.text':
    'Die Nummer ist echt, aber die Datei weicht vom Versiegelten ab, und sei es nur im Aufbau: Ein Programm, das eine Datei öffnet und speichert, schreibt sie neu, und eine Auswahl von Zeilen ist eine andere Datei. Lass dir die ganze Datei geben, wie sie heruntergeladen wurde.',
  'found.title': 'Die Nummer ist echt',
  'found.text':
    'Unter ihr wurde eine Zählung abgeschlossen und versiegelt, und die Signatur stimmt. Wähle auch den Export, um zu prüfen, dass die Zahlen nicht geändert wurden.',
  'unsigned.title': 'Ohne Signatur versiegelt',
  'unsigned.text':
    'Die Datei entspricht dem, was hier gespeichert ist. Die Zählung wurde versiegelt, bevor Siegel signiert wurden, deshalb bürgt nur diese Installation dafür.',
  'unsigned.number':
    'Die Nummer ist hier gespeichert. Die Zählung wurde versiegelt, bevor Siegel signiert wurden, deshalb bürgt nur diese Installation dafür.',
  'broken.title': 'Der Eintrag dieser Zählung wurde geändert',
  'broken.text':
    'Was hier unter dieser Nummer gespeichert ist, ist nicht das, was beim Abschluss der Zählung signiert wurde. Verlass dich nicht darauf. Wende dich an den Betreiber dieser Installation.',
  'foreign.title': 'Von einer anderen Installation signiert',
  'foreign.text':
    'Der Schlüssel der Signatur gehört nicht zu dieser Installation. Prüfe sie dort, wo die Zählung abgeschlossen wurde.',
  'unknown.title': 'Hier unbekannt',
  'unknown.text':
    'Keine abgeschlossene Zählung dieser Installation hat diese Nummer oder diesen Inhalt.',
  'noExport.title': 'Kein Export einer Zählung',
  'noExport.text':
    'Jeder Export hat eine Bestätigungsnummer, und diese Datei hat keine. Wähle die CSV- oder JSON-Datei, wie sie heruntergeladen wurde.',
  'workbook.title': 'Excel-Dateien lassen sich nicht prüfen',
  'workbook.text':
    'Beim Speichern werden sie neu geschrieben und sind nie ganz gleich. Wähle die CSV-Datei der Zählung oder prüfe nur die Nummer.',
  'paper.title': 'Ein PDF lässt sich nicht prüfen',
  'paper.text':
    'Es wird bei jedem Druck neu erzeugt. Gib die aufgedruckte Nummer ein und vergleiche seine Zahlen mit der CSV-Datei der Zählung.',
  'another.title': 'Die Datei gehört zu einer anderen Zählung',
  'another.text':
    'Ihre Nummer ist {number}. Leere das Nummernfeld oben, um die Datei allein zu prüfen.',
  'about.corrected':
    'Eine spätere Zählung korrigiert sie: {number}, abgeschlossen am {day}. Lass dir deren Bericht geben.',
  'about.seal': 'Siegel (SHA-256)',
  'about.fileHash': 'SHA-256 dieser Datei',
  'about.count': 'Zählung',
  'about.organization': 'Organisation',
  'about.completed': 'Abgeschlossen',
  'about.number': 'Nummer',
  'about.signature': 'Signatur',
  'about.key': 'Ed25519, Schlüssel <key></key>, in Gebrauch seit {from}',
  'about.keyUntil': 'Ed25519, Schlüssel <key></key>, in Gebrauch von {from} bis {until}',
  'about.place': 'Stelle',
  'about.sequence': 'Siegel {sequence, number} der Organisation',
  'about.sequenceAfter': 'Siegel {sequence, number} der Organisation, nach <previous></previous>',
  'about.root': 'Tageswurzel',
  'about.noRoot': 'Noch nicht da: Ein Tag wird in der Stunde nach seinem Ende abgeschlossen',
  'about.gone':
    'Der Eintrag dieser Zählung ist hier nicht mehr vorhanden oder wurde geändert. Die Datei gilt durch ihre eigene Signatur.',
} satisfies Translation<typeof en>
