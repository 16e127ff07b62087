import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Якщо кнопка не працює, відкрийте цю адресу:',
  'invitation.subject': 'Приєднайтеся до {organization} у Shelfcount',
  'invitation.title': '{inviter} запрошує вас до {organization}',
  'invitation.titleUnnamed': 'Вас запрошено до {organization}',
  'invitation.text': '{inviter} хоче рахувати товар разом із вами у Shelfcount.',
  'invitation.textUnnamed': 'Ваша команда хоче рахувати товар разом із вами у Shelfcount.',
  'invitation.stores': 'Де ви працюватимете: {stores}.',
  'invitation.button': 'Переглянути запрошення',
  'invitation.footer': 'Якщо ви не знаєте, хто це надіслав, просто проігноруйте лист.',
  'reset.subject': 'Оберіть новий пароль для Shelfcount',
  'reset.title': 'Оберіть новий пароль',
  'reset.text': 'Хтось попросив новий пароль для цієї адреси.',
  'reset.button': 'Обрати новий пароль',
  'once.footer':
    'Посилання діє один раз і протягом години. Якщо це були не ви, просто проігноруйте лист.',
  'verify.subject': 'Підтвердьте свою адресу для Shelfcount',
  'verify.title': 'Це ваша адреса?',
  'verify.text': 'Із цією адресою створено обліковий запис Shelfcount. Підтвердьте, що вона ваша.',
  'verify.button': 'Підтвердити адресу',
  'verify.footer': 'Посилання діє протягом години. Якщо це були не ви, просто проігноруйте лист.',
  'recovery.subject': 'Поверніться до Shelfcount',
  'recovery.text': 'Хтось хоче повернутися до Shelfcount із цією адресою.',
  'recovery.effect':
    'За посиланням ви оберете новий пароль і завершите сеанси всіх інших. Якщо облікового запису з цією адресою немає, можна створити новий.',
  'recovery.button': 'Повернутися',
  'device.on':
    '{browser}, {device, select, iphone {iPhone} ipad {iPad} androidPhone {телефон Android} androidTablet {планшет Android} chromebook {Chromebook} windows {комп’ютер Windows} mac {Mac} other {комп’ютер Linux}}',
  'device.browser': 'Браузер',
  'device.unknown': 'Невідомий пристрій',
  'newDevice.subject': 'Новий вхід до вашого облікового запису Shelfcount',
  'newDevice.title': 'Це були ви?',
  'newDevice.text': 'Ваш обліковий запис щойно вперше відкрили на цьому пристрої: {device}.',
  'newDevice.network': 'Вхід виконано з мережі {network}.',
  'newDevice.button': 'Переглянути, де ви ввійшли',
  'newDevice.footer':
    'Якщо це були ви, нічого робити не потрібно. Якщо ні, вийдіть на тому пристрої та змініть пароль.',
  'twoFactorOn.title': 'Двоетапний вхід увімкнено',
  'twoFactorOn.text':
    'Для входу у ваш обліковий запис Shelfcount тепер, крім пароля, потрібен код із застосунку для автентифікації.',
  'twoFactorOff.title': 'Двоетапний вхід вимкнено',
  'twoFactorOff.text': 'Для входу у ваш обліковий запис Shelfcount тепер достатньо пароля.',
  'twoFactor.button': 'Переглянути профіль',
  'twoFactorOn.footer':
    'Якщо це були не ви, негайно вимкніть його у своєму профілі, а потім змініть пароль. Якщо не можете увійти, зверніться до того, хто керує вашим Shelfcount.',
  'twoFactorOff.footer': 'Якщо це були не ви, змініть пароль і вийдіть на всіх пристроях.',
  'passkeyAdded.title': 'Додано ключ доступу',
  'passkeyAdded.text':
    'Тепер ви можете входити у свій обліковий запис Shelfcount за допомогою ключа доступу «{name}», без пароля.',
  'passkeyAdded.footer':
    'Якщо це були не ви, негайно видаліть його у своєму профілі, а потім змініть пароль.',
  'passkeyRemoved.title': 'Ключ доступу видалено',
  'passkeyRemoved.text':
    'Ключем доступу «{name}» більше не можна ввійти у ваш обліковий запис Shelfcount.',
  'passkeyRemoved.footer': 'Якщо це були не ви, змініть пароль і вийдіть на всіх пристроях.',
  'signOn.title': '{organization} може відкривати ваш обліковий запис',
  'signOn.text':
    'Ваш обліковий запис Shelfcount тепер можна відкрити й через єдиний вхід організації {organization}. Такий вхід відкриває лише {organization}.',
  'signOn.takenOver':
    'Адресу цього облікового запису ніхто не підтвердив. Його попередній пароль більше не діє, а на пристроях виконано вихід.',
  'signOn.footer': 'Якщо це для вас несподіванка, запитайте власника організації {organization}.',
} satisfies Translation<typeof en>
