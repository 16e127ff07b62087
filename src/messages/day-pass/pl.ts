import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'join.title': 'Dołącz do liczenia',
  'join.place': '{audit} – {store}',
  'join.name': 'Twoje imię',
  'join.hint': 'Widoczne przy tym, co liczysz.',
  'join.submit': 'Zacznij liczyć',
  'join.again': 'Kontynuuj jako {name}',
  'refused.unknown': 'Ten kod nie działa. Poproś kierownika o nowy.',
  'refused.old': 'Ten kod się zmienił. Zeskanuj ten, który jest teraz na ekranie.',
  'refused.closed': 'Ten kod już nie działa. Poproś kierownika o nowy.',
  'refused.not_started': 'Liczenie jeszcze się nie zaczęło. Spróbuj ponownie, gdy się zacznie.',
  'refused.over': 'To liczenie jest zakończone.',
  'refused.full': 'Nie ma miejsca dla kolejnej osoby. Zapytaj kierownika.',
  'refused.busy': 'Właśnie dołącza wiele osób. Spróbuj ponownie za minutę.',
  'refused.offline': 'Brak połączenia. Połącz się i spróbuj ponownie.',
  'refused.failed': 'Nie udało się. Spróbuj ponownie.',
  'refused.name': 'Wpisz imię, najwyżej 40 znaków.',
  tryAgain: 'Spróbuj ponownie',
  'signedIn.text':
    'Zalogowano jako {name}. Licz na swoim koncie albo wyloguj się i zeskanuj kod ponownie.',
  'signedIn.stores': 'Przejdź do moich sklepów',
  'signedIn.signOut': 'Wyloguj się',
  'mine.title': 'Twoja przepustka dzienna',
  'mine.running': '{name}, możesz liczyć tutaj: {store}, do: {time}.',
  'mine.count': 'Przejdź do liczenia',
  'mine.ended': 'Twoja przepustka dzienna wygasła: {store}. Dziękujemy za pomoc.',
  'mine.promise':
    'To, co jest jeszcze na tym urządzeniu, trafi do kierownika, który zdecyduje, czy się liczy.',
  'mine.none': 'Nie masz przepustki dziennej. Zeskanuj kod w sklepie.',
  'keep.text': 'Pomożesz jeszcze kiedyś? Załóż konto, a to, co policzono, zostanie przy nim.',
  'keep.running': 'Przepustka dzienna się wtedy skończy, więc najpierw oddaj swoje półki.',
  'keep.submit': 'Załóż konto',
  'keep.done': 'Masz już konto. Następnym razem zaloguj się adresem {email}.',
} satisfies Translation<typeof en>
