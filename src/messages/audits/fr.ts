import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Comptages',
  'new': 'Nouveau comptage',
  'list.inProgress': 'En cours',
  'list.history': 'Historique',
  'list.notLoaded': 'L’historique n’a pas pu être chargé.',
  'list.moreNotLoaded': 'La suite de l’historique n’a pas pu être chargée.',
  'list.noneFinished': 'Aucun comptage terminé pour l’instant.',
  'list.showMore': 'En afficher {count, number} de plus sur {left, number}',
  'list.filter': 'Afficher seulement',
  'list.all': 'Tous',
  'list.showAll': 'Tout afficher',
  'list.noneOf':
    '{status, select, draft {Aucun brouillon dans ce magasin.} active {Aucun comptage actif dans ce magasin.} stopped {Aucun comptage arrêté dans ce magasin.} submitted {Aucun comptage à vérifier dans ce magasin.} completed {Aucun comptage terminé dans ce magasin.} other {Aucun comptage annulé dans ce magasin.}}',
  'list.total': '{count, plural, one {# comptage} other {# comptages}}',
  'list.totalRunning':
    '{count, plural, one {# comptage} other {# comptages}}, dont {running, number} en cours',
  'row.notStarted': 'Pas commencé',
  'row.noShelf': 'Aucun rayon compté',
  'row.done':
    '{done, number} sur {shelves, plural, one {# rayon terminé} other {# rayons terminés}}',
  'row.stores': '{count, plural, one {# magasin} other {# magasins}}',
  'row.match': '{share} des lignes concordent',
  'row.ended': 'Terminé : {clock}',
  'row.planned': 'Planifié : {clock}',
  'row.started': 'Commencé il y a {duration}',
  'row.due': 'échéance : {clock}',
  'row.overdue': 'en retard depuis : {clock}',
  'empty.title': 'Aucun comptage pour l’instant',
  'empty.addRooms': 'Ajouter des zones et des rayons',
  'empty.noRooms': 'Un comptage se fait rayon par rayon. Ajoutez d’abord des zones et des rayons.',
  'empty.plan': 'Planifier le premier comptage',
  'empty.text':
    'Planifiez-le, faites compter votre équipe, vérifiez les écarts et scellez le résultat. {shelves, plural, one {# rayon est prêt} other {# rayons sont prêts}} à être compté.',
  'lone.open': 'Accepter un seul comptage…',
  'lone.title': 'Accepter un seul comptage sur {shelves, plural, one {# rayon} other {# rayons}}',
  'lone.confirm': 'Accepter un seul comptage',
  'lone.example': 'Par exemple : le second compteur est malade',
  'lone.text':
    'Pour chaque rayon, le comptage remis est retenu ; l’autre est annulé. Les résultats, les rapports et le sceau diront que ces rayons ont été comptés une fois au lieu de deux, et pourquoi. Vous pouvez redemander le second comptage jusqu’à la clôture.',
  repeated:
    '{count, plural, one {# scan n’ajoute rien : son numéro de série était déjà compté.} other {# scans n’ajoutent rien : leurs numéros de série étaient déjà comptés.}}',
} satisfies Translation<typeof en>
