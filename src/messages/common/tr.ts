import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Devam etmek için oturum açın.',
  'fault.forbidden': 'Rolünüz buna izin vermiyor.',
  'fault.suspended': 'Bu kuruluş askıya alındı.',
  'fault.not_found': 'Bulunamadı.',
  'fault.invalid_argument': 'Bu giriş geçerli değil.',
  'fault.conflict': 'Bu sırada başka biri bunu değiştirdi.',
  'fault.illegal_transition': 'Bu adım şu anda mümkün değil.',
  'fault.limit_reached': 'Planınız daha fazlasını içermiyor.',
  'fault.rate_limited': 'Çok fazla istek. Birazdan tekrar deneyin.',
  'fault.unavailable': 'Hizmet şu anda kullanılamıyor.',
  'failure.noConnection': 'Bağlantı yok. Tekrar deneyin.',
  'failure.unexpected': 'Bir sorun oluştu. Tekrar deneyin.',
  tryAgain: 'Tekrar dene',
  'clock.onDay': '{day} {clock}',
  'rows.notLoaded': 'Bu satırlar yüklenemedi.',
} satisfies Translation<typeof en>
