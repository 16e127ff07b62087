import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  drop: 'Liste hier ablegen',
  reading: '{file} wird gelesen',
  text: 'CSV, TSV, XLSX, XLS oder ODS. Nichts wird importiert, bevor du bestätigst.',
  many: '{count, plural, one {# Datei auf einmal. Lege sie einzeln ab.} other {# Dateien auf einmal. Lege sie einzeln ab.}}',
  notOpened: 'Der Import wurde nicht geöffnet. Lege die Datei noch einmal ab.',
  busy: '{file} wird noch importiert. Schließe das zuerst ab oder brich es ab, dann nimm die nächste Datei. Nichts wurde geändert.',
  choose: 'Für welche Filiale ist {file}?',
  find: 'Filiale suchen',
  none: 'Keine Filiale mit diesem Namen.',
} satisfies Translation<typeof en>
