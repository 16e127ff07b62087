import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Eşitleme',
  close: 'Kapat',
  tryAgain: 'Yeniden dene',
  sendNow: 'Şimdi gönder',
  signIn: 'Oturum aç',
  reload: 'Yenile',
  remove: 'Kaldır',
  'chip.looking': 'Denetleniyor',
  'chip.sent': 'Hepsi gönderildi',
  'chip.waiting': '{count, number} gönderilmedi',
  'chip.offline': 'Çevrimdışı',
  'chip.offlineWaiting': 'Çevrimdışı, {count, number} bekliyor',
  'chip.notSaved': 'Kaydedilmedi',
  'chip.signedOut': 'Oturum kapalı',
  'chip.signIn': 'Oturum açın, {count, number} bekliyor',
  'chip.suspended': 'Askıda, {count, number} saklandı',
  'chip.reload': 'Yenileyin, {count, number} bekliyor',
  'chip.rejected': '{count, number} reddedildi',
  'heard.offline': 'Ağ yok. Sayımlar bu telefonda saklanıyor.',
  'heard.signedOut': 'Oturum kapalı. Sayımlar bu telefonda saklanıyor.',
  'heard.suspended': 'Kuruluş askıda. Sayımlar bu telefonda saklanıyor.',
  'heard.reload': 'Sayımlarınızı göndermek için bu sayfayı yenileyin.',
  'heard.rejected': 'Bir şey reddedildi.',
  'queue.none': 'Bekleyen yok',
  'queue.waiting': 'Gönderilmedi: {work}',
  'queue.rejected': 'Reddedildi: {work}',
  'queue.since': 'Bekleme başlangıcı: {time}.',
  'queue.sinceSyncing': 'Bekleme başlangıcı: {time}. Kendiliğinden eşitlenir.',
  'queue.foreign':
    '{name} için {count, plural, one {# kayıt} other {# kayıt}}: bu kişi bu telefonda oturum açınca gönderilir.',
  'queue.attention': 'İlgilenilmeli',
  'queue.count': 'Sayım',
  'queue.action':
    '{kind, select, take {{shelf} rafını al} submit {{shelf} rafını teslim et} exclude {{shelf} sayılamadı} other {{shelf} fotoğrafı}}',
  'queue.unknownShelf': 'bilinmeyen raf',
  'line.suspended': 'Askıda',
  'line.live': 'Bağlı',
  'line.reconnecting': 'Yeniden bağlanıyor',
  'line.offline': 'Ağ yok. Saymaya devam edin.',
  'note.signedOut':
    'Oturumunuz kapalı. Saydığınız her şey gönderildi. Yeni sayımlar, oturum açana kadar bu telefonda kalır.',
  'note.signedOutWaiting':
    'Oturumunuz kapalı. Sayımlarınız bu telefonda saklanıyor. Göndermek için oturum açın.',
  'note.suspended':
    'Kuruluşunuz askıya alındı. Sayımlarınız bu telefonda saklanır ve yeniden açılınca gönderilir.',
  'note.otherBuild': 'Bu sayfa güncel değil. Sayımlarınızı göndermek için yenileyin.',
  'note.full': 'Bu telefon dolu, son sayım kaydedilmedi. Yer açın ve yeniden sayın.',
  'note.closed':
    'Bu tarayıcıda depolama kapalı, burada sayım yapılamaz. Gizli moddan çıkın ya da başka bir tarayıcı kullanın.',
  'note.outdated':
    'Bu telefonda bu sayfanın daha yeni bir sürümü açık. Devam etmeden önce yenileyin. Önceki sayımlar güvende.',
  'note.broken': 'Son sayım kaydedilmedi. Yeniden sayın.',
  'note.sendSoon':
    'Bu tarayıcı, telefon dolunca ya da gizli pencere kapanınca gönderilmemiş sayımları silebilir. Önce gönderin.',
  'note.copySoon':
    'Bu tarayıcı, telefon dolunca ya da gizli pencere kapanınca gönderilmemiş sayımları silebilir. Güvende olmak için metin olarak kopyalayın.',
  'note.clock':
    'Bu telefonun saati yanlış (fark: {time}). Sayımlar doğru saatle gönderilir, yine de saati ayarlayın.',
  'note.allSent': 'Saydığınız her şey gönderildi. Bu telefonda bekleyen yok.',
  'items.none': 'Ürünler henüz bu telefonda değil.',
  'items.loading':
    'Bu telefonda {count, plural, one {# ürün} other {# ürün}} var, devamı yükleniyor',
  'items.ready':
    'Bu telefonda {count, plural, one {# ürün} other {# ürün}} var, çevrimdışı çalışır',
  'rail.signedOut': 'Oturum kapalı. Yeni sayımlar bu telefonda kalır.',
  'rail.signedOutWaiting': 'Oturum kapalı. {count, number} kayıt bu telefonda saklanıyor.',
  'rail.held': '{count, number} sayım müdürünüz için bekletiliyor',
  'closed.suspended':
    '{organization} askıya alındı: {reason}. Sayımlarınız bu telefonda saklanır ve yeniden açılınca gönderilir.',
  'closed.archived':
    '{store} arşivlendi. Reddedilen sayımlar bu telefonda kalır: müdürünüz için kopyalayın.',
  'closed.removed':
    'Artık {store} ekibinde değilsiniz. Reddedilen sayımlar bu telefonda kalır: müdürünüz için kopyalayın.',
  'closed.passEnded':
    'Günlük geçişiniz sona erdi. Bu cihazda kalan sayımlar müdüre gönderilir; geçerli olup olmadığına müdür karar verir.',
  'closed.other':
    'Artık burada sayım yapamazsınız. Reddedilen sayımlar bu telefonda kalır: müdürünüz için kopyalayın.',
  someone: 'Başka biri',
  'lost.excluded':
    '{shelf} bu sayımın dışında bırakıldı. Sayımlarınız saklanıyor ama dahil edilmiyor.',
  'lost.open': '{shelf} yeniden boşta. Sayımlarınız saklanıyor.',
  'lost.submitted': '{name}, {shelf} rafını teslim etti. Sayımlarınız saklanıyor.',
  'lost.counting': '{name} şimdi {shelf} rafını sayıyor. Sayımlarınız saklanıyor.',
  'lost.second': '{name}, {shelf} rafını sayıyor. İkinci sayım boşta.',
  'lost.takeSecond': 'Al',
  'lost.other': 'Başka raf',
  'gone.shelf': 'Bu raf artık sayımda değil.',
  'gone.named': '{shelf} artık bu sayımda değil.',
  'gone.again': '{shelf} sıfırdan yeniden sayılacak. Önceki sayımlarınız saklanıyor.',
  'gone.notNeeded': '{shelf} sayımınıza artık gerek yok. Sayımınız saklanıyor.',
  'notHere.offline':
    'Bu sayım henüz bu telefonda değil. Ağ varken bir kez açın, sonra çevrimdışı çalışır.',
  'notHere.loading': 'Raflar yükleniyor…',
  'pause.draft': 'Sayım başlamadı',
  'pause.stopped': 'Sayım durduruldu',
  'pause.stoppedBy': 'Sayımı {name} durdurdu',
  'pause.closed': 'Sayım kapatıldı',
  'pause.closedBy': 'Sayımı {name} kapattı',
  'pause.cancelled': 'Bu sayım iptal edildi',
  'pause.cancelledBy': 'Bu sayımı {name} iptal etti',
  'pause.why': '{pause}: {reason}',
  'held.note':
    '{count, plural, one {# sayım} other {# sayım}} müdürünüz için bekletiliyor, hiçbir şey kaybolmadı. {reasons}',
  'held.after_submission': 'Sayım zaten kapatılmıştı.',
  'held.after_approval': 'Bu raf zaten onaylanmıştı.',
  'held.while_stopped': 'Bu telefonun saatine göre sayım o sırada durdurulmuştu.',
  'held.impossible_time': 'Bu telefonun saati yanlış.',
  'held.impossible_quantity': 'Sayı çok büyük.',
  'held.handed_in_by_another': 'Bu rafı başka biri teslim etti.',
  'held.held_by_another': 'Bu raf başka birinde.',
  'held.nobody_holds': 'Bu raf size atanmadı.',
  'held.pass_ended': 'Günlük geçişiniz sona erdi.',
  'held.impossible_correction': 'Var olmayan bir sayımı düzeltiyor.',
  'held.unknown': 'Sayım durdurulmuş ya da kapatılmıştı veya bu raf başka birinde.',
  'holding.approved': 'Müdürünüz için bekletiliyor: zaten onaylandı',
  'holding.submitted': 'Müdürünüz için bekletiliyor: {name} teslim etti',
  'holding.submittedByOther': 'Müdürünüz için bekletiliyor: başka biri teslim etti',
  'holding.counting': 'Müdürünüz için bekletiliyor: {name} sayıyor',
  'holding.countedByOther': 'Müdürünüz için bekletiliyor: başka biri sayıyor',
  'holding.notYours': 'Müdürünüz için bekletiliyor: sizin rafınız değil',
  'submit.done': '{shelf} teslim edildi',
  'submit.whenSent': '{shelf}, gönderilince teslim edilmiş olacak',
  'submit.refused': '{shelf} teslim edilmedi. {reason}',
  'submit.notSaved': 'Bu telefonda kaydedilmedi. Yeniden deneyin.',
} satisfies Translation<typeof en>
