import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Single Sign-on',
  text: 'Mitglieder melden sich dort an, wo eure Firma ihre Konten führt. Weise eine Domain nach, verbinde den Anbieter, teste ihn und schalte ihn dann ein. Eine solche Anmeldung öffnet nur diese Organisation.',
  'domains.title': '1. Domains',
  'domains.text':
    'Dem Anbieter wird für Adressen von Domains geglaubt, die ihr nachgewiesen habt. Trage den Eintrag im DNS der Domain ein und lass ihn dort.',
  'domains.add': 'Domain hinzufügen',
  'domains.domain': 'Domain',
  'domains.proved': 'Nachgewiesen am {day}',
  'domains.waiting': 'Noch nicht nachgewiesen',
  'domains.recordName': 'Host des TXT-Eintrags',
  'domains.recordValue': 'Wert des TXT-Eintrags',
  'domains.check': 'Jetzt prüfen',
  'domains.notFound':
    'Der Eintrag ist noch nicht da. Neue Einträge brauchen einige Minuten, manchmal eine Stunde.',
  'domains.remove': 'Entfernen',
  'domains.removeNamed': '{domain} entfernen',
  'domains.removeText':
    'Wer mit einer Adresse von {domain} über Single Sign-on gekommen ist, wird abgemeldet und kann es nicht mehr benutzen. Mitglieder bleiben Mitglieder.',
  'domains.domain_there': 'Diese Domain steht schon in der Liste.',
  'domains.no_domain': 'Das ist keine Domain. Schreib sie wie „example.com“.',
  'domains.too_many': 'Das sind zu viele Domains.',
  'domains.proved_elsewhere': 'Eine andere Organisation hat diese Domain nachgewiesen.',
  'provider.title': '2. Identitätsanbieter',
  'provider.text':
    'Registriere Shelfcount dort als Webanwendung mit OpenID Connect und gib ein, was er dir zeigt.',
  'provider.redirectUri': 'Umleitungs-URI',
  'provider.redirectUriNote':
    'Trage sie dort als Umleitungs-URI für die Anmeldung ein (Redirect URI).',
  'provider.name': 'Name',
  'provider.nameNote': 'Wie Mitglieder ihn kennen, etwa „Okta“.',
  'provider.issuer': 'Aussteller (Issuer)',
  'provider.issuerNote':
    'Okta: „https://deine-firma.okta.com“. Microsoft Entra ID: „https://login.microsoftonline.com/Verzeichnis-ID (Mandant)/v2.0“.',
  'provider.clientId': 'Client-ID',
  'provider.clientIdNote': 'In Microsoft Entra ID heißt sie „Anwendungs-ID (Client)“.',
  'provider.clientSecret': 'Client-Geheimnis (Client secret)',
  'provider.clientSecretNote': 'Wird verschlüsselt aufbewahrt und nie wieder gezeigt.',
  'provider.clientSecretKept': 'Leer lassen, um das bisherige zu behalten.',
  'provider.save': 'Speichern',
  'provider.saved': 'Gespeichert',
  'provider.test': 'Anmeldung testen',
  'provider.untested': 'Mit diesen Angaben noch nicht getestet',
  'provider.tested': 'Hat am {day} funktioniert',
  'provider.failed': 'Der letzte Test ist fehlgeschlagen',
  'provider.testedAs': 'Er sagte, du seist {email}.',
  'provider.on': 'Ein',
  'provider.off': 'Aus',
  'provider.turnOn': 'Einschalten',
  'provider.turnOff': 'Ausschalten',
  'provider.turnOffText':
    'Wer über {name} gekommen ist, wird abgemeldet und meldet sich mit Passwort oder Passkey an. Wer kein Passwort hat, bekommt eins über „Passwort vergessen?“.',
  'provider.remove': 'Anbieter entfernen',
  'provider.removeText':
    'Wer über {name} gekommen ist, wird abgemeldet und bleibt Mitglied. Wer kein Passwort hat, bekommt eins über „Passwort vergessen?“.',
  'provider.people':
    '{count, plural, =0 {Noch niemand ist darüber gekommen.} one {# Person ist darüber gekommen.} other {# Personen sind darüber gekommen.}}',
  'provider.address': 'Das ist keine Adresse wie „https://login.example.com“.',
  'provider.https': 'Die Adresse muss mit „https://“ beginnen.',
  'provider.private': 'Identitätsanbieter in privaten Netzen werden hier nicht gefragt.',
  'provider.secretMissing': 'Gib das Client-Geheimnis ein.',
  'refused.no_proved_domain': 'Weise zuerst eine Domain nach.',
  'refused.untested': 'Teste zuerst die Anmeldung.',
  'refused.required': 'Mitglieder müssen Single Sign-on verwenden. Nimm das oben zuerst zurück.',
  'trial.provider': 'Die Antwort des Anbieters hielt der Prüfung nicht stand.',
  'trial.unreachable': 'Der Anbieter war nicht zu erreichen.',
  'trial.no_email':
    'Der Anbieter hat keine E-Mail-Adresse genannt. Gib dort „email“ für Shelfcount frei.',
  'trial.email_unverified':
    'Der Anbieter sagt nicht, dass er die Adresse geprüft hat („email_verified“, in Microsoft Entra ID „xms_edov“).',
  'trial.foreign_domain': 'Die Adresse gehört zu keiner eurer nachgewiesenen Domains.',
  'joining.title': '3. Neue Leute',
  'joining.letsJoin': 'Wer noch kein Mitglied ist, tritt bei der ersten Anmeldung bei',
  'joining.note':
    'Jede Person belegt einen Platz eures Tarifs. Ohne dies müssen sie erst eingeladen werden.',
  'joining.stores': 'Wo sie dann arbeiten',
  'joining.none': 'Nicht hier',
  'joining.roleIn': 'Rolle in {store}',
  'joining.save': 'Speichern',
  'joining.saved': 'Gespeichert',
  'joining.noStore': 'Wähle mindestens eine Filiale.',
  copy: 'Kopieren',
  copied: 'Kopiert',
} satisfies Translation<typeof en>
