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
} satisfies Translation<typeof en>
