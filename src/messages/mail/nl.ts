import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Werkt de knop niet? Open dan dit adres:',
  'invitation.subject': 'Word lid van {organization} op Shelfcount',
  'invitation.title': '{inviter} nodigt je uit voor {organization}',
  'invitation.titleUnnamed': 'Je bent uitgenodigd voor {organization}',
  'invitation.text': '{inviter} wil samen met jou voorraad tellen op Shelfcount.',
  'invitation.textUnnamed': 'Je team wil samen met jou voorraad tellen op Shelfcount.',
  'invitation.stores': 'Waar je gaat werken: {stores}.',
  'invitation.button': 'Uitnodiging bekijken',
  'invitation.footer': 'Weet je niet van wie dit komt? Dan kun je deze e-mail negeren.',
  'reset.subject': 'Kies een nieuw wachtwoord voor Shelfcount',
  'reset.title': 'Kies een nieuw wachtwoord',
  'reset.text': 'Iemand heeft een nieuw wachtwoord voor dit adres aangevraagd.',
  'reset.button': 'Nieuw wachtwoord kiezen',
  'once.footer':
    'De link werkt één keer en verloopt na een uur. Was jij dit niet? Dan kun je deze e-mail negeren.',
  'verify.subject': 'Bevestig je adres voor Shelfcount',
  'verify.title': 'Is dit jouw adres?',
  'verify.text': 'Met dit adres is een Shelfcount-account gemaakt. Bevestig dat het van jou is.',
  'verify.button': 'Adres bevestigen',
  'verify.footer': 'De link verloopt na een uur. Was jij dit niet? Dan kun je deze e-mail negeren.',
  'recovery.subject': 'Terug naar Shelfcount',
  'recovery.text': 'Iemand wil met dit adres weer toegang tot Shelfcount.',
  'recovery.effect':
    'Met de link kies je een nieuw wachtwoord en log je alle anderen uit. Is er geen account met dit adres, dan kun je een nieuw account maken.',
  'recovery.button': 'Weer toegang krijgen',
  'device.on':
    '{browser} op {device, select, iphone {een iPhone} ipad {een iPad} androidPhone {een Android-telefoon} androidTablet {een Android-tablet} chromebook {een Chromebook} windows {een Windows-computer} mac {een Mac} other {een Linux-computer}}',
  'device.browser': 'Een browser',
  'device.unknown': 'Onbekend apparaat',
  'newDevice.subject': 'Nieuwe aanmelding bij je Shelfcount-account',
  'newDevice.title': 'Was jij dit?',
  'newDevice.text': 'Je account is zojuist voor het eerst geopend op dit apparaat: {device}.',
  'newDevice.network': 'De aanmelding kwam van het netwerk {network}.',
  'newDevice.button': 'Bekijk waar je bent aangemeld',
  'newDevice.footer':
    'Was jij het, dan hoef je niets te doen. Zo niet, meld dat apparaat dan af en wijzig je wachtwoord.',
  'twoFactorOn.title': 'Inloggen in twee stappen staat aan',
  'twoFactorOn.text':
    'Om in te loggen bij je Shelfcount-account heb je nu naast je wachtwoord een code uit je authenticator-app nodig.',
  'twoFactorOff.title': 'Inloggen in twee stappen staat uit',
  'twoFactorOff.text': 'Om in te loggen bij je Shelfcount-account is je wachtwoord nu genoeg.',
  'twoFactor.button': 'Je profiel bekijken',
  'twoFactorOn.footer':
    'Was jij dit niet? Zet het nu uit in je profiel en wijzig daarna je wachtwoord. Kun je niet inloggen, neem dan contact op met wie jullie Shelfcount beheert.',
  'twoFactorOff.footer': 'Was jij dit niet? Wijzig dan je wachtwoord en log overal uit.',
  'passkeyAdded.title': 'Er is een toegangssleutel toegevoegd',
  'passkeyAdded.text':
    'Je kunt nu met de toegangssleutel ‘{name}’ inloggen bij je Shelfcount-account, zonder wachtwoord.',
  'passkeyAdded.footer':
    'Was jij dit niet? Verwijder hem nu in je profiel en wijzig daarna je wachtwoord.',
  'passkeyRemoved.title': 'Er is een toegangssleutel verwijderd',
  'passkeyRemoved.text':
    'Met de toegangssleutel ‘{name}’ kan niemand meer inloggen bij je Shelfcount-account.',
  'passkeyRemoved.footer': 'Was jij dit niet? Wijzig dan je wachtwoord en log overal uit.',
  'signOn.title': '{organization} kan je laten inloggen',
  'signOn.text':
    'Je Shelfcount-account kan nu ook worden geopend via de single sign-on van {organization}. Zo’n login bereikt alleen {organization}.',
  'signOn.takenOver':
    'Niemand had het adres van dit account bevestigd. Het oude wachtwoord werkt niet meer en ingelogde apparaten zijn uitgelogd.',
  'signOn.footer': 'Verrast dit je? Vraag het een eigenaar van {organization}.',
} satisfies Translation<typeof en>
