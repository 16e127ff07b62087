import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts':
    '{count, plural, one {# liczenie} few {# liczenia} many {# liczeń} other {# liczenia}}',
  'work.taken':
    '{count, plural, one {# wzięty regał} few {# wzięte regały} many {# wziętych regałów} other {# wziętego regału}}',
  'work.submitted':
    '{count, plural, one {# oddanie} few {# oddania} many {# oddań} other {# oddania}}',
  'work.photos':
    '{count, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}',
  'work.entries': '{count, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}',
  'unsent.soon': 'Jeszcze niewysłane: {work}. Wyśle się samo, gdy będzie połączenie.',
  'unsent.signedOut': 'Jeszcze niewysłane: {work}. Zaloguj się ponownie, aby wysłać.',
  'unsent.suspended':
    'Jeszcze niewysłane: {work}. Zostaje na tym urządzeniu do odblokowania organizacji.',
  'rejected.inScanner':
    'Odrzucone: {work}. Otwórz skaner lub <save>zapisz kopię dla kierownika</save>.',
  'rejected.copy': 'Odrzucone: {work}. <save>Zapisz kopię dla kierownika</save>.',
  'rejected.photos':
    'Odrzucono {count, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}: zapisz kopię w skanerze.',
  'count.continue': 'Licz dalej: {audit}',
  'why.closed': 'To liczenie zostało usunięte albo nie masz już dostępu.',
  'why.checkAgain': 'Suma i skany się nie zgadzają. Sprawdź regał i wpisz sumę jeszcze raz.',
  'why.notActive': 'Liczenie jest zatrzymane lub zamknięte.',
  'why.countAgain':
    'Ten regał trzeba policzyć od nowa, od zera. Wcześniejsze liczenia są zachowane.',
  'why.notNeeded': 'To liczenie nie jest już potrzebne. Twoje liczenia są zachowane.',
  'why.notSent': 'Niektóre liczenia jeszcze nie dotarły. Spróbuj za chwilę.',
  'why.nothingCounted': 'Nic tu nie policzono. Oznacz regał jako pusty.',
  'why.otherPerson': 'Ten regał liczą dwie różne osoby. Pierwsze liczenie jest Twoje.',
  'why.notYours': 'Ten regał nie jest Twój.',
  'why.assigned': 'W tym liczeniu regały przydziela kierownik.',
  'why.counting': '{name} liczy ten regał.',
  'why.assignedTo': 'Ten regał ma przydzielony {name}.',
  'why.submitted': '{name} już oddał(a) ten regał.',
  'why.noPhoto': 'Zdjęcie jeszcze nie dotarło.',
  'why.tooLarge': 'Ta liczba jest za duża.',
} satisfies Translation<typeof en>
