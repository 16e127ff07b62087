import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Falls der Knopf nicht funktioniert, öffne diese Adresse:',
  'invitation.subject': 'Einladung zu {organization} auf Shelfcount',
  'invitation.title': '{inviter} lädt dich zu {organization} ein',
  'invitation.titleUnnamed': 'Du bist zu {organization} eingeladen',
  'invitation.text': '{inviter} möchte mit dir auf Shelfcount Bestände zählen.',
  'invitation.textUnnamed': 'Dein Team möchte mit dir auf Shelfcount Bestände zählen.',
  'invitation.stores': 'Hier wirst du arbeiten: {stores}.',
  'invitation.button': 'Einladung ansehen',
  'invitation.footer': 'Wenn du nicht weißt, von wem das kommt, brauchst du nichts zu tun.',
  'reset.subject': 'Neues Passwort für Shelfcount',
  'reset.title': 'Wähle ein neues Passwort',
  'reset.text': 'Für diese Adresse wurde ein neues Passwort angefordert.',
  'reset.button': 'Neues Passwort wählen',
  'once.footer':
    'Der Link funktioniert einmal und eine Stunde lang. Wenn du das nicht warst, brauchst du nichts zu tun.',
  'verify.subject': 'Bestätige deine Adresse für Shelfcount',
  'verify.title': 'Ist das deine Adresse?',
  'verify.text':
    'Mit dieser Adresse wurde ein Konto bei Shelfcount erstellt. Bestätige, dass sie dir gehört.',
  'verify.button': 'Adresse bestätigen',
  'verify.footer':
    'Der Link funktioniert eine Stunde lang. Wenn du das nicht warst, brauchst du nichts zu tun.',
  'recovery.subject': 'Zurück zu Shelfcount',
  'recovery.text': 'Jemand möchte mit dieser Adresse wieder Zugang zu Shelfcount.',
  'recovery.effect':
    'Mit dem Link wählst du ein neues Passwort und meldest alle anderen ab. Wenn es zu dieser Adresse kein Konto gibt, kannst du ein neues erstellen.',
  'recovery.button': 'Wieder anmelden',
  'device.on':
    '{browser} auf {device, select, iphone {einem iPhone} ipad {einem iPad} androidPhone {einem Android-Handy} androidTablet {einem Android-Tablet} chromebook {einem Chromebook} windows {einem Windows-Computer} mac {einem Mac} other {einem Linux-Computer}}',
  'device.browser': 'Ein Browser',
  'device.unknown': 'Unbekanntes Gerät',
  'newDevice.subject': 'Neue Anmeldung bei deinem Shelfcount-Konto',
  'newDevice.title': 'Warst du das?',
  'newDevice.text': 'Dein Konto wurde gerade zum ersten Mal auf diesem Gerät geöffnet: {device}.',
  'newDevice.network': 'Die Anmeldung kam aus dem Netz {network}.',
  'newDevice.button': 'Ansehen, wo du angemeldet bist',
  'newDevice.footer':
    'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, melde dieses Gerät ab und ändere dein Passwort.',
  'twoFactorOn.title': 'Anmeldung in zwei Schritten ist an',
  'twoFactorOn.text':
    'Für die Anmeldung bei deinem Shelfcount-Konto brauchst du jetzt neben dem Passwort einen Code aus deiner Authenticator-App.',
  'twoFactorOff.title': 'Anmeldung in zwei Schritten ist aus',
  'twoFactorOff.text': 'Für die Anmeldung bei deinem Shelfcount-Konto reicht jetzt dein Passwort.',
  'twoFactor.button': 'Profil ansehen',
  'twoFactorOn.footer':
    'Wenn du das nicht warst, schalte sie jetzt in deinem Profil aus und ändere dann dein Passwort. Wenn du nicht mehr hineinkommst, wende dich an die Person, die euer Shelfcount betreibt.',
  'twoFactorOff.footer': 'Wenn du das nicht warst, ändere dein Passwort und melde dich überall ab.',
  'passkeyAdded.title': 'Ein Passkey wurde hinzugefügt',
  'passkeyAdded.text':
    'Du kannst dich jetzt mit dem Passkey „{name}“ bei deinem Shelfcount-Konto anmelden, ohne Passwort.',
  'passkeyAdded.footer':
    'Wenn du das nicht warst, entferne ihn jetzt in deinem Profil und ändere dann dein Passwort.',
  'passkeyRemoved.title': 'Ein Passkey wurde entfernt',
  'passkeyRemoved.text':
    'Mit dem Passkey „{name}“ kann sich niemand mehr bei deinem Shelfcount-Konto anmelden.',
  'passkeyRemoved.footer':
    'Wenn du das nicht warst, ändere dein Passwort und melde dich überall ab.',
  'signOn.title': '{organization} kann dich anmelden',
  'signOn.text':
    'Dein Shelfcount-Konto lässt sich jetzt auch über das Single Sign-on von {organization} öffnen. Eine solche Anmeldung erreicht nur {organization}.',
  'signOn.takenOver':
    'Niemand hatte die Adresse dieses Kontos bestätigt. Sein bisheriges Passwort gilt nicht mehr, und angemeldete Geräte sind abgemeldet.',
  'signOn.footer': 'Wenn dich das überrascht, frage einen Inhaber von {organization}.',
} satisfies Translation<typeof en>
