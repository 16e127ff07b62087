import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'email.label': 'E-Mail',
  'email.confirmed': 'Bestätigt durch den Link, den du geöffnet hast.',
  'email.required': 'Gib deine E-Mail-Adresse ein.',
  'email.invalid': 'Gib eine gültige E-Mail-Adresse ein.',
  'email.letters': 'Nur Buchstaben ohne Akzente und Umlaute, wie in name@example.com.',
  'email.taken':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an oder setze das Passwort zurück.',
  'name.label': 'Dein Name',
  'name.note': 'Dein Team sieht ihn neben deinen Zählungen.',
  'name.required': 'Gib einen Namen ein.',
  'name.tooLong': 'Ein Name hat höchstens {count, plural, one {# Zeichen} other {# Zeichen}}.',
  'password.label': 'Passwort',
  'password.new': 'Neues Passwort',
  'password.note': 'Mindestens {count, plural, one {# Zeichen} other {# Zeichen}}.',
  'password.required': 'Gib dein Passwort ein.',
  'password.tooShort':
    'Das Passwort muss mindestens {count, plural, one {# Zeichen} other {# Zeichen}} lang sein.',
  'password.tooLong':
    'Das Passwort darf höchstens {count, plural, one {# Zeichen} other {# Zeichen}} lang sein.',
  'password.current': 'Aktuelles Passwort',
  'password.again': 'Neues Passwort wiederholen',
  'password.currentRequired': 'Gib dein aktuelles Passwort ein.',
  'password.newRequired': 'Gib ein neues Passwort ein.',
  'password.confirmRequired': 'Wiederhole das neue Passwort.',
  'password.mismatch': 'Die Passwörter stimmen nicht überein.',
  'form.noScript': 'Schalte JavaScript ein und lade die Seite neu.',
  'refused.credentials': 'E-Mail-Adresse oder Passwort ist falsch.',
  'refused.attemptsSeconds':
    'Zu viele Versuche. Versuche es in {count, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'refused.attemptsMinutes':
    'Zu viele Versuche. Versuche es in {count, plural, one {# Minute} other {# Minuten}} noch einmal.',
  'signIn.title': 'Anmelden',
  'signIn.submit': 'Anmelden',
  'signIn.toContinue': 'Melde dich an, um die gewünschte Seite zu öffnen.',
  'signIn.toAccept': 'Melde dich an, um die Einladung anzunehmen.',
  'signIn.forgot': 'Passwort vergessen?',
  'signIn.newHere': 'Neu hier? <link>Konto erstellen</link>',
  'signUp.title': 'Konto erstellen',
  'signUp.submit': 'Konto erstellen',
  'signUp.toAccept': 'Erstelle ein Konto, um die Einladung anzunehmen.',
  'signUp.haveAccount': 'Schon ein Konto? <link>Anmelden</link>',
  'signUp.consent':
    'Mit dem Erstellen eines Kontos stimmst du den <terms>Nutzungsbedingungen</terms> zu. Hier findest du unsere <privacy>Datenschutzerklärung</privacy>.',
  'signUp.recovered':
    'Zu dieser E-Mail-Adresse gibt es kein Konto. Ein neues ist leer: Bitte dein Team, dich noch einmal einzuladen.',
  'signUp.recoveryEnded':
    'Der Link zur Wiederherstellung ist abgelaufen oder wurde schon benutzt. Du kannst ohne ihn ein Konto erstellen oder einen neuen Link anfordern.',
  'invited.to':
    '{by, select, known {{inviter} hat dich zu {organization} eingeladen.} other {Du bist zu {organization} eingeladen.}} {page, select, signIn {Melde dich an, um anzunehmen.} other {Erstelle ein Konto, um anzunehmen.}}',
  'invited.ended':
    '{state, select, expired {Diese Einladung ist abgelaufen. Bitte um eine neue.} revoked {Diese Einladung wurde zurückgezogen.} accepted {Diese Einladung wurde schon benutzt.} declined {Diese Einladung wurde abgelehnt.} other {Zu diesem Link gibt es keine Einladung.}} {page, select, signIn {Du kannst dich trotzdem anmelden.} other {Du kannst auch ohne sie ein Konto erstellen.}}',
  'forgot.title': 'Passwort zurücksetzen',
  'forgot.lead': 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link zum Zurücksetzen.',
  'forgot.sent':
    'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, ist ein Link unterwegs. Er funktioniert einmal und eine Stunde lang.',
  'forgot.recover': 'Kein Zugriff mehr? Konto wiederherstellen',
  'link.send': 'Link senden',
  'link.back': 'Zurück zur Anmeldung',
  'link.checkMail': 'Sieh in deinem Postfach nach',
  'link.askOperator': 'Bitte um deinen Link',
  'link.noMailServer':
    'Hier ist kein E-Mail-Versand eingerichtet. Wenn es einen Link für dich gibt, bekommst du ihn von eurer Administration. Er funktioniert einmal und eine Stunde lang.',
  'link.sentTo':
    'Gesendet an <strong>{email}</strong>. Nach ein paar Minuten noch nichts da? Sieh im Spam-Ordner nach und prüfe die Adresse.',
  'link.kept': 'Angefordert für <strong>{email}</strong>.',
  'link.otherEmail': 'Andere E-Mail-Adresse verwenden',
  'link.ended': 'Link abgelaufen',
  'link.endedLead': 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  'link.request': 'Link anfordern',
  'link.requestNew': 'Neuen Link anfordern',
  'link.checking': 'Link wird geprüft',
  'link.notChecked': 'Der Link konnte nicht geprüft werden. {reason}',
  'reset.title': 'Neues Passwort festlegen',
  'reset.submit': 'Passwort festlegen',
  'reset.openLink': 'Öffne den Link aus der E-Mail, die wir dir geschickt haben.',
  'reset.done': 'Dein neues Passwort gilt',
  'reset.doneLead': 'Das alte Passwort gilt nicht mehr, und alle Geräte wurden abgemeldet.',
  'language.title': 'Sprache',
  'language.text': 'Gilt auf jedem Gerät, auf dem du dich anmeldest, und in E-Mails an dich.',
  'language.notSaved': 'Deine Sprache konnte nicht gespeichert werden. {reason}',
  'recover.title': 'Konto wiederherstellen',
  'recover.lead':
    'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort festlegst oder neu anfängst, falls es das Konto nicht mehr gibt.',
  'recover.sent':
    'Ein Link ist unterwegs, ob es zu dieser E-Mail-Adresse ein Konto gibt oder nicht. Er funktioniert einmal und eine Stunde lang.',
  'recover.ownTitle': 'Dein Konto wiederherstellen',
  'recover.choose':
    'Wähle ein neues Passwort. Du wirst hier angemeldet und überall sonst abgemeldet.',
  'recover.submit': 'Passwort festlegen und anmelden',
  'link.mailbox': 'Entwicklungspostfach öffnen',

  // The code that signing in takes besides the password.
  'code.label': 'Code',
  'code.required': 'Gib die sechs Ziffern aus deiner Authenticator-App ein.',
  'code.wrong': 'Dieser Code stimmt nicht. Warte auf den nächsten und versuche es noch einmal.',
  'recoveryCode.label': 'Wiederherstellungscode',
  'recoveryCode.required': 'Gib einen Wiederherstellungscode ein.',
  'recoveryCode.wrong': 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon benutzt.',
  'password.wrong': 'Das Passwort ist falsch.',
  'refused.signInOver':
    'Diese Anmeldung hat zu lange gedauert oder es gab zu viele falsche Codes. Melde dich noch einmal an.',
  'refused.alreadyDone': 'Das wurde schon an anderer Stelle erledigt. Lade die Seite neu.',
  'secondStep.title': 'Code eingeben',
  'secondStep.lead': 'Öffne deine Authenticator-App und gib die sechs Ziffern für Shelfcount ein.',
  'secondStep.recoveryLead':
    'Gib einen der Wiederherstellungscodes ein, die du aufbewahrt hast. Jeder gilt einmal.',
  'secondStep.trust': 'Auf diesem Gerät 30 Tage nicht mehr fragen',
  'secondStep.useRecovery': 'Stattdessen einen Wiederherstellungscode verwenden',
  'secondStep.useCode': 'Stattdessen die Authenticator-App verwenden',
  'signIn.passkey': 'Passkey verwenden',
  'passkey.unknown': 'Dieser Passkey ist hier nicht bekannt. Melde dich mit deinem Passwort an.',
  'passkey.failed':
    'Das hat nicht geklappt. Versuch es noch einmal oder melde dich mit deinem Passwort an.',
  'passkey.elsewhere':
    'Passkeys funktionieren unter dieser Adresse nicht. Melde dich mit deinem Passwort an.',
  'signIn.signOn': 'Single Sign-on verwenden',
  'signOn.title': 'Mit deiner Organisation anmelden',
  'signOn.lead':
    'Gib deine geschäftliche E-Mail-Adresse ein. Du meldest dich dort an, wo deine Organisation ihre Konten führt.',
  'signOn.submit': 'Weiter',
  'signOn.usePassword': 'Stattdessen Passwort verwenden',
  'signOn.off':
    'Für diese Adresse ist kein Single Sign-on eingerichtet. Melde dich mit deinem Passwort an.',
  'signOn.over':
    'Diese Anmeldung hat zu lange gedauert oder wurde woanders begonnen. Beginne noch einmal.',
  'signOn.provider':
    'Die Anmeldung deiner Organisation hat nicht bestätigt, wer du bist. Versuche es noch einmal oder frage, wer sie betreibt.',
  'signOn.unreachable':
    'Die Anmeldung deiner Organisation hat nicht geantwortet. Versuche es in ein paar Minuten noch einmal.',
  'signOn.address':
    'Die Anmeldung deiner Organisation bürgt für keine ihrer eigenen Adressen. Frage, wer sie betreibt.',
  'signOn.operator':
    'Dieses Konto verwendet kein Single Sign-on. Melde dich mit deinem Passwort an.',
  'signOn.removed':
    'Du bist kein Mitglied dieser Organisation mehr. Bitte einen Inhaber um eine Einladung.',
  'signOn.not_invited':
    'Du bist noch kein Mitglied dieser Organisation. Bitte einen Inhaber um eine Einladung.',
  'signOn.no_seat':
    'Diese Organisation hat keinen Platz für ein weiteres Mitglied. Frage einen Inhaber.',
  'signOn.suspended': 'Diese Organisation ist gesperrt.',
} satisfies Translation<typeof en>
