import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
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
  'home.review': '{count, plural, one {# Zählung zu prüfen} other {# Zählungen zu prüfen}}',
  'home.none': 'Keine Zählung läuft',
  'home.start': 'Zählung beginnen',
  'home.done': '{done, number} von {shelves, plural, one {# Regal} other {# Regalen}} erledigt',
  'home.named': '{audit}: {done}',
  'home.open': '{status, select, submitted {Prüfen} completed {Ergebnisse} other {Öffnen}}',
  'home.planned': 'Geplant, noch nicht begonnen',
  'home.ready': 'Bereit zum Einreichen',
  'home.decided': 'Alle Differenzen entschieden',
  'home.toDecide':
    '{count, plural, one {# Position zu entscheiden} other {# Positionen zu entscheiden}}',
  'needs.title': 'Braucht dich',
  'needs.none': 'Im Moment nichts',
  'needs.idle': '{name}: seit {duration} nichts gezählt',
  'needs.refused':
    '{count, plural, one {# Zählung abgelehnt, noch auf dem Gerät von {name}} other {# Zählungen abgelehnt, noch auf dem Gerät von {name}}}',
  'value.name': 'Gezählter Wert',
  'value.of': 'von {amount} laut Sollbestand',
  'value.noExpected': 'zum Stückpreis',
  'needs.coverage': '{count, plural, one {# Regal offen} other {# Regale offen}}',
  'needs.unsent_events':
    '{count, plural, one {# Zählung nicht gesendet} other {# Zählungen nicht gesendet}}',
  'needs.unknown_codes': '{count, plural, one {# unbekannter Code} other {# unbekannte Codes}}',
  'needs.recounts': '{count, plural, one {# Nachzählung offen} other {# Nachzählungen offen}}',
  'needs.control_totals':
    '{count, plural, one {# Kontrollsumme stimmt nicht} other {# Kontrollsummen stimmen nicht}}',
  'needs.set_aside':
    '{count, plural, one {# Zählung zurückgestellt} other {# Zählungen zurückgestellt}}',
  'map.label': 'Plan der Filiale',
  'map.facts':
    '{rooms, plural, one {# Raum} other {# Räume}}, {shelves, plural, one {# Regal} other {# Regale}}',
  'map.add': 'Räume hinzufügen',
  'map.none': 'Noch keine Räume',
  'map.noneText': 'Füge zuerst Räume und Regale hinzu: Sie werden gezählt.',
} satisfies Translation<typeof en>
