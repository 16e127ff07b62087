import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Anmeldung in zwei Schritten',
  'off.text':
    'Dann brauchst du bei der Anmeldung neben dem Passwort einen Code aus einer App auf deinem Handy. Ein gestohlenes Passwort allein öffnet nichts.',
  'on.text':
    'Sie ist an: Für die Anmeldung brauchst du dein Passwort und einen Code aus deiner Authenticator-App.',
  'unconfirmed.text':
    'Bestätige zuerst deine E-Mail-Adresse. Danach kannst du bei der Anmeldung zusätzlich einen Code aus einer App auf deinem Handy verlangen.',
  turnOn: 'Anmeldung in zwei Schritten einschalten',
  turnOff: 'Anmeldung in zwei Schritten ausschalten',
  'password.lead': 'Gib dein Passwort ein, um weiterzumachen.',
  'password.continue': 'Weiter',
  'scan.lead':
    'Scanne den QR-Code mit einer Authenticator-App auf deinem Handy und gib dann die sechs Ziffern ein, die die App zeigt.',
  'scan.code': 'QR-Code für deine Authenticator-App',
  'scan.openApp': 'Authenticator-App auf diesem Gerät öffnen',
  'scan.byHand': 'Scannen geht nicht? Gib diesen Schlüssel in der App ein:',
  'scan.submit': 'Einschalten',
  'kept.lead':
    'Mit einem Wiederherstellungscode kommst du hinein, wenn du dein Handy nicht hast. Jeder gilt einmal. Bewahre sie sicher auf: Du siehst sie nicht wieder.',
  'kept.title': 'Bewahre deine Wiederherstellungscodes auf',
  'kept.list': 'Wiederherstellungscodes',
  'kept.copy': 'Kopieren',
  'kept.copied': 'Kopiert',
  'kept.download': 'Herunterladen',
  'kept.heading': 'Wiederherstellungscodes für Shelfcount, {email}',
  'kept.done': 'Ich habe sie aufbewahrt',
  turnedOn: 'Die Anmeldung in zwei Schritten ist an. Deine anderen Geräte sind abgemeldet.',
  'turnOff.title': 'Anmeldung in zwei Schritten ausschalten',
  'turnOff.text':
    'Dann reicht dein Passwort für die Anmeldung. Deine Wiederherstellungscodes gelten nicht mehr.',
  turnedOff: 'Die Anmeldung in zwei Schritten ist aus',
  newCodes: 'Neue Wiederherstellungscodes',
  'newCodes.text':
    'Du bekommst zehn neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
  'newCodes.submit': 'Neue Codes erstellen',
} satisfies Translation<typeof en>
