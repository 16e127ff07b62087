import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'email.label': 'البريد الإلكتروني',
  'email.confirmed': 'تم تأكيده بالرابط الذي فتحته.',
  'email.required': 'أدخل بريدك الإلكتروني',
  'email.invalid': 'أدخل بريدًا إلكترونيًا صحيحًا.',
  'email.letters': 'استخدم أحرفًا لاتينية بلا علامات، مثل name@example.com.',
  'email.taken': 'يوجد حساب بهذا البريد. سجّل الدخول أو أعد تعيين كلمة المرور.',
  'name.label': 'اسمك',
  'name.note': 'يراه فريقك بجانب ما تعدّه.',
  'name.required': 'أدخل اسمًا',
  'name.tooLong':
    'لا يزيد الاسم عن {count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
  'password.label': 'كلمة المرور',
  'password.new': 'كلمة المرور الجديدة',
  'password.note':
    '{count, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل.',
  'password.required': 'أدخل كلمة المرور',
  'password.tooShort':
    'يجب ألا تقل كلمة المرور عن {count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}',
  'password.tooLong':
    'يجب ألا تزيد كلمة المرور عن {count, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}',
  'password.current': 'كلمة المرور الحالية',
  'password.again': 'كلمة المرور الجديدة مرة أخرى',
  'password.currentRequired': 'أدخل كلمة المرور الحالية',
  'password.newRequired': 'أدخل كلمة مرور جديدة',
  'password.confirmRequired': 'أكّد كلمة المرور الجديدة',
  'password.mismatch': 'كلمتا المرور غير متطابقتين',
  'form.noScript': 'فعّل JavaScript ثم أعد تحميل الصفحة.',
  'refused.credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'refused.attemptsSeconds':
    'محاولات كثيرة جدًا. حاول مرة أخرى بعد {count, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'refused.attemptsMinutes':
    'محاولات كثيرة جدًا. حاول مرة أخرى بعد {count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'signIn.title': 'تسجيل الدخول',
  'signIn.submit': 'تسجيل الدخول',
  'signIn.toContinue': 'سجّل الدخول للانتقال إلى الصفحة التي طلبتها.',
  'signIn.toAccept': 'سجّل الدخول لقبول الدعوة.',
  'signIn.forgot': 'هل نسيت كلمة المرور؟',
  'signIn.newHere': 'جديد هنا؟ <link>أنشئ حسابًا</link>',
  'signUp.title': 'إنشاء حساب',
  'signUp.submit': 'إنشاء الحساب',
  'signUp.toAccept': 'أنشئ حسابًا لقبول الدعوة.',
  'signUp.haveAccount': 'لديك حساب؟ <link>سجّل الدخول</link>',
  'signUp.consent':
    'بإنشاء حساب فأنت توافق على <terms>الشروط</terms>. اطّلع على <privacy>سياسة الخصوصية</privacy>.',
  'signUp.recovered':
    'لا يوجد حساب بهذا البريد. الحساب الجديد يبدأ فارغًا: اطلب من فريقك دعوتك مرة أخرى.',
  'signUp.recoveryEnded':
    'انتهت صلاحية رابط الاستعادة أو سبق استخدامه. يمكنك إنشاء حساب بدونه أو طلب رابط جديد.',
  'invited.to':
    '{by, select, known {دعاك {inviter} إلى {organization}.} other {أنت مدعو إلى {organization}.}} {page, select, signIn {سجّل الدخول لقبول الدعوة.} other {أنشئ حسابًا لقبول الدعوة.}}',
  'invited.ended':
    '{state, select, expired {انتهت صلاحية هذه الدعوة. اطلب دعوة جديدة.} revoked {تم سحب هذه الدعوة.} accepted {سبق استخدام هذه الدعوة.} declined {تم رفض هذه الدعوة.} other {هذا الرابط لا يخص أي دعوة.}} {page, select, signIn {لا يزال بإمكانك تسجيل الدخول.} other {يمكنك إنشاء حساب بدونها.}}',
  'forgot.title': 'إعادة تعيين كلمة المرور',
  'forgot.lead': 'أدخل بريدك الإلكتروني. سنرسل إليك رابطًا لإعادة التعيين.',
  'forgot.sent':
    'إذا كان هناك حساب بهذا البريد فالرابط في طريقه إليك. يعمل مرة واحدة وينتهي بعد ساعة.',
  'forgot.recover': 'فقدت حسابك؟ استعده',
  'link.send': 'إرسال الرابط',
  'link.back': 'العودة إلى تسجيل الدخول',
  'link.checkMail': 'تحقق من بريدك',
  'link.askOperator': 'اطلب رابطك',
  'link.noMailServer':
    'البريد غير مهيأ هنا. إذا كان هناك رابط لك فيمكن لمسؤول النظام إعطاؤه لك. يعمل مرة واحدة وينتهي بعد ساعة.',
  'link.sentTo':
    'أُرسل إلى <strong>{email}</strong>. لم يصل شيء بعد دقائق؟ تحقق من مجلد الرسائل غير المرغوب فيها ومن العنوان.',
  'link.kept': 'طُلب لأجل <strong>{email}</strong>.',
  'link.otherEmail': 'استخدام بريد آخر',
  'link.ended': 'انتهت صلاحية الرابط',
  'link.endedLead': 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
  'link.request': 'طلب رابط',
  'link.requestNew': 'طلب رابط جديد',
  'link.checking': 'جارٍ التحقق من الرابط',
  'link.notChecked': 'تعذّر التحقق من الرابط. {reason}',
  'reset.title': 'تعيين كلمة مرور جديدة',
  'reset.submit': 'حفظ كلمة المرور',
  'reset.openLink': 'افتح الرابط الذي وصلك بالبريد.',
  'reset.done': 'تم حفظ كلمة المرور الجديدة',
  'reset.doneLead': 'كلمة المرور القديمة لم تعد تعمل، وتم تسجيل الخروج من جميع الأجهزة.',
  'language.title': 'اللغة',
  'language.text': 'تُستخدم على كل جهاز تسجّل الدخول منه وفي الرسائل التي تصلك.',
  'language.notSaved': 'تعذّر حفظ لغتك. {reason}',
  'recover.title': 'استعادة حساب',
  'recover.lead':
    'أدخل بريدك الإلكتروني. سنرسل إليك رابطًا لتعيين كلمة مرور جديدة، أو للبدء من جديد إذا لم يعد الحساب موجودًا.',
  'recover.sent':
    'الرابط في طريقه إليك، سواء كان هناك حساب بهذا البريد أم لا. يعمل مرة واحدة وينتهي بعد ساعة.',
  'recover.ownTitle': 'استعد حسابك',
  'recover.choose': 'اختر كلمة مرور جديدة. سيتم تسجيل دخولك هنا وتسجيل خروجك من كل مكان آخر.',
  'recover.submit': 'حفظ كلمة المرور وتسجيل الدخول',
  'link.mailbox': 'فتح صندوق بريد التطوير',

  // The code that signing in takes besides the password.
  'code.label': 'الرمز',
  'code.required': 'أدخل الأرقام الستة من تطبيق المصادقة.',
  'code.wrong': 'هذا الرمز غير صحيح. انتظر الرمز التالي وحاول مرة أخرى.',
  'recoveryCode.label': 'رمز الاسترداد',
  'recoveryCode.required': 'أدخل رمز استرداد.',
  'recoveryCode.wrong': 'رمز الاسترداد هذا غير صحيح أو سبق استخدامه.',
  'password.wrong': 'كلمة المرور غير صحيحة.',
  'refused.signInOver':
    'استغرق تسجيل الدخول هذا وقتًا طويلًا أو أُدخلت رموز خاطئة كثيرة. سجّل الدخول مرة أخرى.',
  'refused.alreadyDone': 'تم ذلك بالفعل في مكان آخر. أعد تحميل الصفحة.',
  'secondStep.title': 'أدخل الرمز',
  'secondStep.lead': 'افتح تطبيق المصادقة وأدخل الأرقام الستة الخاصة بـ Shelfcount.',
  'secondStep.recoveryLead': 'أدخل أحد رموز الاسترداد التي احتفظت بها. كل رمز يعمل مرة واحدة.',
  'secondStep.trust': 'لا تسأل مجددًا على هذا الجهاز لمدة 30 يومًا',
  'secondStep.useRecovery': 'استخدم رمز استرداد بدلًا من ذلك',
  'secondStep.useCode': 'استخدم تطبيق المصادقة بدلًا من ذلك',
  'signIn.passkey': 'استخدام مفتاح مرور',
  'passkey.unknown': 'مفتاح المرور هذا غير معروف هنا. سجّل الدخول بكلمة المرور.',
  'passkey.failed': 'لم ينجح ذلك. حاول مرة أخرى أو سجّل الدخول بكلمة المرور.',
  'passkey.elsewhere': 'لا تعمل مفاتيح المرور على هذا العنوان. سجّل الدخول بكلمة المرور.',
} satisfies Translation<typeof en>
