import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Se il pulsante non funziona, apri questo indirizzo:',
  'invitation.subject': 'Entra in {organization} su Shelfcount',
  'invitation.title': '{inviter} ti invita in {organization}',
  'invitation.titleUnnamed': 'Sei stato invitato in {organization}',
  'invitation.text': '{inviter} vuole contare le giacenze con te su Shelfcount.',
  'invitation.textUnnamed': 'Il tuo team vuole contare le giacenze con te su Shelfcount.',
  'invitation.stores': 'Dove lavorerai: {stores}.',
  'invitation.button': 'Vedi l’invito',
  'invitation.footer': 'Se non sai chi ti scrive, puoi ignorare questa email.',
  'reset.subject': 'Scegli una nuova password per Shelfcount',
  'reset.title': 'Scegli una nuova password',
  'reset.text': 'Qualcuno ha chiesto una nuova password per questo indirizzo.',
  'reset.button': 'Scegli una nuova password',
  'once.footer':
    'Il link funziona una volta sola e scade dopo un’ora. Se non sei stato tu, puoi ignorare questa email.',
  'verify.subject': 'Conferma il tuo indirizzo per Shelfcount',
  'verify.title': 'È il tuo indirizzo?',
  'verify.text': 'È stato creato un account Shelfcount con questo indirizzo. Conferma che è tuo.',
  'verify.button': 'Conferma questo indirizzo',
  'verify.footer': 'Il link scade dopo un’ora. Se non sei stato tu, puoi ignorare questa email.',
  'recovery.subject': 'Torna in Shelfcount',
  'recovery.text': 'Qualcuno ha chiesto di tornare in Shelfcount con questo indirizzo.',
  'recovery.effect':
    'Con il link scegli una nuova password e disconnetti tutti gli altri. Se non esiste un account con questo indirizzo, puoi crearne uno nuovo.',
  'recovery.button': 'Torna in Shelfcount',
  'device.on':
    '{browser} su {device, select, iphone {un iPhone} ipad {un iPad} androidPhone {un telefono Android} androidTablet {un tablet Android} chromebook {un Chromebook} windows {un computer Windows} mac {un Mac} other {un computer Linux}}',
  'device.browser': 'Un browser',
  'device.unknown': 'Dispositivo sconosciuto',
  'newDevice.subject': 'Nuovo accesso al tuo account Shelfcount',
  'newDevice.title': 'Eri tu?',
  'newDevice.text':
    'Il tuo account è stato appena aperto per la prima volta su questo dispositivo: {device}.',
  'newDevice.network': 'L’accesso è arrivato dalla rete {network}.',
  'newDevice.button': 'Vedi dove hai effettuato l’accesso',
  'newDevice.footer':
    'Se eri tu, non devi fare nulla. Altrimenti disconnetti quel dispositivo e cambia la password.',
  'twoFactorOn.title': 'L’accesso in due passaggi è attivo',
  'twoFactorOn.text':
    'Per accedere al tuo account Shelfcount ora serve, oltre alla password, un codice della tua app di autenticazione.',
  'twoFactorOff.title': 'L’accesso in due passaggi è disattivato',
  'twoFactorOff.text': 'Ora per accedere al tuo account Shelfcount basta la password.',
  'twoFactor.button': 'Vedi il tuo profilo',
  'twoFactorOn.footer':
    'Se non sei stato tu, disattivala subito nel tuo profilo e poi cambia la password. Se non riesci ad accedere, contatta chi gestisce il vostro Shelfcount.',
  'twoFactorOff.footer': 'Se non sei stato tu, cambia la password ed esci da tutti i dispositivi.',
  'passkeyAdded.title': 'È stata aggiunta una passkey',
  'passkeyAdded.text':
    'Ora puoi accedere al tuo account Shelfcount con la passkey «{name}», senza password.',
  'passkeyAdded.footer':
    'Se non sei stato tu, rimuovila subito nel tuo profilo e poi cambia la password.',
  'passkeyRemoved.title': 'È stata rimossa una passkey',
  'passkeyRemoved.text':
    'La passkey «{name}» non permette più di accedere al tuo account Shelfcount.',
  'passkeyRemoved.footer':
    'Se non sei stato tu, cambia la password ed esci da tutti i dispositivi.',
  'signOn.title': '{organization} può farti accedere',
  'signOn.text':
    'Ora il tuo account Shelfcount può essere aperto anche con l’accesso unico di {organization}. Un accesso di questo tipo raggiunge solo {organization}.',
  'signOn.takenOver':
    'Nessuno aveva confermato l’indirizzo di questo account. La password precedente non funziona più e i dispositivi collegati sono stati disconnessi.',
  'signOn.footer': 'Se non te lo aspettavi, chiedi a un proprietario di {organization}.',
} satisfies Translation<typeof en>
