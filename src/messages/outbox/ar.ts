import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts':
    '{count, plural, zero {# عملية عدّ} one {عملية عدّ واحدة} two {عمليتا عدّ} few {# عمليات عدّ} many {# عملية عدّ} other {# عملية عدّ}}',
  'work.taken':
    '{count, plural, zero {# رف مأخوذ} one {رف مأخوذ واحد} two {رفان مأخوذان} few {# رفوف مأخوذة} many {# رفًا مأخوذًا} other {# رف مأخوذ}}',
  'work.submitted':
    '{count, plural, zero {# تسليم} one {تسليم واحد} two {تسليمان} few {# تسليمات} many {# تسليمًا} other {# تسليم}}',
  'work.photos':
    '{count, plural, zero {# صورة} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  'work.entries':
    '{count, plural, zero {# إدخال} one {إدخال واحد} two {إدخالان} few {# إدخالات} many {# إدخالًا} other {# إدخال}}',
  'unsent.soon': 'لم يُرسل بعد: {work}. يُرسل تلقائيًا عند الاتصال.',
  'unsent.signedOut': 'لم يُرسل بعد: {work}. سجّل الدخول مجددًا للإرسال.',
  'unsent.suspended': 'لم يُرسل بعد: {work}. يُحفظ على هذا الجهاز حتى يُعاد فتح المؤسسة.',
  'rejected.inScanner': 'مرفوض: {work}. افتح الماسح أو <save>احفظ نسخة لمديرك</save>.',
  'rejected.copy': 'مرفوض: {work}. <save>احفظ نسخة لمديرك</save>.',
  'rejected.photos':
    'صور مرفوضة: {count, plural, zero {# صورة} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}. احفظ نسخة في الماسح.',
  'count.continue': 'متابعة العدّ: {audit}',
  'why.closed': 'حُذف هذا الجرد، أو لم يعد لديك وصول إليه.',
  'why.checkAgain': 'مجموعك لا يطابق عمليات المسح. راجع الرف ثم أدخل المجموع مجددًا.',
  'why.notActive': 'العدّ متوقف أو مغلق.',
  'why.countAgain': 'يجب عدّ هذا الرف مجددًا من الصفر. عدّك السابق محفوظ.',
  'why.notNeeded': 'لم تعد هناك حاجة إلى هذا العدّ. عدّك محفوظ.',
  'why.notSent': 'لم تصل بعض عمليات العدّ بعد. أعد المحاولة بعد لحظات.',
  'why.nothingCounted': 'لم يُعدّ شيء هنا. حدّد أن الرف فارغ.',
  'why.otherPerson': 'يُعدّ هذا الرف مرتين من شخصين مختلفين. أنت قمت بالعدّ الأول.',
  'why.notYours': 'هذا الرف ليس لك.',
  'why.assigned': 'في هذا الجرد يوزّع المدير الرفوف.',
  'why.counting': '{name} يعدّ هذا الرف.',
  'why.assignedTo': 'هذا الرف مخصص لـ {name}.',
  'why.submitted': 'سبق أن سلّم {name} هذا الرف.',
  'why.noPhoto': 'لم تصل الصورة بعد.',
  'why.tooLarge': 'هذا العدد كبير جدًا.',
} satisfies Translation<typeof en>
