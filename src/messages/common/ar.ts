import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'سجّل الدخول للمتابعة.',
  'fault.forbidden': 'دورك لا يسمح بذلك.',
  'fault.suspended': 'هذه المؤسسة موقوفة.',
  'fault.not_found': 'غير موجود.',
  'fault.invalid_argument': 'هذا الإدخال غير صالح.',
  'fault.conflict': 'غيّر شخص آخر هذا في هذه الأثناء.',
  'fault.illegal_transition': 'هذه الخطوة غير ممكنة الآن.',
  'fault.limit_reached': 'باقتك لا تشمل المزيد.',
  'fault.rate_limited': 'طلبات كثيرة جدًا. حاول مرة أخرى بعد قليل.',
  'fault.unavailable': 'الخدمة غير متاحة الآن.',
  'failure.noConnection': 'لا يوجد اتصال. حاول مرة أخرى.',
  'failure.unexpected': 'حدث خطأ ما. حاول مرة أخرى.',
  tryAgain: 'حاول مرة أخرى',
  'clock.onDay': '{day}، {clock}',
  'rows.notLoaded': 'تعذّر تحميل هذه الصفوف.',
} satisfies Translation<typeof en>
