import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'email.label': 'E-mail',
  'email.confirmed': 'Potwierdzony przez otwarty link.',
  'email.required': 'Podaj adres e-mail',
  'email.invalid': 'Podaj prawidłowy adres e-mail.',
  'email.letters': 'Użyj liter bez znaków diakrytycznych, jak w name@example.com.',
  'email.taken': 'Ten adres e-mail ma już konto. Zaloguj się lub zresetuj hasło.',
  'name.label': 'Twoje imię i nazwisko',
  'name.note': 'Zespół widzi je obok Twoich zliczeń.',
  'name.required': 'Podaj nazwę',
  'name.tooLong':
    'Nazwa może mieć najwyżej {count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  'password.label': 'Hasło',
  'password.new': 'Nowe hasło',
  'password.note':
    'Co najmniej {count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  'password.required': 'Podaj hasło',
  'password.tooShort':
    'Hasło musi mieć co najmniej {count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',
  'password.tooLong':
    'Hasło może mieć najwyżej {count, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',
  'password.current': 'Obecne hasło',
  'password.again': 'Powtórz nowe hasło',
  'password.currentRequired': 'Podaj obecne hasło',
  'password.newRequired': 'Podaj nowe hasło',
  'password.confirmRequired': 'Potwierdź nowe hasło',
  'password.mismatch': 'Hasła nie są takie same',
  'form.noScript': 'Włącz JavaScript i odśwież stronę.',
  'refused.credentials': 'Adres e-mail lub hasło jest nieprawidłowe.',
  'refused.attemptsSeconds':
    'Zbyt wiele prób. Spróbuj ponownie za {count, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'refused.attemptsMinutes':
    'Zbyt wiele prób. Spróbuj ponownie za {count, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  'signIn.title': 'Logowanie',
  'signIn.submit': 'Zaloguj się',
  'signIn.toContinue': 'Zaloguj się, aby przejść do wybranej strony.',
  'signIn.toAccept': 'Zaloguj się, aby przyjąć zaproszenie.',
  'signIn.forgot': 'Nie pamiętasz hasła?',
  'signIn.newHere': 'Pierwszy raz tutaj? <link>Utwórz konto</link>',
  'signUp.title': 'Utwórz konto',
  'signUp.submit': 'Utwórz konto',
  'signUp.toAccept': 'Utwórz konto, aby przyjąć zaproszenie.',
  'signUp.haveAccount': 'Masz już konto? <link>Zaloguj się</link>',
  'signUp.consent':
    'Tworząc konto, akceptujesz <terms>regulamin</terms>. Zobacz naszą <privacy>politykę prywatności</privacy>.',
  'signUp.recovered':
    'Nie ma konta z tym adresem e-mail. Nowe konto jest puste: poproś zespół o ponowne zaproszenie.',
  'signUp.recoveryEnded':
    'Link do odzyskania konta wygasł lub został już użyty. Możesz utworzyć konto bez niego albo poprosić o nowy link.',
  'invited.to':
    '{by, select, known {{inviter} zaprasza Cię do: {organization}.} other {Masz zaproszenie do: {organization}.}} {page, select, signIn {Zaloguj się, aby je przyjąć.} other {Utwórz konto, aby je przyjąć.}}',
  'invited.ended':
    '{state, select, expired {To zaproszenie wygasło. Poproś o nowe.} revoked {To zaproszenie zostało wycofane.} accepted {To zaproszenie zostało już wykorzystane.} declined {To zaproszenie zostało odrzucone.} other {Ten link nie należy do żadnego zaproszenia.}} {page, select, signIn {Nadal możesz się zalogować.} other {Możesz utworzyć konto bez niego.}}',
  'forgot.title': 'Zresetuj hasło',
  'forgot.lead': 'Podaj adres e-mail. Wyślemy Ci link do zresetowania hasła.',
  'forgot.sent':
    'Jeśli istnieje konto z tym adresem, link jest już w drodze. Działa raz i wygasa po godzinie.',
  'forgot.recover': 'Nie masz już konta? Odzyskaj je',
  'link.send': 'Wyślij link',
  'link.back': 'Wróć do logowania',
  'link.checkMail': 'Sprawdź pocztę',
  'link.askOperator': 'Poproś o swój link',
  'link.noMailServer':
    'Wysyłanie e-maili nie jest tu skonfigurowane. Jeśli jest dla Ciebie link, może go przekazać administrator. Działa raz i wygasa po godzinie.',
  'link.sentTo':
    'Wysłano na <strong>{email}</strong>. Nic po kilku minutach? Sprawdź folder ze spamem i adres.',
  'link.kept': 'Poproszono o link dla <strong>{email}</strong>.',
  'link.otherEmail': 'Użyj innego adresu',
  'link.ended': 'Link wygasł',
  'link.endedLead': 'Ten link wygasł lub został już użyty.',
  'link.request': 'Poproś o link',
  'link.requestNew': 'Poproś o nowy link',
  'link.checking': 'Sprawdzanie linku',
  'link.notChecked': 'Nie udało się sprawdzić linku. {reason}',
  'reset.title': 'Ustaw nowe hasło',
  'reset.submit': 'Ustaw hasło',
  'reset.openLink': 'Otwórz link z wiadomości e-mail.',
  'reset.done': 'Nowe hasło jest ustawione',
  'reset.doneLead': 'Stare hasło już nie działa, a wszystkie urządzenia zostały wylogowane.',
  'language.title': 'Język',
  'language.text': 'Używany na każdym urządzeniu, na którym się logujesz, i w e-mailach do Ciebie.',
  'language.notSaved': 'Nie udało się zapisać języka. {reason}',
  'recover.title': 'Odzyskaj konto',
  'recover.lead':
    'Podaj adres e-mail. Wyślemy link do ustawienia nowego hasła albo do rozpoczęcia od nowa, jeśli konto już nie istnieje.',
  'recover.sent':
    'Link jest w drodze, niezależnie od tego, czy istnieje konto z tym adresem. Działa raz i wygasa po godzinie.',
  'recover.ownTitle': 'Odzyskaj swoje konto',
  'recover.choose': 'Wybierz nowe hasło. Zalogujesz się tutaj i wylogujesz wszędzie indziej.',
  'recover.submit': 'Ustaw hasło i zaloguj się',
  'link.mailbox': 'Otwórz skrzynkę deweloperską',

  // The code that signing in takes besides the password.
  'code.label': 'Kod',
  'code.required': 'Wpisz sześć cyfr z aplikacji uwierzytelniającej.',
  'code.wrong': 'Ten kod jest nieprawidłowy. Poczekaj na następny i spróbuj ponownie.',
  'recoveryCode.label': 'Kod odzyskiwania',
  'recoveryCode.required': 'Wpisz kod odzyskiwania.',
  'recoveryCode.wrong': 'Ten kod odzyskiwania jest nieprawidłowy lub został już użyty.',
  'password.wrong': 'Hasło jest nieprawidłowe.',
  'refused.signInOver':
    'Logowanie trwało zbyt długo lub było zbyt wiele błędnych kodów. Zaloguj się ponownie.',
  'refused.alreadyDone': 'Zrobiono to już gdzie indziej. Odśwież stronę.',
  'secondStep.title': 'Wpisz kod',
  'secondStep.lead': 'Otwórz aplikację uwierzytelniającą i wpisz sześć cyfr dla Shelfcount.',
  'secondStep.recoveryLead': 'Wpisz jeden z zachowanych kodów odzyskiwania. Każdy działa raz.',
  'secondStep.trust': 'Nie pytaj ponownie na tym urządzeniu przez 30 dni',
  'secondStep.useRecovery': 'Użyj kodu odzyskiwania',
  'secondStep.useCode': 'Użyj aplikacji uwierzytelniającej',
  'signIn.passkey': 'Użyj klucza dostępu',
  'passkey.unknown': 'Ten klucz dostępu nie jest tu znany. Zaloguj się hasłem.',
  'passkey.failed': 'Nie udało się. Spróbuj ponownie lub zaloguj się hasłem.',
  'passkey.elsewhere': 'Klucze dostępu nie działają pod tym adresem. Zaloguj się hasłem.',
  'signIn.signOn': 'Użyj logowania jednokrotnego',
  'signOn.title': 'Zaloguj się przez swoją organizację',
  'signOn.lead':
    'Podaj służbowy adres e-mail. Zalogujesz się tam, gdzie Twoja organizacja prowadzi konta.',
  'signOn.submit': 'Dalej',
  'signOn.usePassword': 'Użyj hasła',
  'signOn.off':
    'Logowanie jednokrotne nie jest skonfigurowane dla tego adresu. Zaloguj się hasłem.',
  'signOn.over': 'To logowanie trwało zbyt długo lub zaczęło się gdzie indziej. Zacznij od nowa.',
  'signOn.provider':
    'Logowanie Twojej organizacji nie potwierdziło, kim jesteś. Spróbuj ponownie lub zapytaj osobę, która nim zarządza.',
  'signOn.unreachable':
    'Logowanie Twojej organizacji nie odpowiedziało. Spróbuj ponownie za kilka minut.',
  'signOn.address':
    'Logowanie Twojej organizacji nie ręczy za żaden z jej adresów. Zapytaj osobę, która nim zarządza.',
  'signOn.operator': 'To konto nie używa logowania jednokrotnego. Zaloguj się hasłem.',
  'signOn.removed': 'Nie należysz już do tej organizacji. Poproś właściciela o zaproszenie.',
  'signOn.not_invited':
    'Nie należysz jeszcze do tej organizacji. Poproś właściciela o zaproszenie.',
  'signOn.no_seat': 'W tej organizacji nie ma miejsca dla kolejnej osoby. Zapytaj właściciela.',
  'signOn.suspended': 'Ta organizacja jest zawieszona.',
} satisfies Translation<typeof en>
