import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Wofür diese Seite da ist',
  keys: 'Tasten',
  'key.find': 'Alles finden',
  'key.help': 'Diese Hilfe öffnen',
  'key.review': 'In der Prüfung annehmen, nachzählen lassen oder ablehnen',
  'key.move': 'In der Prüfung zur nächsten oder vorigen Position',
  'key.close': 'Schließen, was offen ist',
  overview:
    'Hier beginnt deine Filiale. Du siehst, was läuft und was auf dich wartet. Starte eine Zählung oder öffne eine laufende.',
  audits:
    'Hier stehen alle Zählungen dieser Filiale. Laufende zuerst, abgeschlossene darunter. Öffne eine, um sie zu verfolgen, zu prüfen oder ihre Ergebnisse zu sehen.',
  newAudit:
    'Eine Zählung ist mit einem Druck bereit: Name und Regeln sind ausgefüllt. Wähle, ob mit dem Sollbestand verglichen wird. Alles andere steht unter Optionen.',
  dashboard:
    'Verfolge eine Zählung live, Regal für Regal. Die Liste unter der Überschrift sagt, was vor dem Einreichen offen ist. Wähle ein Regal, um es zuzuteilen, auszuschließen oder neu zählen zu lassen.',
  inventory:
    'Was da sein sollte und was damit geschehen ist. Importiere den Sollbestand bis zum Start der Zählung. Auch unbekannte Codes und zurückgestellte Zählungen klärst du hier.',
  assignments:
    'Lege fest, wer welche Regale zählt. Wähle Regale und dann eine Person, oder ziehe sie. Regale ohne Person können alle übernehmen, wenn deine Regeln es erlauben.',
  results:
    'Abweichungen zwischen gezähltem und erwartetem Bestand, mit wahrscheinlichen Ursachen. Nimm eine Position an, lass sie nachzählen oder lehne sie ab. Ist alles entschieden, schließe die Zählung ab und versiegle sie.',
  rooms:
    'Der Plan deiner Filiale. Räume enthalten Regale, und ein Regal zählt eine Person am Stück. Lege Reihen von Regalen an, benenne sie um und drucke Etiketten.',
  items:
    'Alles, was gezählt werden kann, mit Barcodes und Kosten. Suche nach Name, SKU oder Barcode. Öffne einen Artikel, um ihn zu ändern, oder importiere eine Datei für viele.',
  team: 'Die Personen dieser Filiale. Die Leitung steuert Zählungen, Zählende scannen. Lade per E-Mail, Link oder QR-Code ein.',
  reports:
    'Kennzahlen abgeschlossener Zählungen: Genauigkeit, Schwund und Tempo. Filtere nach Filiale, Zeit oder Kategorie. Jede Tabelle gibt es als Datei.',
  journal:
    'Wer was wann getan hat. Nichts hier lässt sich ändern. Filtere nach Person, Art oder Tag.',
  settings:
    'Name, Währung und Zugang dieser Filiale. Archiviere sie hier, wenn sie schließt. Nichts Gezähltes geht verloren.',
  organization:
    'Einstellungen deiner Organisation. Wähle links einen Teil. Tarif, KI und Löschen sehen nur Inhaber.',
  other: 'Mit Suchen kommst du überallhin. Deine Filiale bleibt dabei gewählt.',
} satisfies Translation<typeof en>
