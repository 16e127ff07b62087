import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'live.open': 'Dashboard öffnen',
  'live.count': 'Auf diesem Gerät zählen',
  'steps.title':
    '{count, plural, one {Noch ein Schritt bis zur ersten Zählung} other {Noch # Schritte bis zur ersten Zählung}}',
  'steps.without': 'Ohne Liste zählen',
  'steps.stockSkipped': 'Es wird ohne Liste gezählt',
  'steps.team': 'Per E-Mail oder Link einladen',
  'steps.countAlone': 'Ich zähle allein',
  'steps.peopleSkipped': 'Vorerst nur du',
  'steps.notLoaded': 'Dieser Schritt konnte nicht geladen werden.',
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
  'home.start': 'Zählung beginnen',
  'home.done': '{done, number} von {shelves, plural, one {# Regal} other {# Regalen}} erledigt',
  'home.named': '{audit}: {done}',
  'home.open': '{status, select, submitted {Prüfen} completed {Ergebnisse} other {Öffnen}}',
  'home.planned': '{count, plural, one {# Zählung geplant} other {# Zählungen geplant}}',
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
  'map.add': 'Räume hinzufügen',
  'map.noneText': 'Füge zuerst Räume und Regale hinzu: Sie werden gezählt.',
} satisfies Translation<typeof en>
