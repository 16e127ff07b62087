import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'email.label': 'E-posta',
  'email.confirmed': 'Açtığınız bağlantıyla doğrulandı.',
  'email.required': 'E-posta adresinizi girin',
  'email.invalid': 'Geçerli bir e-posta adresi girin.',
  'email.letters': 'Türkçe karakter kullanmayın; örnek: ad@example.com.',
  'email.taken': 'Bu e-postanın zaten bir hesabı var. Oturum açın ya da parolayı sıfırlayın.',
  'name.label': 'Adınız',
  'name.note': 'Ekibiniz bunu sayımlarınızın yanında görür.',
  'name.required': 'Bir ad girin',
  'name.tooLong': 'Ad en fazla {count, plural, one {# karakter} other {# karakter}} olabilir.',
  'password.label': 'Parola',
  'password.new': 'Yeni parola',
  'password.note': 'En az {count, plural, one {# karakter} other {# karakter}}.',
  'password.required': 'Parolanızı girin',
  'password.tooShort': 'Parola en az {count, plural, one {# karakter} other {# karakter}} olmalı',
  'password.tooLong':
    'Parola en fazla {count, plural, one {# karakter} other {# karakter}} olabilir',
  'password.current': 'Mevcut parola',
  'password.again': 'Yeni parola (tekrar)',
  'password.currentRequired': 'Mevcut parolanızı girin',
  'password.newRequired': 'Yeni bir parola girin',
  'password.confirmRequired': 'Yeni parolanızı doğrulayın',
  'password.mismatch': 'Parolalar eşleşmiyor',
  'form.noScript': 'JavaScript’i açın ve sayfayı yenileyin.',
  'refused.credentials': 'E-posta ya da parola yanlış.',
  'refused.attemptsSeconds':
    'Çok fazla deneme. {count, plural, one {# saniye} other {# saniye}} sonra tekrar deneyin.',
  'refused.attemptsMinutes':
    'Çok fazla deneme. {count, plural, one {# dakika} other {# dakika}} sonra tekrar deneyin.',
  'signIn.title': 'Oturum aç',
  'signIn.submit': 'Oturum aç',
  'signIn.toContinue': 'İstediğiniz sayfaya gitmek için oturum açın.',
  'signIn.toAccept': 'Daveti kabul etmek için oturum açın.',
  'signIn.forgot': 'Parolanızı mı unuttunuz?',
  'signIn.newHere': 'Burada yeni misiniz? <link>Hesap oluşturun</link>',
  'signUp.title': 'Hesap oluştur',
  'signUp.submit': 'Hesap oluştur',
  'signUp.toAccept': 'Daveti kabul etmek için hesap oluşturun.',
  'signUp.haveAccount': 'Hesabınız var mı? <link>Oturum açın</link>',
  'signUp.consent':
    'Hesap oluşturarak <terms>koşulları</terms> kabul edersiniz. <privacy>Gizlilik politikamıza</privacy> bakın.',
  'signUp.recovered':
    'Bu e-postayla bir hesap yok. Yeni hesap boş başlar: ekibinizden sizi yeniden davet etmesini isteyin.',
  'signUp.recoveryEnded':
    'Kurtarma bağlantısının süresi doldu ya da bağlantı kullanıldı. Onsuz hesap oluşturabilir veya yeni bir bağlantı isteyebilirsiniz.',
  'invited.to':
    '{by, select, known {{inviter} sizi {organization} kuruluşuna davet etti.} other {{organization} kuruluşuna davet edildiniz.}} {page, select, signIn {Kabul etmek için oturum açın.} other {Kabul etmek için hesap oluşturun.}}',
  'invited.ended':
    '{state, select, expired {Bu davetin süresi doldu. Yenisini isteyin.} revoked {Bu davet geri çekildi.} accepted {Bu davet zaten kullanıldı.} declined {Bu davet reddedildi.} other {Bu bağlantı hiçbir davete ait değil.}} {page, select, signIn {Yine de oturum açabilirsiniz.} other {Davet olmadan da hesap oluşturabilirsiniz.}}',
  'forgot.title': 'Parolanızı sıfırlayın',
  'forgot.lead': 'E-postanızı girin. Size bir sıfırlama bağlantısı göndereceğiz.',
  'forgot.sent':
    'Bu e-postayla bir hesap varsa bağlantı yolda. Bir kez çalışır ve bir saat sonra süresi dolar.',
  'forgot.recover': 'Hesabınızı mı kaybettiniz? Kurtarın',
  'link.send': 'Bağlantıyı gönder',
  'link.back': 'Oturum açmaya dön',
  'link.checkMail': 'E-postanıza bakın',
  'link.askOperator': 'Bağlantınızı isteyin',
  'link.noMailServer':
    'Burada e-posta ayarlanmamış. Size ait bir bağlantı varsa yöneticiniz verebilir. Bir kez çalışır ve bir saat sonra süresi dolar.',
  'link.sentTo':
    '<strong>{email}</strong> adresine gönderildi. Birkaç dakika sonra hâlâ gelmediyse spam klasörüne ve adrese bakın.',
  'link.kept': '<strong>{email}</strong> için istendi.',
  'link.otherEmail': 'Başka bir e-posta kullan',
  'link.ended': 'Bağlantının süresi doldu',
  'link.endedLead': 'Bu bağlantının süresi doldu ya da bağlantı zaten kullanıldı.',
  'link.request': 'Bağlantı iste',
  'link.requestNew': 'Yeni bağlantı iste',
  'link.checking': 'Bağlantı denetleniyor',
  'link.notChecked': 'Bağlantı denetlenemedi. {reason}',
  'reset.title': 'Yeni parola belirle',
  'reset.submit': 'Parolayı kaydet',
  'reset.openLink': 'E-postanızdaki sıfırlama bağlantısını açın.',
  'reset.done': 'Yeni parolanız kaydedildi',
  'reset.doneLead': 'Eski parola artık çalışmıyor ve tüm cihazlarda oturum kapatıldı.',
  'language.title': 'Dil',
  'language.text': 'Oturum açtığınız her cihazda ve size gelen e-postalarda kullanılır.',
  'language.notSaved': 'Diliniz kaydedilemedi. {reason}',
  'recover.title': 'Hesap kurtarma',
  'recover.lead':
    'E-postanızı girin. Yeni parola belirlemek ya da hesap artık yoksa baştan başlamak için bir bağlantı göndereceğiz.',
  'recover.sent':
    'Bu e-postayla bir hesap olsun ya da olmasın bağlantı yolda. Bir kez çalışır ve bir saat sonra süresi dolar.',
  'recover.ownTitle': 'Hesabınızı kurtarın',
  'recover.choose': 'Yeni bir parola seçin. Burada oturumunuz açılır, diğer her yerde kapatılır.',
  'recover.submit': 'Parolayı kaydet ve oturum aç',
  'link.mailbox': 'Geliştirme posta kutusunu aç',

  // The code that signing in takes besides the password.
  'code.label': 'Kod',
  'code.required': 'Doğrulama uygulamanızdaki altı rakamı girin.',
  'code.wrong': 'Bu kod doğru değil. Bir sonrakini bekleyip yeniden deneyin.',
  'recoveryCode.label': 'Kurtarma kodu',
  'recoveryCode.required': 'Bir kurtarma kodu girin.',
  'recoveryCode.wrong': 'Bu kurtarma kodu doğru değil ya da daha önce kullanıldı.',
  'password.wrong': 'Parola yanlış.',
  'refused.signInOver':
    'Bu giriş çok uzun sürdü ya da çok fazla yanlış kod girildi. Yeniden giriş yapın.',
  'refused.alreadyDone': 'Bu zaten başka bir yerde yapıldı. Sayfayı yenileyin.',
  'secondStep.title': 'Kodunuzu girin',
  'secondStep.lead': 'Doğrulama uygulamanızı açın ve Shelfcount için altı rakamı girin.',
  'secondStep.recoveryLead':
    'Sakladığınız kurtarma kodlarından birini girin. Her biri bir kez geçerlidir.',
  'secondStep.trust': 'Bu cihazda 30 gün boyunca yeniden sorma',
  'secondStep.useRecovery': 'Kurtarma kodu kullan',
  'secondStep.useCode': 'Doğrulama uygulamasını kullan',
} satisfies Translation<typeof en>
