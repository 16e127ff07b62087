import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'إذا لم يعمل الزر فافتح هذا العنوان:',
  'invitation.subject': 'انضم إلى {organization} على Shelfcount',
  'invitation.title': 'يدعوك {inviter} إلى {organization}',
  'invitation.titleUnnamed': 'أنت مدعو إلى {organization}',
  'invitation.text': 'يريد {inviter} أن يجرد المخزون معك على Shelfcount.',
  'invitation.textUnnamed': 'يريد فريقك أن يجرد المخزون معك على Shelfcount.',
  'invitation.stores': 'أين ستعمل: {stores}.',
  'invitation.button': 'عرض الدعوة',
  'invitation.footer': 'إذا كنت لا تعرف المرسل فيمكنك تجاهل هذه الرسالة.',
  'reset.subject': 'اختر كلمة مرور جديدة لـ Shelfcount',
  'reset.title': 'اختر كلمة مرور جديدة',
  'reset.text': 'طلب أحدهم كلمة مرور جديدة لهذا العنوان.',
  'reset.button': 'اختيار كلمة مرور جديدة',
  'once.footer': 'يعمل الرابط مرة واحدة وينتهي بعد ساعة. إذا لم تطلبه فيمكنك تجاهل هذه الرسالة.',
  'verify.subject': 'أكّد عنوانك في Shelfcount',
  'verify.title': 'هل هذا عنوانك؟',
  'verify.text': 'تم إنشاء حساب Shelfcount بهذا العنوان. أكّد أنه لك.',
  'verify.button': 'تأكيد هذا العنوان',
  'verify.footer': 'ينتهي الرابط بعد ساعة. إذا لم تطلبه فيمكنك تجاهل هذه الرسالة.',
  'recovery.subject': 'العودة إلى Shelfcount',
  'recovery.text': 'طلب أحدهم العودة إلى Shelfcount بهذا العنوان.',
  'recovery.effect':
    'يتيح لك الرابط اختيار كلمة مرور جديدة ويسجّل خروج الجميع غيرك. إذا لم يكن هناك حساب بهذا العنوان فيمكنك إنشاء حساب جديد.',
  'recovery.button': 'العودة',
  'device.on':
    '{browser} على {device, select, iphone {iPhone} ipad {iPad} androidPhone {هاتف Android} androidTablet {جهاز Android لوحي} chromebook {Chromebook} windows {حاسوب Windows} mac {Mac} other {حاسوب Linux}}',
  'device.browser': 'متصفح',
  'device.unknown': 'جهاز غير معروف',
  'newDevice.subject': 'تسجيل دخول جديد إلى حسابك على Shelfcount',
  'newDevice.title': 'هل كان هذا أنت؟',
  'newDevice.text': 'فُتح حسابك للتو لأول مرة على هذا الجهاز: {device}.',
  'newDevice.network': 'جاء تسجيل الدخول من الشبكة {network}.',
  'newDevice.button': 'اعرف أين سجّلت دخولك',
  'newDevice.footer': 'إن كنت أنت فلا حاجة لفعل شيء. وإلا فسجّل خروج ذلك الجهاز وغيّر كلمة المرور.',
  'twoFactorOn.title': 'تسجيل الدخول بخطوتين مفعّل',
  'twoFactorOn.text':
    'أصبح تسجيل الدخول إلى حسابك في Shelfcount يتطلب رمزًا من تطبيق المصادقة إضافةً إلى كلمة المرور.',
  'twoFactorOff.title': 'تم إيقاف تسجيل الدخول بخطوتين',
  'twoFactorOff.text': 'أصبحت كلمة المرور وحدها كافية لتسجيل الدخول إلى حسابك في Shelfcount.',
  'twoFactor.button': 'عرض ملفك الشخصي',
  'twoFactorOn.footer':
    'إذا لم تكن أنت من فعل ذلك، فأوقفه الآن من ملفك الشخصي ثم غيّر كلمة المرور. وإذا تعذّر عليك تسجيل الدخول، فتواصل مع من يدير Shelfcount لديكم.',
  'twoFactorOff.footer': 'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور وسجّل الخروج من كل الأجهزة.',
  'passkeyAdded.title': 'تمت إضافة مفتاح مرور',
  'passkeyAdded.text':
    'يمكنك الآن تسجيل الدخول إلى حسابك في Shelfcount بمفتاح المرور «{name}» من دون كلمة مرور.',
  'passkeyAdded.footer': 'إذا لم تكن أنت من فعل ذلك، فأزله الآن من ملفك الشخصي ثم غيّر كلمة المرور.',
  'passkeyRemoved.title': 'تمت إزالة مفتاح مرور',
  'passkeyRemoved.text':
    'لم يعد مفتاح المرور «{name}» صالحًا لتسجيل الدخول إلى حسابك في Shelfcount.',
  'passkeyRemoved.footer': 'إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور وسجّل الخروج من كل الأجهزة.',
  'signOn.title': 'يمكن لـ{organization} تسجيل دخولك',
  'signOn.text':
    'يمكن الآن فتح حسابك في Shelfcount عبر تسجيل الدخول الموحّد لدى {organization}. ولا يصل هذا الدخول إلا إلى {organization}.',
  'signOn.takenOver':
    'لم يؤكّد أحد عنوان هذا الحساب. لم تعد كلمة مروره السابقة صالحة، وسُجّل خروج الأجهزة التي كانت متصلة.',
  'signOn.footer': 'إذا فاجأك هذا، فاسأل أحد مالكي {organization}.',
} satisfies Translation<typeof en>
