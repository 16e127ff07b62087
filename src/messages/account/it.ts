import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'email.label': 'Email',
  'email.confirmed': 'Confermata dal link che hai aperto.',
  'email.required': 'Inserisci la tua email',
  'email.invalid': 'Inserisci un indirizzo email valido.',
  'email.letters': 'Usa lettere senza accenti, come in nome@example.com.',
  'email.taken': 'Esiste già un account con questa email. Accedi o reimposta la password.',
  'name.label': 'Il tuo nome',
  'name.note': 'Il tuo team lo vede accanto ai tuoi conteggi.',
  'name.required': 'Inserisci un nome',
  'name.tooLong':
    'Il nome può avere al massimo {count, plural, one {# carattere} other {# caratteri}}.',
  'password.label': 'Password',
  'password.new': 'Nuova password',
  'password.note': 'Almeno {count, plural, one {# carattere} other {# caratteri}}.',
  'password.required': 'Inserisci la password',
  'password.tooShort':
    'La password deve avere almeno {count, plural, one {# carattere} other {# caratteri}}',
  'password.tooLong':
    'La password può avere al massimo {count, plural, one {# carattere} other {# caratteri}}',
  'password.current': 'Password attuale',
  'password.again': 'Ripeti la nuova password',
  'password.currentRequired': 'Inserisci la password attuale',
  'password.newRequired': 'Inserisci una nuova password',
  'password.confirmRequired': 'Conferma la nuova password',
  'password.mismatch': 'Le password non coincidono',
  'form.noScript': 'Attiva JavaScript e ricarica la pagina.',
  'refused.credentials': 'Email o password non corretta.',
  'refused.attemptsSeconds':
    'Troppi tentativi. Riprova tra {count, plural, one {# secondo} other {# secondi}}.',
  'refused.attemptsMinutes':
    'Troppi tentativi. Riprova tra {count, plural, one {# minuto} other {# minuti}}.',
  'signIn.title': 'Accedi',
  'signIn.submit': 'Accedi',
  'signIn.toContinue': 'Accedi per aprire la pagina richiesta.',
  'signIn.toAccept': 'Accedi per accettare l’invito.',
  'signIn.forgot': 'Password dimenticata?',
  'signIn.newHere': 'È la prima volta? <link>Crea un account</link>',
  'signUp.title': 'Crea un account',
  'signUp.submit': 'Crea account',
  'signUp.toAccept': 'Crea un account per accettare l’invito.',
  'signUp.haveAccount': 'Hai già un account? <link>Accedi</link>',
  'signUp.consent':
    'Creando un account accetti i <terms>termini</terms>. Consulta la nostra <privacy>informativa sulla privacy</privacy>.',
  'signUp.recovered':
    'Non esiste un account con questa email. Un nuovo account è vuoto: chiedi al tuo team di invitarti di nuovo.',
  'signUp.recoveryEnded':
    'Il link di recupero è scaduto o è già stato usato. Puoi creare un account senza, oppure richiedere un nuovo link.',
  'invited.to':
    '{by, select, known {{inviter} ti ha invitato in {organization}.} other {Hai un invito per {organization}.}} {page, select, signIn {Accedi per accettarlo.} other {Crea un account per accettarlo.}}',
  'invited.ended':
    '{state, select, expired {Questo invito è scaduto. Chiedine uno nuovo.} revoked {Questo invito è stato ritirato.} accepted {Questo invito è già stato usato.} declined {Questo invito è stato rifiutato.} other {Questo link non corrisponde a nessun invito.}} {page, select, signIn {Puoi comunque accedere.} other {Puoi comunque creare un account.}}',
  'forgot.title': 'Reimposta la password',
  'forgot.lead': 'Inserisci la tua email. Ti invieremo un link per reimpostarla.',
  'forgot.sent':
    'Se esiste un account con questa email, il link è in arrivo. Funziona una volta sola e scade dopo un’ora.',
  'forgot.recover': 'Account perso? Recuperalo',
  'link.send': 'Invia il link',
  'link.back': 'Torna all’accesso',
  'link.checkMail': 'Controlla la tua email',
  'link.askOperator': 'Chiedi il tuo link',
  'link.noMailServer':
    'Qui l’invio di email non è configurato. Se c’è un link per te, l’amministratore può dartelo. Funziona una volta sola e scade dopo un’ora.',
  'link.sentTo':
    'Inviato a <strong>{email}</strong>. Dopo qualche minuto non è arrivato nulla? Controlla lo spam e l’indirizzo.',
  'link.kept': 'Richiesto per <strong>{email}</strong>.',
  'link.otherEmail': 'Usa un’altra email',
  'link.ended': 'Link scaduto',
  'link.endedLead': 'Questo link è scaduto o è già stato usato.',
  'link.request': 'Richiedi un link',
  'link.requestNew': 'Richiedi un nuovo link',
  'link.checking': 'Verifica del link in corso',
  'link.notChecked': 'Impossibile verificare il link. {reason}',
  'reset.title': 'Imposta una nuova password',
  'reset.submit': 'Salva password',
  'reset.openLink': 'Apri il link che hai ricevuto via email.',
  'reset.done': 'La nuova password è salvata',
  'reset.doneLead':
    'La vecchia password non funziona più e tutti i dispositivi sono stati disconnessi.',
  'language.title': 'Lingua',
  'language.text': 'Usata su ogni dispositivo da cui accedi e nelle email che ricevi.',
  'language.notSaved': 'Impossibile salvare la lingua. {reason}',
  'recover.title': 'Recupera un account',
  'recover.lead':
    'Inserisci la tua email. Ti invieremo un link per impostare una nuova password, o per ricominciare se l’account non esiste più.',
  'recover.sent':
    'Un link è in arrivo, che esista o meno un account con questa email. Funziona una volta sola e scade dopo un’ora.',
  'recover.ownTitle': 'Recupera il tuo account',
  'recover.choose':
    'Scegli una nuova password. Accederai qui e verrai disconnesso da tutti gli altri dispositivi.',
  'recover.submit': 'Salva password e accedi',
  'link.mailbox': 'Apri la casella di sviluppo',

  // The code that signing in takes besides the password.
  'code.label': 'Codice',
  'code.required': 'Inserisci le sei cifre della tua app di autenticazione.',
  'code.wrong': 'Questo codice non è giusto. Aspetta il prossimo e riprova.',
  'recoveryCode.label': 'Codice di recupero',
  'recoveryCode.required': 'Inserisci un codice di recupero.',
  'recoveryCode.wrong': 'Questo codice di recupero non è giusto oppure è già stato usato.',
  'password.wrong': 'La password è sbagliata.',
  'refused.signInOver':
    'Questo accesso ha richiesto troppo tempo o ha avuto troppi codici sbagliati. Accedi di nuovo.',
  'refused.alreadyDone': 'È già stato fatto altrove. Ricarica la pagina.',
  'secondStep.title': 'Inserisci il codice',
  'secondStep.lead': 'Apri la tua app di autenticazione e inserisci le sei cifre per Shelfcount.',
  'secondStep.recoveryLead':
    'Inserisci uno dei codici di recupero che hai conservato. Ognuno vale una volta.',
  'secondStep.trust': 'Non chiedere più su questo dispositivo per 30 giorni',
  'secondStep.useRecovery': 'Usa un codice di recupero',
  'secondStep.useCode': 'Usa l’app di autenticazione',
  'signIn.passkey': 'Usa una passkey',
  'passkey.unknown': 'Questa passkey non è conosciuta qui. Accedi con la password.',
  'passkey.failed': 'Non ha funzionato. Riprova oppure accedi con la password.',
  'passkey.elsewhere': 'Le passkey non funzionano a questo indirizzo. Accedi con la password.',
  'signIn.signOn': 'Usa l’accesso unico (SSO)',
  'signOn.title': 'Accedi con la tua organizzazione',
  'signOn.lead':
    'Inserisci la tua email di lavoro. Accederai dove la tua organizzazione gestisce i suoi account.',
  'signOn.submit': 'Continua',
  'signOn.usePassword': 'Usa invece una password',
  'signOn.off': 'L’accesso unico non è configurato per questo indirizzo. Accedi con la password.',
  'signOn.over': 'Questo accesso ha richiesto troppo tempo o è iniziato altrove. Ricomincia.',
  'signOn.provider':
    'L’accesso della tua organizzazione non ha confermato chi sei. Riprova o chiedi a chi lo gestisce.',
  'signOn.unreachable':
    'L’accesso della tua organizzazione non ha risposto. Riprova tra qualche minuto.',
  'signOn.address':
    'L’accesso della tua organizzazione non garantisce per un suo indirizzo. Chiedi a chi lo gestisce.',
  'signOn.operator': 'Questo account non usa l’accesso unico. Accedi con la password.',
  'signOn.removed':
    'Non fai più parte di questa organizzazione. Chiedi a un proprietario di invitarti.',
  'signOn.not_invited':
    'Non fai ancora parte di questa organizzazione. Chiedi a un proprietario di invitarti.',
  'signOn.no_seat':
    'Questa organizzazione non ha posto per un altro membro. Chiedi a un proprietario.',
  'signOn.suspended': 'Questa organizzazione è sospesa.',
} satisfies Translation<typeof en>
