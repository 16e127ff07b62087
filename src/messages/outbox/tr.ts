import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts': '{count, plural, one {# sayım} other {# sayım}}',
  'work.taken': '{count, plural, one {# alınan raf} other {# alınan raf}}',
  'work.submitted': '{count, plural, one {# teslim} other {# teslim}}',
  'work.photos': '{count, plural, one {# fotoğraf} other {# fotoğraf}}',
  'work.entries': '{count, plural, one {# kayıt} other {# kayıt}}',
  'unsent.soon': 'Henüz gönderilmedi: {work}. Bağlantı olunca kendiliğinden gönderilir.',
  'unsent.signedOut': 'Henüz gönderilmedi: {work}. Göndermek için yeniden oturum açın.',
  'unsent.suspended':
    'Henüz gönderilmedi: {work}. Kuruluş yeniden açılana kadar bu cihazda saklanır.',
  'rejected.inScanner':
    'Reddedildi: {work}. Tarayıcıyı açın ya da <save>müdürünüz için bir kopya kaydedin</save>.',
  'rejected.copy': 'Reddedildi: {work}. <save>Müdürünüz için bir kopya kaydedin</save>.',
  'rejected.photos':
    '{count, plural, one {# fotoğraf} other {# fotoğraf}} reddedildi: tarayıcıda bir kopya kaydedin.',
  'count.continue': 'Saymaya devam et: {audit}',
  'why.closed': 'Bu sayım silindi ya da artık erişiminiz yok.',
  'why.checkAgain':
    'Girdiğiniz toplam ile okumalarınız uyuşmuyor. Rafı kontrol edip toplamı yeniden girin.',
  'why.notActive': 'Sayım durduruldu ya da kapatıldı.',
  'why.countAgain': 'Bu raf sıfırdan yeniden sayılacak. Önceki sayımlarınız saklanıyor.',
  'why.notNeeded': 'Bu sayıma artık gerek yok. Sayımlarınız saklanıyor.',
  'why.notSent': 'Bazı sayımlar henüz ulaşmadı. Birazdan yeniden deneyin.',
  'why.nothingCounted': 'Burada hiçbir şey sayılmadı. Rafı boş olarak işaretleyin.',
  'why.otherPerson': 'Bu raf farklı kişilerce iki kez sayılır. İlk sayımı siz yaptınız.',
  'why.notYours': 'Bu raf sizin değil.',
  'why.assigned': 'Bu sayımda rafları müdür atar.',
  'why.counting': '{name} bu rafı sayıyor.',
  'why.assignedTo': 'Bu raf şu kişiye atandı: {name}.',
  'why.submitted': '{name} bu rafı zaten teslim etti.',
  'why.noPhoto': 'Fotoğraf henüz ulaşmadı.',
  'why.tooLarge': 'Bu sayı çok büyük.',
} satisfies Translation<typeof en>
