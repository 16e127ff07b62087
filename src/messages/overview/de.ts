import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  live: 'Regale von {audit}',
  'live.open': 'Dashboard öffnen',
  'live.count': 'Auf diesem Gerät zählen',
  'map.title': 'Die Filiale',
  'steps.title': 'Erste Schritte',
  'steps.left': '{left, number} von {total, number} offen',
  'steps.rooms': 'Räume und Regale',
  'steps.roomsNone': 'Lege an, was gezählt wird',
  'steps.stock': 'Sollbestand',
  'steps.stockReady': 'Deine Liste ist für die nächste Zählung bereit',
  'steps.stockNone': 'Importiere eine Liste oder zähle ohne',
  'steps.people': 'Zählende',
  'steps.alone': 'Bisher nur du',
  'steps.peopleCount': '{count, plural, one {# Person} other {# Personen}}',
  'steps.start': 'Zählung starten',
  'steps.startText': 'Alles ist schon für dich ausgefüllt',
} satisfies Translation<typeof en>
