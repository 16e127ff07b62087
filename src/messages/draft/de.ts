import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Neue Zählung',
  'missing.title': 'Welche Filiale wird gezählt?',
  'missing.text': 'Die Adresse sagt nicht, für welche Filiale die neue Zählung ist.',
  'missing.button': 'Diese Filiale zählen',

  'details.title': 'Angaben',
  'name.label': 'Name',
  'name.suggested': 'Zählung {day}',
  'name.missing': 'Ein Name ist erforderlich.',
  'name.tooLong': 'Ein Name hat höchstens {count, number} Zeichen.',
  'stores.label': 'Filialen',
  'stores.help': 'Mehrere Filialen werden zusammen gezählt, jede mit ihren eigenen Regalen.',
  'stores.nothing': 'Keine Filiale mit diesem Namen',
  'stores.missing': 'Wähle mindestens eine Filiale.',

  'stock.title': 'Sollbestand',
  'stock.text': 'Damit werden die Zählungen verglichen. Bis zum Start kannst du ihn ändern.',
  'stock.store': 'Liste der Filiale verwenden',
  'stock.storeText':
    'Die Liste, die du für diese Filiale importiert und noch in keiner Zählung verwendet hast.',
  'stock.none': 'Keine unbenutzte Liste vorhanden.',
  'stock.import': 'Jetzt eine Liste importieren',
  'stock.importText':
    'Eine CSV- oder Tabellendatei. Du siehst eine Vorschau, bevor etwas importiert wird.',
  'stock.without': 'Ohne Sollbestand zählen',
  'stock.withoutText':
    'Du siehst, was da ist, aber nicht, was fehlt. Eine Liste kannst du später importieren.',

  'options.title': 'Optionen',
  'options.like': 'Gleiche Regeln wie in {name}.',
  'options.blind': '{blind, select, yes {Blindzählung} other {Zählende sehen die Sollmengen}}',
  'options.shelves':
    '{free, select, yes {Zählende wählen freie Regale} other {Zählende zählen zugeteilte Regale}}',
  'options.locked': 'Mit dem Start der Zählung stehen die Regeln fest.',
  'due.label': 'Fällig am',
  'due.help': 'Optional. Danach gilt die Zählung als überfällig.',
  'blind.label': 'Blindzählung',
  'blind.help': 'Zählende sehen weder Sollmengen noch die Zählungen anderer.',
  'free.label': 'Zählende können freie Regale wählen',
  'free.help': 'Sonst zählen sie nur Regale, die ihnen zugeteilt sind.',
  'helping.label': 'Alle dürfen bei einem Regal mithelfen',
  'helping.help': 'Sonst warten Zählungen am Regal anderer auf deine Zustimmung.',
  'twice.label': 'Zwei Personen zählen jedes Regal unabhängig',
  'twice.help':
    'Die Zählungen werden verglichen; eine dritte klärt Abweichungen. Dauert etwa doppelt so lang.',
  'control.label': 'Kontrollsummen',
  'control.help': 'Zählende geben zur Kontrolle auch die Gesamtzahl jedes Regals ein.',
  'results.label': 'Zählenden die Ergebnisse zeigen',
  'results.help': 'Abweichungen und Kennzahlen, sobald etwas gezählt ist.',
  'results.blind': 'Bei einer Blindzählung nicht möglich.',
  'costs.label': 'Zählenden die Kosten zeigen',
  'costs.help':
    'Was ein Artikel kostet und was eine Abweichung wert ist. Sonst sehen sie nur Stückzahlen.',
  'costs.hidden': 'Nur, wenn sie die Ergebnisse sehen.',
  'tolerance.title': 'Toleranz',
  'tolerance.help': 'Größere Abweichungen müssen bei der Prüfung entschieden werden.',
  'tolerance.none': 'Keine Grenze',
  'tolerance.units': 'Stück',
  'tolerance.percent': 'Prozent der Stückzahl',
  'tolerance.value': 'Wert',
  'tolerance.valueIn': 'Wert in {currency}',
  'tolerance.valuePercent': 'Prozent des Werts',
  'tolerance.negative': 'Gib 0 oder mehr ein.',
  'reasons.label': 'Entscheidungen brauchen einen Grund',
  'reasons.help': 'Beim Annehmen oder Ablehnen einer Abweichung wird nach einem Grund gefragt.',

  'start.button': 'Zählung starten',
  'create.button': 'Zählung anlegen',
  'create.import': 'Zählung anlegen und importieren',
  'create.note': 'Lege sie an, um erst Leute einzuteilen und später zu starten.',
  cancel: 'Abbrechen',
  'start.refused': 'Die Zählung ist angelegt, aber noch nicht gestartet. {reason}',
} satisfies Translation<typeof en>
