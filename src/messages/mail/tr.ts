import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Düğme çalışmazsa bu adresi açın:',
  'invitation.subject': 'Shelfcount’ta {organization} ekibine katılın',
  'invitation.title': '{inviter} sizi {organization} ekibine davet ediyor',
  'invitation.titleUnnamed': '{organization} ekibine davetlisiniz',
  'invitation.text': '{inviter}, Shelfcount’ta sizinle birlikte stok saymak istiyor.',
  'invitation.textUnnamed': 'Ekibiniz Shelfcount’ta sizinle birlikte stok saymak istiyor.',
  'invitation.stores': 'Çalışacağınız yer: {stores}.',
  'invitation.button': 'Daveti gör',
  'invitation.footer': 'Bunu kimin gönderdiğini bilmiyorsanız yok sayabilirsiniz.',
  'reset.subject': 'Shelfcount için yeni bir parola seçin',
  'reset.title': 'Yeni bir parola seçin',
  'reset.text': 'Bu adres için yeni bir parola istendi.',
  'reset.button': 'Yeni parola seç',
  'once.footer':
    'Bağlantı bir kez çalışır ve bir saat sonra süresi dolar. Siz istemediyseniz yok sayabilirsiniz.',
  'verify.subject': 'Shelfcount adresinizi doğrulayın',
  'verify.title': 'Bu adres sizin mi?',
  'verify.text': 'Bu adresle bir Shelfcount hesabı oluşturuldu. Sizin olduğunu doğrulayın.',
  'verify.button': 'Bu adresi doğrula',
  'verify.footer':
    'Bağlantının süresi bir saat sonra dolar. Siz istemediyseniz yok sayabilirsiniz.',
  'recovery.subject': 'Shelfcount’a geri dönün',
  'recovery.text': 'Bu adresle Shelfcount’a geri dönmek istendi.',
  'recovery.effect':
    'Bağlantıyla yeni bir parola seçer ve diğer herkesin oturumunu kapatırsınız. Bu adresle bir hesap yoksa yeni bir tane oluşturabilirsiniz.',
  'recovery.button': 'Geri dön',
  'device.on':
    '{browser}, {device, select, iphone {iPhone} ipad {iPad} androidPhone {Android telefon} androidTablet {Android tablet} chromebook {Chromebook} windows {Windows bilgisayar} mac {Mac} other {Linux bilgisayar}}',
  'device.browser': 'Tarayıcı',
  'device.unknown': 'Bilinmeyen cihaz',
  'newDevice.subject': 'Shelfcount hesabınızda yeni oturum açıldı',
  'newDevice.title': 'Bu siz miydiniz?',
  'newDevice.text': 'Hesabınız az önce ilk kez şu cihazda açıldı: {device}.',
  'newDevice.network': 'Oturum şu ağdan açıldı: {network}.',
  'newDevice.button': 'Nerelerde oturum açtığınızı görün',
  'newDevice.footer':
    'Sizseniz bir şey yapmanız gerekmez. Değilseniz o cihazın oturumunu kapatın ve parolanızı değiştirin.',
  'twoFactorOn.title': 'İki adımlı giriş açıldı',
  'twoFactorOn.text':
    'Shelfcount hesabınıza giriş için artık parolanızın yanında doğrulama uygulamanızdan bir kod gerekiyor.',
  'twoFactorOff.title': 'İki adımlı giriş kapatıldı',
  'twoFactorOff.text': 'Shelfcount hesabınıza giriş için artık yalnızca parolanız yeterli.',
  'twoFactor.button': 'Profilinizi görün',
  'twoFactorOn.footer':
    'Bunu yapan siz değilseniz hemen profilinizden kapatın, ardından parolanızı değiştirin. Giriş yapamıyorsanız Shelfcount’u yöneten kişiye başvurun.',
  'twoFactorOff.footer':
    'Bunu yapan siz değilseniz parolanızı değiştirin ve her yerden çıkış yapın.',
  'passkeyAdded.title': 'Bir geçiş anahtarı eklendi',
  'passkeyAdded.text':
    'Artık Shelfcount hesabınıza parola olmadan “{name}” geçiş anahtarıyla giriş yapabilirsiniz.',
  'passkeyAdded.footer':
    'Bunu yapan siz değilseniz hemen profilinizden kaldırın, ardından parolanızı değiştirin.',
  'passkeyRemoved.title': 'Bir geçiş anahtarı kaldırıldı',
  'passkeyRemoved.text': '“{name}” geçiş anahtarı artık Shelfcount hesabınıza giriş yapamaz.',
  'passkeyRemoved.footer':
    'Bunu yapan siz değilseniz parolanızı değiştirin ve her yerden çıkış yapın.',
  'signOn.title': '{organization} sizin için oturum açabilir',
  'signOn.text':
    'Shelfcount hesabınız artık {organization} kuruluşunun tek oturum açmasıyla da açılabilir. Böyle bir giriş yalnızca {organization} kuruluşuna ulaşır.',
  'signOn.takenOver':
    'Bu hesabın adresini kimse onaylamamıştı. Önceki parolası artık geçmiyor ve açık cihazların oturumu kapatıldı.',
  'signOn.footer': 'Bu sizi şaşırttıysa {organization} kuruluşunun bir sahibine sorun.',
} satisfies Translation<typeof en>
