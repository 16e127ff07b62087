import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Synchronizacja',
  close: 'Zamknij',
  tryAgain: 'Spróbuj ponownie',
  sendNow: 'Wyślij teraz',
  signIn: 'Zaloguj się',
  reload: 'Odśwież',
  remove: 'Usuń',
  'chip.looking': 'Sprawdzanie',
  'chip.sent': 'Wszystko wysłane',
  'chip.waiting': 'Niewysłane: {count, number}',
  'chip.offline': 'Offline',
  'chip.offlineWaiting': 'Offline, czeka: {count, number}',
  'chip.notSaved': 'Niezapisane',
  'chip.signedOut': 'Wylogowano',
  'chip.signIn': 'Zaloguj się, czeka: {count, number}',
  'chip.suspended': 'Zawieszona, czeka: {count, number}',
  'chip.reload': 'Odśwież, czeka: {count, number}',
  'chip.rejected': 'Odrzucone: {count, number}',
  'heard.offline': 'Brak sieci. Liczenia zostają na tym telefonie.',
  'heard.signedOut': 'Wylogowano. Liczenia zostają na tym telefonie.',
  'heard.suspended': 'Organizacja zawieszona. Liczenia zostają na tym telefonie.',
  'heard.reload': 'Odśwież stronę, aby wysłać liczenia.',
  'heard.rejected': 'Coś zostało odrzucone.',
  'queue.none': 'Nic nie czeka',
  'queue.waiting': 'Niewysłane: {work}',
  'queue.rejected': 'Odrzucone: {work}',
  'queue.since': 'Czeka od: {time}.',
  'queue.sinceSyncing': 'Czeka od: {time}. Zsynchronizuje się samo.',
  'queue.foreign':
    '{count, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}} – {name}: wysyłka po zalogowaniu tej osoby na tym telefonie.',
  'queue.attention': 'Wymaga uwagi',
  'queue.count': 'Liczenie',
  'queue.action':
    '{kind, select, take {Weź {shelf}} submit {Oddaj {shelf}} exclude {Nie można policzyć {shelf}} other {Zdjęcie {shelf}}}',
  'queue.unknownShelf': 'nieznany regał',
  'line.suspended': 'Zawieszona',
  'line.live': 'Połączono',
  'line.reconnecting': 'Łączenie ponowne',
  'line.offline': 'Brak sieci. Licz dalej.',
  'note.signedOut':
    'Wylogowano Cię. Wszystko, co policzono, zostało wysłane. Nowe liczenia zostają na tym telefonie do zalogowania.',
  'note.signedOutWaiting':
    'Wylogowano Cię. Liczenia są zachowane na tym telefonie. Zaloguj się, aby je wysłać.',
  'note.suspended':
    'Twoja organizacja jest zawieszona. Liczenia zostają na tym telefonie i zostaną wysłane po jej odblokowaniu.',
  'note.otherBuild': 'Ta strona jest nieaktualna. Odśwież ją, aby wysłać liczenia.',
  'note.full':
    'Ten telefon jest pełny i ostatnie liczenie nie zostało zapisane. Zwolnij miejsce i policz ponownie.',
  'note.closed':
    'Pamięć w tej przeglądarce jest wyłączona, więc nie można tu liczyć. Wyjdź z trybu prywatnego lub użyj innej przeglądarki.',
  'note.outdated':
    'Na tym telefonie otwarta jest nowsza wersja tej strony. Odśwież, zanim zaczniesz dalej liczyć. Wcześniejsze liczenia są bezpieczne.',
  'note.broken': 'Ostatnie liczenie nie zostało zapisane. Policz ponownie.',
  'note.sendSoon':
    'Ta przeglądarka może usunąć niewysłane liczenia, gdy telefon się zapełni lub zamkniesz okno prywatne. Wyślij je wcześniej.',
  'note.copySoon':
    'Ta przeglądarka może usunąć niewysłane liczenia, gdy telefon się zapełni lub zamkniesz okno prywatne. Dla pewności skopiuj je jako tekst.',
  'note.clock':
    'Zegar tego telefonu jest źle ustawiony (różnica: {time}). Liczenia są wysyłane z właściwym czasem, ale ustaw zegar.',
  'note.allSent': 'Wszystko, co policzono, zostało wysłane. Na tym telefonie nic nie czeka.',
  'items.none': 'Artykułów nie ma jeszcze na tym telefonie.',
  'items.loading':
    'Na tym telefonie: {count, plural, one {# artykuł} few {# artykuły} many {# artykułów} other {# artykułu}}, wczytywanie dalszych',
  'items.ready':
    'Na tym telefonie: {count, plural, one {# artykuł} few {# artykuły} many {# artykułów} other {# artykułu}}, działa offline',
  'rail.signedOut': 'Wylogowano. Nowe liczenia zostają na tym telefonie.',
  'rail.signedOutWaiting': 'Wylogowano. Na tym telefonie: {count, number}.',
  'rail.held': 'Odłożone dla kierownika: {count, number}',
  'closed.suspended':
    '{organization}: organizacja zawieszona ({reason}). Liczenia zostają na tym telefonie i zostaną wysłane po jej odblokowaniu.',
  'closed.archived':
    'Sklep {store} został zarchiwizowany. Odrzucone liczenia zostają na tym telefonie: skopiuj je dla kierownika.',
  'closed.removed':
    'Nie należysz już do sklepu {store}. Odrzucone liczenia zostają na tym telefonie: skopiuj je dla kierownika.',
  'closed.passEnded':
    'Twoja przepustka dzienna wygasła. To, co jest jeszcze na tym urządzeniu, trafi do kierownika, który zdecyduje, czy się liczy.',
  'closed.other':
    'Nie możesz już tu liczyć. Odrzucone liczenia zostają na tym telefonie: skopiuj je dla kierownika.',
  someone: 'Ktoś inny',
  'lost.excluded':
    '{shelf} wyłączono z tego liczenia. Twoje liczenia są zachowane, ale nie są uwzględniane.',
  'lost.open': '{shelf} jest znów wolny. Twoje liczenia są zachowane.',
  'lost.submitted': '{name}: {shelf} oddany. Twoje liczenia są zachowane.',
  'lost.counting': '{name} liczy teraz {shelf}. Twoje liczenia są zachowane.',
  'lost.second': '{name} liczy {shelf}. Drugie liczenie jest wolne.',
  'lost.takeSecond': 'Weź',
  'lost.other': 'Inny regał',
  'gone.shelf': 'Ten regał nie należy już do liczenia.',
  'gone.named': '{shelf} nie należy już do tego liczenia.',
  'gone.again': '{shelf} trzeba policzyć od nowa, od zera. Wcześniejsze liczenia są zachowane.',
  'gone.notNeeded': 'Twoje liczenie {shelf} nie jest już potrzebne. Jest zachowane.',
  'notHere.offline':
    'Tego liczenia nie ma jeszcze na tym telefonie. Otwórz je raz z siecią, potem działa offline.',
  'notHere.loading': 'Wczytywanie regałów…',
  'pause.draft': 'Liczenie się nie zaczęło',
  'pause.stopped': 'Liczenie jest zatrzymane',
  'pause.stoppedBy': '{name} zatrzymał(a) liczenie',
  'pause.closed': 'Liczenie jest zamknięte',
  'pause.closedBy': '{name} zamknął(-ęła) liczenie',
  'pause.cancelled': 'To liczenie jest anulowane',
  'pause.cancelledBy': '{name} anulował(a) to liczenie',
  'pause.why': '{pause}: {reason}',
  'held.note':
    '{count, plural, one {# liczenie odłożono} few {# liczenia odłożono} many {# liczeń odłożono} other {# liczenia odłożono}} dla kierownika, nic nie zginęło. {reasons}',
  'held.after_submission': 'Liczenie było już zamknięte.',
  'held.after_approval': 'Ten regał był już zatwierdzony.',
  'held.while_stopped': 'Według zegara tego telefonu liczenie było wtedy zatrzymane.',
  'held.impossible_time': 'Zegar tego telefonu jest źle ustawiony.',
  'held.impossible_quantity': 'Liczba jest za duża.',
  'held.handed_in_by_another': 'Ktoś inny oddał ten regał.',
  'held.held_by_another': 'Ktoś inny ma ten regał.',
  'held.nobody_holds': 'Ten regał nie jest Ci przydzielony.',
  'held.pass_ended': 'Twoja przepustka dzienna wygasła.',
  'held.impossible_correction': 'Poprawia liczenie, którego nie ma.',
  'held.unknown': 'Liczenie było zatrzymane lub zamknięte albo ktoś inny ma ten regał.',
  'holding.approved': 'Odłożone dla kierownika: już zatwierdzony',
  'holding.submitted': 'Odłożone dla kierownika: {name} oddał(a) regał',
  'holding.submittedByOther': 'Odłożone dla kierownika: ktoś inny oddał regał',
  'holding.counting': 'Odłożone dla kierownika: {name} go liczy',
  'holding.countedByOther': 'Odłożone dla kierownika: ktoś inny go liczy',
  'holding.notYours': 'Odłożone dla kierownika: to nie Twój regał',
  'submit.done': '{shelf} oddany',
  'submit.whenSent': '{shelf} zostanie oddany po wysłaniu',
  'submit.refused': '{shelf} nie został oddany. {reason}',
  'submit.notSaved': 'Nie zapisano na tym telefonie. Spróbuj ponownie.',
} satisfies Translation<typeof en>
