import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Was Mitglieder zum Anmelden brauchen',
  text: 'Das gilt für alle in dieser Organisation, auch für dich. Wem etwas fehlt, kommt wieder hinein, sobald es eingerichtet ist. Tagespässe und API-Schlüssel sind nicht betroffen.',
  twoStep: 'Anmeldung in zwei Schritten oder ein Passkey für alle',
  'twoStep.all': 'Alle Mitglieder haben eins davon.',
  'twoStep.lacking':
    '{count, plural, one {# von {members, number} Mitgliedern hat keins von beiden und bleibt bis dahin draußen.} other {# von {members, number} Mitgliedern haben keins von beiden und bleiben bis dahin draußen.}}',
  hours: 'Neu anmelden',
  'hours.never': 'Nur wenn eine Anmeldung eine Woche nicht benutzt wurde',
  'hours.some': '{count, plural, one {Nach # Stunde} other {Nach # Stunden}}',
  'hours.days': '{count, plural, one {Nach # Tag} other {Nach # Tagen}}',
  domains: 'E-Mail-Domains',
  'domains.note':
    'Nur wer eine solche Adresse hat, kann eingeladen werden und beitreten, etwa „example.com, example.org“. Leer lassen für alle.',
  'domains.outside':
    '{count, plural, one {# Mitglied hat eine andere Adresse und bleibt Mitglied.} other {# Mitglieder haben andere Adressen und bleiben Mitglieder.}}',
  save: 'Speichern',
  saved: 'Gespeichert',
  own_two_step:
    'Schalte zuerst für dich selbst die Anmeldung in zwei Schritten ein oder melde dich mit einem Passkey an.',
  own_login: 'Deine Anmeldung ist älter. Melde dich zuerst neu an.',
  own_address: 'Deine eigene Adresse gehört zu keiner dieser Domains.',
  no_domain: '„{domain}“ ist keine Domain. Schreib sie wie „example.com“.',
  too_many: 'Das sind zu viele Domains.',
  profile: 'Zu meinem Profil',
  'member.twoStep': 'Anmeldung in zwei Schritten',
  'member.noTwoStep': 'Noch keine Anmeldung in zwei Schritten',
  'member.outside': 'Adresse einer anderen Domain',
  singleSignOn: 'Single Sign-on für alle',
  'singleSignOn.note':
    'Inhaber kommen auch mit der Anmeldung in zwei Schritten oder einem Passkey herein, falls der Anbieter ausfällt.',
  'singleSignOn.lacking':
    '{count, plural, =0 {Alle Mitglieder sind schon darüber gekommen.} one {# Mitglied ist noch nicht darüber gekommen.} other {# Mitglieder sind noch nicht darüber gekommen.}}',
  'singleSignOn.none': 'Richte zuerst unten das Single Sign-on ein.',
  own_sign_on:
    'Melde dich zuerst selbst mit Single Sign-on, einem Passkey oder in zwei Schritten an.',
  no_sign_on: 'Schalte zuerst das Single Sign-on ein.',
  'member.signOn': 'Single Sign-on',
  'member.noSignOn': 'Noch kein Single Sign-on',
} satisfies Translation<typeof en>
