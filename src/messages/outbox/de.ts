import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts': '{count, plural, one {# Zählung} other {# Zählungen}}',
  'work.taken': '{count, plural, one {# übernommenes Regal} other {# übernommene Regale}}',
  'work.submitted': '{count, plural, one {# Abgabe} other {# Abgaben}}',
  'work.photos': '{count, plural, one {# Foto} other {# Fotos}}',
  'work.entries': '{count, plural, one {# Eintrag} other {# Einträge}}',
  'unsent.soon': 'Noch nicht gesendet: {work}. Wird automatisch gesendet, sobald du online bist.',
  'unsent.signedOut': 'Noch nicht gesendet: {work}. Melde dich wieder an, um zu senden.',
  'unsent.suspended':
    'Noch nicht gesendet: {work}. Bleibt auf diesem Gerät, bis die Organisation wieder freigegeben ist.',
  'rejected.inScanner':
    'Abgelehnt: {work}. Öffne den Scanner oder <save>speichere eine Kopie für deine Filialleitung</save>.',
  'rejected.copy': 'Abgelehnt: {work}. <save>Speichere eine Kopie für deine Filialleitung</save>.',
  'rejected.photos':
    '{count, plural, one {# Foto abgelehnt} other {# Fotos abgelehnt}}: Speichere im Scanner eine Kopie.',
  'count.continue': 'Weiterzählen: {audit}',
  'why.closed': 'Diese Zählung wurde gelöscht, oder du hast keinen Zugriff mehr.',
  'why.checkAgain':
    'Deine Summe und deine Scans passen nicht zusammen. Prüfe das Regal und gib die Summe noch einmal ein.',
  'why.notActive': 'Die Zählung ist angehalten oder geschlossen.',
  'why.countAgain':
    'Dieses Regal muss noch einmal von null an gezählt werden. Deine bisherigen Zählungen bleiben erhalten.',
  'why.notNeeded': 'Diese Zählung wird nicht mehr gebraucht. Deine Zählungen bleiben erhalten.',
  'why.notSent': 'Einige Zählungen sind noch nicht angekommen. Versuche es gleich noch einmal.',
  'why.nothingCounted': 'Hier wurde nichts gezählt. Markiere das Regal als leer.',
  'why.otherPerson':
    'Dieses Regal wird zweimal gezählt, von verschiedenen Personen. Du hast es zuerst gezählt.',
  'why.notYours': 'Dieses Regal gehört nicht dir.',
  'why.assigned': 'Bei dieser Zählung teilt die Filialleitung die Regale zu.',
  'why.counting': '{name} zählt dieses Regal.',
  'why.assignedTo': 'Dieses Regal ist {name} zugeteilt.',
  'why.submitted': '{name} hat dieses Regal schon abgegeben.',
  'why.noPhoto': 'Das Foto ist noch nicht angekommen.',
  'why.tooLarge': 'Diese Zahl ist zu groß.',
} satisfies Translation<typeof en>
