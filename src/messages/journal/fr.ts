import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Journal',
  export: 'Exporter',
  where: 'Où',
  everywhere: 'Partout',
  about: 'Sujet',
  everything: 'Tout',
  subject:
    '{subject, select, audits {Comptages} auditAssignments {Rayons des comptages} scanEvents {Codes inconnus et comptages tardifs} items {Articles} scanOnce {À scanner une fois} imports {Imports} stockFiles {Fichiers avec comptages} rooms {Zones} shelves {Rayons} stores {Magasin} users {Équipe} invitations {Invitations} members {Membres} organizations {Organisation} billing {Forfait et facturation} insights {Constats} labels {Étiquettes} webhooks {Webhooks} ai {Modèle de langage} other {Exploitant}}',
  who: 'Qui',
  everyone: 'Tout le monde',
  gone: 'Quelqu’un qui est parti',
  from: 'Du',
  to: 'Au',
  notLoaded: 'Les entrées n’ont pas pu être chargées.',
  moreNotLoaded: 'D’autres entrées n’ont pas pu être chargées.',
  more: 'En afficher plus',
  shown: '{shown, number} sur {total, number}',
  'none.title': 'Rien n’a encore été fait',
  'none.text': 'Qui a fait quoi dans ce magasin s’affiche ici.',
  'noMatch.title': 'Aucun résultat',
  'noMatch.text': 'Rien ne correspond à ces filtres.',
  'noMatch.here':
    'Rien dans ce magasin ne correspond à ces filtres. Les articles, les invitations et ce qui concerne toute l’organisation se trouvent sous « Partout ».',
  'noMatch.everywhere': 'Chercher partout',
  'noMatch.clear': 'Effacer les filtres',
} satisfies Translation<typeof en>
