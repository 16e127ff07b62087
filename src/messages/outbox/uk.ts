import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts':
    '{count, plural, one {# підрахунок} few {# підрахунки} many {# підрахунків} other {# підрахунку}}',
  'work.taken':
    '{count, plural, one {# взятий стелаж} few {# взяті стелажі} many {# взятих стелажів} other {# взятого стелажа}}',
  'work.submitted':
    '{count, plural, one {# здавання} few {# здавання} many {# здавань} other {# здавання}}',
  'work.photos': '{count, plural, one {# фото} few {# фото} many {# фото} other {# фото}}',
  'work.entries': '{count, plural, one {# запис} few {# записи} many {# записів} other {# запису}}',
  'unsent.soon': 'Ще не надіслано: {work}. Надішлеться саме, коли буде зв’язок.',
  'unsent.signedOut': 'Ще не надіслано: {work}. Увійдіть знову, щоб надіслати.',
  'unsent.suspended':
    'Ще не надіслано: {work}. Зберігається на цьому пристрої, доки організацію не відкриють знову.',
  'rejected.inScanner':
    'Відхилено: {work}. Відкрийте сканер або <save>збережіть копію для керівника</save>.',
  'rejected.copy': 'Відхилено: {work}. <save>Збережіть копію для керівника</save>.',
  'rejected.photos':
    'Відхилено {count, plural, one {# фото} few {# фото} many {# фото} other {# фото}}: збережіть копію у сканері.',
  'count.continue': 'Рахувати далі: {audit}',
  'why.closed': 'Цей підрахунок видалено, або ви більше не маєте доступу.',
  'why.checkAgain':
    'Ваш підсумок і скани не збігаються. Перевірте стелаж і введіть підсумок ще раз.',
  'why.notActive': 'Підрахунок зупинено або закрито.',
  'why.countAgain':
    'Цей стелаж треба порахувати знову з нуля. Ваші попередні підрахунки збережено.',
  'why.notNeeded': 'Цей підрахунок більше не потрібен. Ваші підрахунки збережено.',
  'why.notSent': 'Деякі підрахунки ще не надійшли. Спробуйте за мить.',
  'why.nothingCounted': 'Тут нічого не пораховано. Позначте стелаж як порожній.',
  'why.otherPerson': 'Цей стелаж рахують двічі, різні люди. Перший підрахунок зробили ви.',
  'why.notYours': 'Цей стелаж не ваш.',
  'why.assigned': 'У цьому підрахунку стелажі призначає керівник.',
  'why.counting': '{name} рахує цей стелаж.',
  'why.assignedTo': 'Цей стелаж призначено іншій людині: {name}.',
  'why.submitted': 'Цей стелаж уже здано: {name}.',
  'why.noPhoto': 'Фото ще не надійшло.',
  'why.tooLarge': 'Це число завелике.',
} satisfies Translation<typeof en>
