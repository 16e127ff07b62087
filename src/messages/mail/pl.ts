import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Jeśli przycisk nie działa, otwórz ten adres:',
  'invitation.subject': 'Dołącz do {organization} w Shelfcount',
  'invitation.title': '{inviter} zaprasza Cię do {organization}',
  'invitation.titleUnnamed': 'Zaproszenie do {organization}',
  'invitation.text': '{inviter} chce razem z Tobą liczyć towar w Shelfcount.',
  'invitation.textUnnamed': 'Twój zespół chce razem z Tobą liczyć towar w Shelfcount.',
  'invitation.stores': 'Gdzie będziesz pracować: {stores}.',
  'invitation.button': 'Zobacz zaproszenie',
  'invitation.footer': 'Jeśli nie wiesz, kto to wysłał, możesz zignorować tę wiadomość.',
  'reset.subject': 'Wybierz nowe hasło do Shelfcount',
  'reset.title': 'Wybierz nowe hasło',
  'reset.text': 'Ktoś poprosił o nowe hasło dla tego adresu.',
  'reset.button': 'Wybierz nowe hasło',
  'once.footer':
    'Link działa raz i wygasa po godzinie. Jeśli to nie Ty, możesz zignorować tę wiadomość.',
  'verify.subject': 'Potwierdź swój adres w Shelfcount',
  'verify.title': 'Czy to Twój adres?',
  'verify.text': 'Z tym adresem utworzono konto Shelfcount. Potwierdź, że należy do Ciebie.',
  'verify.button': 'Potwierdź ten adres',
  'verify.footer': 'Link wygasa po godzinie. Jeśli to nie Ty, możesz zignorować tę wiadomość.',
  'recovery.subject': 'Wróć do Shelfcount',
  'recovery.text': 'Ktoś chce wrócić do Shelfcount z tym adresem.',
  'recovery.effect':
    'Dzięki linkowi wybierzesz nowe hasło i wylogujesz wszystkich innych. Jeśli nie ma konta z tym adresem, możesz utworzyć nowe.',
  'recovery.button': 'Wróć',
  'device.on':
    '{browser}, {device, select, iphone {iPhone} ipad {iPad} androidPhone {telefon z Androidem} androidTablet {tablet z Androidem} chromebook {Chromebook} windows {komputer z Windows} mac {Mac} other {komputer z Linuksem}}',
  'device.browser': 'Przeglądarka',
  'device.unknown': 'Nieznane urządzenie',
  'newDevice.subject': 'Nowe logowanie na konto Shelfcount',
  'newDevice.title': 'Czy to Ty?',
  'newDevice.text':
    'Twoje konto zostało właśnie po raz pierwszy otwarte na tym urządzeniu: {device}.',
  'newDevice.network': 'Logowanie pochodziło z sieci {network}.',
  'newDevice.button': 'Zobacz, gdzie jesteś zalogowany',
  'newDevice.footer':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, wyloguj to urządzenie i zmień hasło.',
  'twoFactorOn.title': 'Logowanie dwuetapowe jest włączone',
  'twoFactorOn.text':
    'Do zalogowania się na konto Shelfcount oprócz hasła potrzebny jest teraz kod z aplikacji uwierzytelniającej.',
  'twoFactorOff.title': 'Logowanie dwuetapowe jest wyłączone',
  'twoFactorOff.text': 'Do zalogowania się na konto Shelfcount wystarczy teraz hasło.',
  'twoFactor.button': 'Zobacz swój profil',
  'twoFactorOn.footer':
    'Jeśli to nie Ty, wyłącz to teraz w swoim profilu, a potem zmień hasło. Jeśli nie możesz się zalogować, skontaktuj się z osobą, która prowadzi Wasz Shelfcount.',
  'twoFactorOff.footer': 'Jeśli to nie Ty, zmień hasło i wyloguj się wszędzie.',
  'passkeyAdded.title': 'Dodano klucz dostępu',
  'passkeyAdded.text':
    'Możesz teraz logować się na konto Shelfcount kluczem dostępu „{name}”, bez hasła.',
  'passkeyAdded.footer': 'Jeśli to nie Ty, usuń go teraz w swoim profilu, a potem zmień hasło.',
  'passkeyRemoved.title': 'Usunięto klucz dostępu',
  'passkeyRemoved.text':
    'Kluczem dostępu „{name}” nie można już zalogować się na Twoje konto Shelfcount.',
  'passkeyRemoved.footer': 'Jeśli to nie Ty, zmień hasło i wyloguj się wszędzie.',
  'signOn.title': '{organization} może Cię zalogować',
  'signOn.text':
    'Twoje konto Shelfcount można teraz otworzyć także przez logowanie jednokrotne organizacji {organization}. Takie logowanie sięga tylko tej organizacji.',
  'signOn.takenOver':
    'Nikt nie potwierdził adresu tego konta. Jego dotychczasowe hasło już nie działa, a zalogowane urządzenia zostały wylogowane.',
  'signOn.footer':
    'Jeśli to dla Ciebie niespodzianka, zapytaj właściciela organizacji {organization}.',
} satisfies Translation<typeof en>
