import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Zählende dazuholen',
  text: 'Zähle selbst oder lass andere dazukommen, indem sie einen Code mit dem Handy scannen.',
  here: 'Auf diesem Gerät zählen',
  phone: 'Auf meinem Handy zählen',
  show: 'QR-Code zeigen',
  next: 'Code für die nächste Person',
  code: 'QR-Code, der eine Einladung zu {store} öffnet',
  codeText:
    'Mit dem Handy scannen. Damit kommt eine Person als Zähler zu {store} dazu. Gilt 14 Tage.',
  onlyHere:
    'Handys können diese Adresse nicht öffnen. Bitte deine Administration, für Shelfcount eine öffentliche Adresse einzurichten.',
  hide: 'Code ausblenden',

  'letIn.title': 'Helfer hereinlassen',
  'letIn.text':
    'Helfer scannen den Code, geben einen Namen ein und zählen. Sie brauchen kein Konto und sehen nur diese Zählung.',
  'letIn.code': 'QR-Code, der Helfer zu {audit} hereinlässt',
  'letIn.changes': 'Jede Minute ein neuer Code',
  'letIn.show': 'Code zeigen',
  'letIn.hide': 'Niemanden mehr hereinlassen',
  'letIn.seats':
    '{count, plural, =0 {In deinem Tarif ist kein Platz mehr frei.} one {In deinem Tarif ist noch # Platz frei.} other {In deinem Tarif sind noch # Plätze frei.}}',
  'letIn.given':
    'In diesem Audit wählen Zählende ihre Regale nicht selbst. Ändere das in den Zählregeln, damit Helfer anfangen können.',
  'letIn.onlyHere':
    'Handys können diese Adresse nicht öffnen. Bitte deine Administration, für Shelfcount eine öffentliche Adresse einzurichten.',
  'sheet.title': 'Gedruckte Blätter',
  'sheet.text': 'Drucke einen Code und hänge ihn auf. Er gilt bis zur gewählten Zeit.',
  'sheet.ends': 'Gilt bis',
  'sheet.add': 'Blatt erstellen',
  'sheet.print': 'Drucken',
  'sheet.end': 'Dieses Blatt beenden',
  'sheet.until': 'Bis: {time}',
  'sheet.over': 'Beendet: {time}',
  'sheet.page': 'Blatt für Helfer',
  'sheet.headline': 'Hilf uns beim Zählen',
  'sheet.steps': 'Scanne den Code mit dem Handy, gib deinen Namen ein und fang an.',
  'helpers.title': 'Helfer',
  'helpers.none': 'Noch ist niemand dabei.',
  'helpers.facts': 'Seit: {time} · {shelves, plural, one {# Regal} other {# Regale}}',
  'helpers.ended':
    '{ending, select, time {Zeit abgelaufen} audit {Mit dem Audit beendet} account {Hat ein Konto angelegt} other {Beendet}} · {time}',
  'helpers.end': 'Beenden',
  'helpers.endOne': 'Tagespass von {name} beenden',
  'helpers.endAll': 'Alle beenden',
  'helpers.endAllTitle': 'Alle Tagespässe beenden',
  'helpers.endText':
    'Das Zählen endet auf dem Handy innerhalb einer Sekunde. Regale, die nicht abgegeben sind, werden wieder frei. Was das Handy noch sendet, wird für dich beiseitegelegt.',
  'helpers.today': 'Helfer heute',
  'helpers.in': 'In {audit}',
} satisfies Translation<typeof en>
