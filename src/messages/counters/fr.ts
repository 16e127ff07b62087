import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Faire venir des compteurs',
  text: 'Comptez vous-même, ou laissez d’autres personnes vous rejoindre en scannant un code avec leur téléphone.',
  here: 'Compter sur cet appareil',
  phone: 'Compter sur mon téléphone',
  show: 'Afficher un QR code',
  next: 'Code pour la personne suivante',
  code: 'QR code qui ouvre une invitation à {store}',
  codeText:
    'À scanner avec un téléphone. Il permet à une personne de rejoindre {store} pour compter et expire dans 14 jours.',
  onlyHere:
    'Les téléphones ne peuvent pas ouvrir cette adresse. Demandez à votre administrateur de configurer une adresse publique pour Shelfcount.',
  hide: 'Masquer le code',

  'letIn.title': 'Laisser entrer des aides',
  'letIn.text':
    'Les aides scannent le code, saisissent un nom et comptent. Ils n’ont pas besoin de compte et ne voient que ce comptage.',
  'letIn.code': 'Code QR qui laisse entrer des aides dans {audit}',
  'letIn.changes': 'Un nouveau code chaque minute',
  'letIn.show': 'Afficher le code',
  'letIn.hide': 'Ne plus laisser entrer personne',
  'letIn.seats':
    '{count, plural, =0 {Votre forfait n’a plus de place.} one {Votre forfait a encore # place.} other {Votre forfait a encore # places.}}',
  'letIn.given':
    'Dans cet audit, les compteurs ne choisissent pas leurs rayons. Changez cela dans les règles de comptage pour que les aides puissent commencer.',
  'letIn.onlyHere':
    'Les téléphones ne peuvent pas ouvrir cette adresse. Demandez à votre administrateur de définir une adresse publique pour Shelfcount.',
  'sheet.title': 'Feuilles imprimées',
  'sheet.text': 'Imprimez un code et affichez-le. Il fonctionne jusqu’à l’heure choisie.',
  'sheet.ends': 'Valable jusqu’à',
  'sheet.add': 'Créer une feuille',
  'sheet.print': 'Imprimer',
  'sheet.end': 'Mettre fin à cette feuille',
  'sheet.until': 'Jusqu’à : {time}',
  'sheet.over': 'Fin : {time}',
  'sheet.page': 'Feuille pour les aides',
  'sheet.headline': 'Aidez-nous à compter',
  'sheet.steps': 'Scannez le code avec votre téléphone, saisissez votre nom et commencez.',
  'helpers.title': 'Aides',
  'helpers.none': 'Personne n’est encore là.',
  'helpers.facts': 'Depuis : {time} · {shelves, plural, one {# rayon} other {# rayons}}',
  'helpers.ended':
    '{ending, select, time {Temps écoulé} audit {Terminé avec l’audit} account {A créé un compte} other {Terminé}} · {time}',
  'helpers.end': 'Terminer',
  'helpers.endOne': 'Terminer le pass d’un jour de {name}',
  'helpers.endAll': 'Tout terminer',
  'helpers.endAllTitle': 'Terminer tous les pass d’un jour',
  'helpers.endText':
    'Le comptage s’arrête sur le téléphone en une seconde. Les rayons non remis redeviennent libres. Ce que le téléphone envoie encore est mis de côté pour vous.',
  'helpers.today': 'Aides du jour',
  'helpers.in': 'Dans {audit}',
} satisfies Translation<typeof en>
