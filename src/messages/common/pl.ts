import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Zaloguj się, aby kontynuować.',
  'fault.forbidden': 'Twoja rola na to nie pozwala.',
  'fault.suspended': 'Ta organizacja jest zawieszona.',
  'fault.not_found': 'Nie znaleziono.',
  'fault.invalid_argument': 'Ta wartość jest nieprawidłowa.',
  'fault.conflict': 'Ktoś inny zmienił to w międzyczasie.',
  'fault.illegal_transition': 'Ten krok nie jest teraz możliwy.',
  'fault.limit_reached': 'Twój plan nie obejmuje więcej.',
  'fault.rate_limited': 'Zbyt wiele żądań. Spróbuj ponownie za chwilę.',
  'fault.unavailable': 'Usługa jest teraz niedostępna.',
  'failure.noConnection': 'Brak połączenia. Spróbuj ponownie.',
  'failure.unexpected': 'Coś poszło nie tak. Spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'Nie udało się wczytać tych wierszy.',
} satisfies Translation<typeof en>
