import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Synchronisierung',
  close: 'Schließen',
  tryAgain: 'Erneut versuchen',
  sendNow: 'Jetzt senden',
  signIn: 'Anmelden',
  reload: 'Neu laden',
  remove: 'Entfernen',
  'chip.looking': 'Wird geprüft',
  'chip.sent': 'Alles gesendet',
  'chip.waiting': '{count, number} nicht gesendet',
  'chip.offline': 'Offline',
  'chip.offlineWaiting': 'Offline, {count, number} warten',
  'chip.notSaved': 'Nicht gespeichert',
  'chip.signedOut': 'Abgemeldet',
  'chip.signIn': 'Anmelden, {count, number} warten',
  'chip.suspended': 'Gesperrt, {count, number} gespeichert',
  'chip.reload': 'Neu laden, {count, number} warten',
  'chip.rejected': '{count, number} abgelehnt',
  'heard.offline': 'Kein Netz. Zählungen bleiben auf diesem Handy.',
  'heard.signedOut': 'Abgemeldet. Zählungen bleiben auf diesem Handy.',
  'heard.suspended': 'Organisation gesperrt. Zählungen bleiben auf diesem Handy.',
  'heard.reload': 'Lade diese Seite neu, um deine Zählungen zu senden.',
  'heard.rejected': 'Etwas wurde abgelehnt.',
  'queue.none': 'Nichts wartet',
  'queue.waiting': 'Nicht gesendet: {work}',
  'queue.rejected': 'Abgelehnt: {work}',
  'queue.since': 'Wartet seit {time}.',
  'queue.sinceSyncing': 'Wartet seit {time}. Wird von selbst gesendet.',
  'queue.foreign':
    '{count, plural, one {# Eintrag} other {# Einträge}} von {name}: wird gesendet, sobald sich {name} auf diesem Handy anmeldet.',
  'queue.attention': 'Bitte prüfen',
  'queue.count': 'Zählung',
  'queue.action':
    '{kind, select, take {{shelf} übernehmen} submit {{shelf} abgeben} exclude {{shelf} nicht zählbar} other {Foto von {shelf}}}',
  'queue.unknownShelf': 'unbekanntes Regal',
  'line.suspended': 'Gesperrt',
  'line.live': 'Verbunden',
  'line.reconnecting': 'Verbindung wird hergestellt',
  'line.offline': 'Kein Netz. Zähle weiter.',
  'note.signedOut':
    'Du bist abgemeldet. Alles, was du gezählt hast, ist gesendet. Neue Zählungen bleiben auf diesem Handy, bis du dich anmeldest.',
  'note.signedOutWaiting':
    'Du bist abgemeldet. Deine Zählungen sind auf diesem Handy gespeichert. Melde dich an, um sie zu senden.',
  'note.suspended':
    'Deine Organisation ist gesperrt. Deine Zählungen bleiben auf diesem Handy und werden gesendet, sobald sie wieder freigegeben ist.',
  'note.otherBuild': 'Diese Seite ist veraltet. Lade sie neu, um deine Zählungen zu senden.',
  'note.full':
    'Dieses Handy ist voll, die letzte Zählung wurde nicht gespeichert. Schaffe Platz und zähle noch einmal.',
  'note.closed':
    'Der Speicher ist in diesem Browser ausgeschaltet, hier kann nicht gezählt werden. Verlasse den privaten Modus oder nimm einen anderen Browser.',
  'note.outdated':
    'Auf diesem Handy ist eine neuere Version dieser Seite offen. Lade neu, bevor du weiterzählst. Frühere Zählungen sind sicher.',
  'note.broken': 'Die letzte Zählung wurde nicht gespeichert. Zähle noch einmal.',
  'note.sendSoon':
    'Dieser Browser löscht ungesendete Zählungen vielleicht, wenn das Handy voll ist oder ein privates Fenster geschlossen wird. Sende sie vorher.',
  'note.copySoon':
    'Dieser Browser löscht ungesendete Zählungen vielleicht, wenn das Handy voll ist oder ein privates Fenster geschlossen wird. Kopiere sie zur Sicherheit als Text.',
  'note.clock':
    'Die Uhr dieses Handys geht falsch, Abweichung: {time}. Zählungen werden mit der richtigen Zeit gesendet, stelle die Uhr aber bitte.',
  'note.allSent': 'Alles, was du gezählt hast, ist gesendet. Auf diesem Handy wartet nichts.',
  'items.none': 'Die Artikel sind noch nicht auf diesem Handy.',
  'items.loading':
    '{count, plural, one {# Artikel} other {# Artikel}} auf diesem Handy, weitere werden geladen',
  'items.ready':
    '{count, plural, one {# Artikel} other {# Artikel}} auf diesem Handy, funktioniert offline',
  'rail.signedOut': 'Abgemeldet. Neue Zählungen bleiben auf diesem Handy.',
  'rail.signedOutWaiting': 'Abgemeldet. {count, number} auf diesem Handy gespeichert.',
  'rail.held': '{count, number} für die Filialleitung zurückgestellt',
  'closed.suspended':
    '{organization} ist gesperrt: {reason}. Deine Zählungen bleiben auf diesem Handy und werden nach der Freigabe gesendet.',
  'closed.archived':
    '{store} wurde archiviert. Abgelehnte Zählungen bleiben auf diesem Handy: Kopiere sie für deine Filialleitung.',
  'closed.removed':
    'Du gehörst nicht mehr zu {store}. Abgelehnte Zählungen bleiben auf diesem Handy: Kopiere sie für deine Filialleitung.',
  'closed.passEnded':
    'Dein Tagespass ist beendet. Was noch auf diesem Gerät liegt, wird an die Leitung gesendet. Sie entscheidet, ob es zählt.',
  'closed.other':
    'Du kannst hier nicht mehr zählen. Abgelehnte Zählungen bleiben auf diesem Handy: Kopiere sie für deine Filialleitung.',
  someone: 'Jemand anderes',
  'lost.excluded':
    '{shelf} wurde aus dieser Zählung ausgeschlossen. Deine Zählungen bleiben erhalten, zählen aber nicht mit.',
  'lost.open': '{shelf} ist wieder frei. Deine Zählungen bleiben erhalten.',
  'lost.submitted': '{name} hat {shelf} abgegeben. Deine Zählungen bleiben erhalten.',
  'lost.counting': '{name} zählt jetzt {shelf}. Deine Zählungen bleiben erhalten.',
  'lost.second': '{name} zählt {shelf}. Die zweite Zählung ist frei.',
  'lost.takeSecond': 'Übernehmen',
  'lost.other': 'Anderes Regal',
  'gone.shelf': 'Dieses Regal gehört nicht mehr zur Zählung.',
  'gone.named': '{shelf} gehört nicht mehr zu dieser Zählung.',
  'gone.again':
    '{shelf} muss noch einmal von null an gezählt werden. Deine bisherigen Zählungen bleiben erhalten.',
  'gone.notNeeded': 'Deine Zählung von {shelf} wird nicht mehr gebraucht. Sie bleibt erhalten.',
  'notHere.offline':
    'Diese Zählung ist noch nicht auf diesem Handy. Öffne sie einmal mit Netz, dann funktioniert sie offline.',
  'notHere.loading': 'Regale werden geladen …',
  'pause.draft': 'Die Zählung hat noch nicht begonnen',
  'pause.stopped': 'Die Zählung ist angehalten',
  'pause.stoppedBy': '{name} hat die Zählung angehalten',
  'pause.closed': 'Die Zählung ist geschlossen',
  'pause.closedBy': '{name} hat die Zählung geschlossen',
  'pause.cancelled': 'Diese Zählung ist abgebrochen',
  'pause.cancelledBy': '{name} hat diese Zählung abgebrochen',
  'pause.why': '{pause}: {reason}',
  'held.note':
    '{count, plural, one {# Zählung ist} other {# Zählungen sind}} für die Filialleitung zurückgestellt, nichts ist verloren. {reasons}',
  'held.after_submission': 'Die Zählung war schon geschlossen.',
  'held.after_approval': 'Dieses Regal war schon bestätigt.',
  'held.while_stopped': 'Nach der Uhr dieses Handys war die Zählung da angehalten.',
  'held.impossible_time': 'Die Uhr dieses Handys geht falsch.',
  'held.impossible_quantity': 'Die Zahl ist zu groß.',
  'held.handed_in_by_another': 'Jemand anderes hat dieses Regal abgegeben.',
  'held.held_by_another': 'Jemand anderes hat dieses Regal.',
  'held.nobody_holds': 'Dieses Regal ist dir nicht zugeteilt.',
  'held.pass_ended': 'Dein Tagespass ist beendet.',
  'held.impossible_correction': 'Das berichtigt eine Zählung, die es nicht gibt.',
  'held.unknown':
    'Die Zählung war angehalten oder geschlossen, oder jemand anderes hat dieses Regal.',
  'holding.approved': 'Für die Filialleitung zurückgestellt: schon bestätigt',
  'holding.submitted': 'Für die Filialleitung zurückgestellt: {name} hat es abgegeben',
  'holding.submittedByOther':
    'Für die Filialleitung zurückgestellt: jemand anderes hat es abgegeben',
  'holding.counting': 'Für die Filialleitung zurückgestellt: {name} zählt es',
  'holding.countedByOther': 'Für die Filialleitung zurückgestellt: jemand anderes zählt es',
  'holding.notYours': 'Für die Filialleitung zurückgestellt: nicht dein Regal',
  'submit.done': '{shelf} abgegeben',
  'submit.whenSent': '{shelf} ist abgegeben, sobald es gesendet ist',
  'submit.refused': '{shelf} wurde nicht abgegeben. {reason}',
  'submit.notSaved': 'Auf diesem Handy nicht gespeichert. Versuche es noch einmal.',
} satisfies Translation<typeof en>
