import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  live: 'Rayons de {audit}',
  'live.open': 'Ouvrir le tableau de bord',
  'live.count': 'Compter sur cet appareil',
  'map.title': 'Le magasin',
  'steps.title': 'Premiers pas',
  'steps.left': '{left, number} sur {total, number} à faire',
  'steps.rooms': 'Zones et rayons',
  'steps.roomsNone': 'Ajoutez ce qui sera compté',
  'steps.stock': 'Stock attendu',
  'steps.stockReady': 'Votre liste est prête pour le prochain comptage',
  'steps.stockNone': 'Importez une liste ou comptez sans',
  'steps.people': 'Compteurs',
  'steps.alone': 'Vous seul pour l’instant',
  'steps.peopleCount': '{count, plural, one {# personne} other {# personnes}}',
  'steps.start': 'Commencer à compter',
  'steps.startText': 'Tout est déjà rempli pour vous',
} satisfies Translation<typeof en>
