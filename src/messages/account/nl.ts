import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'email.label': 'E-mail',
  'email.confirmed': 'Bevestigd met de link die je hebt geopend.',
  'email.required': 'Vul je e-mailadres in',
  'email.invalid': 'Vul een geldig e-mailadres in.',
  'email.letters': 'Gebruik letters zonder accenten, zoals in naam@example.com.',
  'email.taken': 'Dit e-mailadres heeft al een account. Log in of stel het wachtwoord opnieuw in.',
  'name.label': 'Je naam',
  'name.note': 'Je team ziet deze naam naast je tellingen.',
  'name.required': 'Vul een naam in',
  'name.tooLong': 'Een naam heeft hoogstens {count, plural, one {# teken} other {# tekens}}.',
  'password.label': 'Wachtwoord',
  'password.new': 'Nieuw wachtwoord',
  'password.note': 'Minstens {count, plural, one {# teken} other {# tekens}}.',
  'password.required': 'Vul je wachtwoord in',
  'password.tooShort':
    'Het wachtwoord moet minstens {count, plural, one {# teken} other {# tekens}} lang zijn',
  'password.tooLong':
    'Het wachtwoord mag hoogstens {count, plural, one {# teken} other {# tekens}} lang zijn',
  'password.current': 'Huidig wachtwoord',
  'password.again': 'Nieuw wachtwoord nogmaals',
  'password.currentRequired': 'Vul je huidige wachtwoord in',
  'password.newRequired': 'Vul een nieuw wachtwoord in',
  'password.confirmRequired': 'Bevestig je nieuwe wachtwoord',
  'password.mismatch': 'De wachtwoorden zijn niet gelijk',
  'form.noScript': 'Zet JavaScript aan en laad de pagina opnieuw.',
  'refused.credentials': 'Het e-mailadres of wachtwoord klopt niet.',
  'refused.attemptsSeconds':
    'Te veel pogingen. Probeer het over {count, plural, one {# seconde} other {# seconden}} opnieuw.',
  'refused.attemptsMinutes':
    'Te veel pogingen. Probeer het over {count, plural, one {# minuut} other {# minuten}} opnieuw.',
  'signIn.title': 'Inloggen',
  'signIn.submit': 'Inloggen',
  'signIn.toContinue': 'Log in om naar de gevraagde pagina te gaan.',
  'signIn.toAccept': 'Log in om de uitnodiging aan te nemen.',
  'signIn.forgot': 'Wachtwoord vergeten?',
  'signIn.newHere': 'Nieuw hier? <link>Maak een account</link>',
  'signUp.title': 'Account maken',
  'signUp.submit': 'Account maken',
  'signUp.toAccept': 'Maak een account om de uitnodiging aan te nemen.',
  'signUp.haveAccount': 'Heb je al een account? <link>Log in</link>',
  'signUp.consent':
    'Door een account te maken ga je akkoord met de <terms>voorwaarden</terms>. Lees ons <privacy>privacybeleid</privacy>.',
  'signUp.recovered':
    'Er is geen account met dit e-mailadres. Een nieuw account begint leeg: vraag je team je opnieuw uit te nodigen.',
  'signUp.recoveryEnded':
    'De herstellink is verlopen of al gebruikt. Je kunt zonder die link een account maken of een nieuwe link aanvragen.',
  'invited.to':
    '{by, select, known {{inviter} heeft je uitgenodigd voor {organization}.} other {Je bent uitgenodigd voor {organization}.}} {page, select, signIn {Log in om de uitnodiging aan te nemen.} other {Maak een account om de uitnodiging aan te nemen.}}',
  'invited.ended':
    '{state, select, expired {Deze uitnodiging is verlopen. Vraag om een nieuwe.} revoked {Deze uitnodiging is ingetrokken.} accepted {Deze uitnodiging is al gebruikt.} declined {Deze uitnodiging is afgewezen.} other {Deze link hoort bij geen enkele uitnodiging.}} {page, select, signIn {Je kunt nog steeds inloggen.} other {Je kunt ook zonder uitnodiging een account maken.}}',
  'forgot.title': 'Wachtwoord opnieuw instellen',
  'forgot.lead':
    'Vul je e-mailadres in. We sturen je een link om je wachtwoord opnieuw in te stellen.',
  'forgot.sent':
    'Als er een account met dit e-mailadres is, is de link onderweg. Hij werkt één keer en verloopt na een uur.',
  'forgot.recover': 'Account kwijt? Herstel het',
  'link.send': 'Link versturen',
  'link.back': 'Terug naar inloggen',
  'link.checkMail': 'Kijk in je e-mail',
  'link.askOperator': 'Vraag om je link',
  'link.noMailServer':
    'E-mail is hier niet ingesteld. Als er een link voor je is, kan je beheerder die geven. Hij werkt één keer en verloopt na een uur.',
  'link.sentTo':
    'Verstuurd naar <strong>{email}</strong>. Na een paar minuten nog niets? Kijk in je spammap en controleer het adres.',
  'link.kept': 'Aangevraagd voor <strong>{email}</strong>.',
  'link.otherEmail': 'Ander e-mailadres gebruiken',
  'link.ended': 'Link verlopen',
  'link.endedLead': 'Deze link is verlopen of al gebruikt.',
  'link.request': 'Link aanvragen',
  'link.requestNew': 'Nieuwe link aanvragen',
  'link.checking': 'Link wordt gecontroleerd',
  'link.notChecked': 'De link kon niet worden gecontroleerd. {reason}',
  'reset.title': 'Nieuw wachtwoord instellen',
  'reset.submit': 'Wachtwoord opslaan',
  'reset.openLink': 'Open de link in je e-mail.',
  'reset.done': 'Je nieuwe wachtwoord is ingesteld',
  'reset.doneLead': 'Het oude wachtwoord werkt niet meer en alle apparaten zijn uitgelogd.',
  'language.title': 'Taal',
  'language.text': 'Gebruikt op elk apparaat waarop je inlogt en in e-mails aan jou.',
  'language.notSaved': 'Je taal kon niet worden opgeslagen. {reason}',
  'recover.title': 'Account herstellen',
  'recover.lead':
    'Vul je e-mailadres in. We sturen je een link om een nieuw wachtwoord in te stellen, of om opnieuw te beginnen als het account niet meer bestaat.',
  'recover.sent':
    'Er is een link onderweg, of er nu een account met dit e-mailadres is of niet. Hij werkt één keer en verloopt na een uur.',
  'recover.ownTitle': 'Je account herstellen',
  'recover.choose': 'Kies een nieuw wachtwoord. Je wordt hier ingelogd en overal elders uitgelogd.',
  'recover.submit': 'Wachtwoord opslaan en inloggen',
  'link.mailbox': 'Ontwikkelpostvak openen',

  // The code that signing in takes besides the password.
  'code.label': 'Code',
  'code.required': 'Voer de zes cijfers uit je authenticator-app in.',
  'code.wrong': 'Die code klopt niet. Wacht op de volgende en probeer het opnieuw.',
  'recoveryCode.label': 'Herstelcode',
  'recoveryCode.required': 'Voer een herstelcode in.',
  'recoveryCode.wrong': 'Die herstelcode klopt niet of is al gebruikt.',
  'password.wrong': 'Het wachtwoord is onjuist.',
  'refused.signInOver':
    'Dit inloggen duurde te lang of er waren te veel onjuiste codes. Log opnieuw in.',
  'refused.alreadyDone': 'Dit is al ergens anders gedaan. Laad de pagina opnieuw.',
  'secondStep.title': 'Voer je code in',
  'secondStep.lead': 'Open je authenticator-app en voer de zes cijfers voor Shelfcount in.',
  'secondStep.recoveryLead':
    'Voer een van de herstelcodes in die je hebt bewaard. Elke code werkt één keer.',
  'secondStep.trust': '30 dagen niet meer vragen op dit apparaat',
  'secondStep.useRecovery': 'Een herstelcode gebruiken',
  'secondStep.useCode': 'De authenticator-app gebruiken',
  'signIn.passkey': 'Toegangssleutel gebruiken',
  'passkey.unknown': 'Deze toegangssleutel is hier niet bekend. Log in met je wachtwoord.',
  'passkey.failed': 'Dat is niet gelukt. Probeer het opnieuw of log in met je wachtwoord.',
  'passkey.elsewhere': 'Toegangssleutels werken niet op dit adres. Log in met je wachtwoord.',
  'signIn.signOn': 'Single sign-on gebruiken',
  'signOn.title': 'Inloggen met je organisatie',
  'signOn.lead':
    'Vul je zakelijke e-mailadres in. Je logt in waar je organisatie haar accounts beheert.',
  'signOn.submit': 'Doorgaan',
  'signOn.usePassword': 'Toch een wachtwoord gebruiken',
  'signOn.off': 'Single sign-on is voor dit adres niet ingesteld. Log in met je wachtwoord.',
  'signOn.over': 'Dit inloggen duurde te lang of is ergens anders begonnen. Begin opnieuw.',
  'signOn.provider':
    'Het inloggen van je organisatie heeft niet bevestigd wie je bent. Probeer het opnieuw of vraag wie het beheert.',
  'signOn.unreachable':
    'Het inloggen van je organisatie gaf geen antwoord. Probeer het over een paar minuten opnieuw.',
  'signOn.address':
    'Het inloggen van je organisatie staat niet in voor een eigen adres. Vraag wie het beheert.',
  'signOn.operator': 'Dit account gebruikt geen single sign-on. Log in met je wachtwoord.',
  'signOn.removed':
    'Je bent geen lid meer van deze organisatie. Vraag een eigenaar om een uitnodiging.',
  'signOn.not_invited':
    'Je bent nog geen lid van deze organisatie. Vraag een eigenaar om een uitnodiging.',
  'signOn.no_seat': 'Deze organisatie heeft geen plaats voor nog een lid. Vraag een eigenaar.',
  'signOn.suspended': 'Deze organisatie is geschorst.',
} satisfies Translation<typeof en>
