import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Увійдіть, щоб продовжити.',
  'fault.forbidden': 'Ваша роль цього не дозволяє.',
  'fault.suspended': 'Цю організацію призупинено.',
  'fault.not_found': 'Не знайдено.',
  'fault.invalid_argument': 'Це значення недійсне.',
  'fault.conflict': 'Тим часом хтось інший це змінив.',
  'fault.illegal_transition': 'Цей крок зараз неможливий.',
  'fault.limit_reached': 'Ваш тариф не включає більше.',
  'fault.rate_limited': 'Забагато запитів. Спробуйте ще раз за хвилину.',
  'fault.unavailable': 'Сервіс зараз недоступний.',
  'failure.noConnection': 'Немає з’єднання. Спробуйте ще раз.',
  'failure.unexpected': 'Щось пішло не так. Спробуйте ще раз.',
  tryAgain: 'Спробувати ще раз',
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'Не вдалося завантажити ці рядки.',
} satisfies Translation<typeof en>
