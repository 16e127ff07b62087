import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'live.open': 'Ouvrir le tableau de bord',
  'live.count': 'Compter sur cet appareil',
  'steps.title':
    '{count, plural, one {Une étape avant votre premier comptage} other {# étapes avant votre premier comptage}}',
  'steps.without': 'Compter sans liste',
  'steps.stockSkipped': 'Comptage sans liste',
  'steps.team': 'Inviter par e-mail ou par lien',
  'steps.countAlone': 'Je compterai sans aide',
  'steps.peopleSkipped': 'Vous seul pour l’instant',
  'steps.notLoaded': 'Cette étape n’a pas pu être chargée.',
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
  'home.review': '{count, plural, one {# comptage à vérifier} other {# comptages à vérifier}}',
  'home.start': 'Lancer un comptage',
  'home.done':
    '{done, number} sur {shelves, plural, one {# rayon terminé} other {# rayons terminés}}',
  'home.named': '{audit} : {done}',
  'home.open': '{status, select, submitted {Vérifier} completed {Résultats} other {Ouvrir}}',
  'home.planned': '{count, plural, one {# comptage prévu} other {# comptages prévus}}',
  'home.ready': 'Prêt à être envoyé',
  'home.decided': 'Tous les écarts sont traités',
  'home.toDecide': '{count, plural, one {# ligne à traiter} other {# lignes à traiter}}',
  'needs.title': 'À traiter',
  'needs.none': 'Rien pour le moment',
  'needs.idle': '{name} : aucun comptage depuis {duration}',
  'needs.refused':
    '{count, plural, one {# comptage refusé, encore sur l’appareil de {name}} other {# comptages refusés, encore sur l’appareil de {name}}}',
  'value.name': 'Valeur comptée',
  'value.of': 'sur {amount} attendus',
  'value.noExpected': 'au coût unitaire',
  'needs.coverage': '{count, plural, one {# rayon restant} other {# rayons restants}}',
  'needs.unsent_events':
    '{count, plural, one {# comptage non envoyé} other {# comptages non envoyés}}',
  'needs.unknown_codes': '{count, plural, one {# code inconnu} other {# codes inconnus}}',
  'needs.recounts': '{count, plural, one {# recomptage ouvert} other {# recomptages ouverts}}',
  'needs.control_totals':
    '{count, plural, one {# total de contrôle ne correspond pas} other {# totaux de contrôle ne correspondent pas}}',
  'needs.set_aside':
    '{count, plural, one {# comptage mis de côté} other {# comptages mis de côté}}',
  'map.add': 'Ajouter des zones',
  'map.noneText': 'Ajoutez d’abord des zones et des rayons : c’est ce que l’on compte.',
} satisfies Translation<typeof en>
