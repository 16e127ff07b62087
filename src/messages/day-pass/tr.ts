import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'join.title': 'Sayıma katılın',
  'join.place': '{audit}, {store}',
  'join.name': 'Adınız',
  'join.hint': 'Saydıklarınızın yanında görünür.',
  'join.submit': 'Saymaya başla',
  'join.again': '{name} olarak devam et',
  'refused.unknown': 'Bu kod çalışmıyor. Müdürden yenisini isteyin.',
  'refused.old': 'Bu kod değişti. Şimdi ekranda olanı tarayın.',
  'refused.closed': 'Bu kod artık geçerli değil. Müdürden yenisini isteyin.',
  'refused.not_started': 'Sayım henüz başlamadı. Başlayınca yeniden deneyin.',
  'refused.over': 'Bu sayım bitti.',
  'refused.full': 'Bir kişilik daha yer yok. Müdüre sorun.',
  'refused.busy': 'Şu anda çok kişi katılıyor. Bir dakika sonra yeniden deneyin.',
  'refused.offline': 'Çevrimdışısınız. Bağlanıp yeniden deneyin.',
  'refused.failed': 'Olmadı. Yeniden deneyin.',
  'refused.name': 'En fazla 40 karakterlik bir ad yazın.',
  tryAgain: 'Yeniden dene',
  'signedIn.text':
    '{name} olarak oturum açtınız. Hesabınızla sayın ya da oturumu kapatıp kodu yeniden tarayın.',
  'signedIn.stores': 'Mağazalarıma git',
  'signedIn.signOut': 'Oturumu kapat',
  'mine.title': 'Günlük geçişiniz',
  'mine.running': '{name}, {store} mağazasında şu zamana kadar sayabilirsiniz: {time}.',
  'mine.count': 'Saymaya git',
  'mine.ended': '{store} için günlük geçişiniz sona erdi. Yardımınız için teşekkürler.',
  'mine.promise':
    'Bu cihazda kalan sayımlar müdüre gönderilir; geçerli olup olmadığına müdür karar verir.',
  'mine.none': 'Günlük geçişiniz yok. Mağazadaki kodu tarayın.',
  'keep.text': 'Yine yardım edecek misiniz? Bir hesap açın; saydıklarınız onunla kalır.',
  'keep.running': 'Günlük geçişiniz bununla sona erer; önce raflarınızı teslim edin.',
  'keep.submit': 'Hesap aç',
  'keep.done': 'Artık bir hesabınız var. Bir dahaki sefere {email} ile giriş yapın.',
} satisfies Translation<typeof en>
