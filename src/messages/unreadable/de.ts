import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  not_here: 'Die Datei konnte auf diesem Gerät nicht gelesen werden.',
  empty: 'Die Datei ist leer.',
  cut_off: 'Die Datei ist beschädigt: Sie endet zu früh.',
  damaged: 'Die Datei ist beschädigt: Sie endet zu früh oder wurde unterwegs verändert.',
  password: 'Die Arbeitsmappe hat ein Passwort. Speichere sie ohne und lege sie noch einmal ab.',
  large_workbook:
    'Die Arbeitsmappe ist zu groß. Speichere das Blatt als CSV und lege es noch einmal ab.',
  unusual_workbook:
    'Die Arbeitsmappe lässt sich nicht lesen: Sie ist beschädigt oder von ungewöhnlicher Art. Speichere sie als XLSX oder CSV und lege sie noch einmal ab.',
  no_workbook: 'Diese gepackte Datei ist keine Arbeitsmappe. Entpacke sie und lege den Inhalt ab.',
  unpacks_large:
    'Diese Arbeitsmappe wird entpackt viel größer, als eine Artikelliste braucht. Speichere sie als CSV und lege sie noch einmal ab.',
  unpacks_larger:
    'Die Arbeitsmappe wird entpackt größer, als sie angibt. Speichere sie neu als XLSX oder CSV und lege sie noch einmal ab.',
  packed_unusually:
    'Die Arbeitsmappe ist ungewöhnlich gepackt, deshalb lässt sich nichts hineinschreiben. Lade die Zählungen als andere Datei herunter.',
  no_table:
    '{what, select, pdf {Das ist ein PDF.} picture {Das ist ein Bild.} packed {Das ist eine gepackte Datei.} program {Das ist ein Programm.} web_page {Das ist eine Webseite, auch wenn der Name etwas anderes sagt.} other {Das ist keine Textdatei.}} Speichere die Liste als CSV, XLSX, XLS oder ODS und lege sie noch einmal ab.',
  too_large:
    'Die Datei ist zu groß: {kind} darf bis zu {megabytes, number} MB haben. Teile sie auf.',
  too_long:
    '{kind}-Dateien dürfen bis zu {rows, number} Zeilen haben; diese hat mehr. Speichere das Blatt als CSV.',
  too_long_text:
    'CSV-Dateien dürfen bis zu {rows, number} Zeilen haben; diese hat mehr. Teile sie auf.',
  too_wide:
    'Eine Zeile hat {cells, number} Zellen; bis zu {most, number} lassen sich lesen. Fehlen einem Trennzeichen die Anführungszeichen?',
  long_row: 'Zeile {row, number} ist länger als {most, number} Zeichen. Fehlen die Zeilenenden?',
  open_quotes:
    'Mehr als {rows, number} Zeilen haben ein Anführungszeichen ("), das nie geschlossen wird. Das erste steht in Zeile {first, number}. Speichere die Liste neu als CSV oder entferne die Anführungszeichen.',
  took_too_much:
    'Diese Datei braucht zu viel Speicher oder Zeit. Speichere die Liste als CSV oder in kleineren Teilen und lege sie noch einmal ab.',
  broken: 'Beim Lesen der Datei ist bei uns etwas schiefgegangen. Versuch es noch einmal.',
  audit_closed:
    'Die Zählung wurde inzwischen {status, select, stopped {angehalten} submitted {abgegeben} completed {abgeschlossen} other {abgebrochen}} und nimmt keine Bestandsliste mehr an.',
} satisfies Translation<typeof en>
