import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'À quoi sert cette page',
  keys: 'Touches',
  'key.find': 'Tout rechercher',
  'key.help': 'Ouvrir cette aide',
  'key.review': 'Accepter, recompter ou refuser lors d’une vérification',
  'key.move': 'Aller à la ligne suivante ou précédente',
  'key.close': 'Fermer ce qui est ouvert',
  overview:
    'C’est ici que commence votre magasin. Vous voyez ce qui est en cours et ce qui vous attend. Commencez un comptage ou ouvrez-en un en cours.',
  audits:
    'Tous les comptages de ce magasin sont ici. D’abord ceux en cours, puis ceux terminés. Ouvrez-en un pour le suivre, le vérifier ou voir ses résultats.',
  newAudit:
    'Un comptage est prêt en un clic : le nom et les règles sont remplis. Choisissez de comparer ou non avec le stock attendu. Le reste se trouve sous Options.',
  dashboard:
    'Suivez un comptage en direct, rayon par rayon. La liste sous le titre dit ce qui manque avant de le soumettre. Choisissez un rayon pour l’attribuer, l’exclure ou le faire recompter.',
  inventory:
    'Ce qui devrait être là, et ce qui s’est passé. Importez ici le stock attendu jusqu’au début du comptage. Les codes inconnus et les comptages mis de côté se règlent aussi ici.',
  assignments:
    'Décidez qui compte quels rayons. Choisissez des rayons puis une personne, ou faites glisser. Les rayons de personne peuvent être pris par tous si vos règles le permettent.',
  results:
    'Les écarts entre le stock compté et attendu, avec leurs causes probables. Acceptez une ligne, faites-la recompter ou refusez-la. Quand tout est décidé, terminez le comptage pour le sceller.',
  rooms:
    'Le plan de votre magasin. Les zones contiennent des rayons, et un rayon est ce qu’une personne compte d’une traite. Ajoutez des séries de rayons, renommez-les et imprimez leurs étiquettes.',
  items:
    'Tout ce qui peut être compté, avec codes-barres et coûts. Cherchez par nom, SKU ou code-barres. Ouvrez un article pour le modifier, ou importez un fichier pour en traiter beaucoup.',
  team: 'Les personnes de ce magasin. Les responsables dirigent les comptages, les compteurs scannent. Invitez par e-mail, lien ou QR code.',
  reports:
    'Les chiffres des comptages terminés : exactitude, démarque et rythme. Filtrez par magasin, période ou catégorie. Emportez chaque tableau en fichier.',
  journal:
    'Qui a fait quoi, et quand. Rien ici ne peut être modifié. Filtrez par personne, type ou jour.',
  settings:
    'Nom, devise et accès de ce magasin. Archivez-le ici quand il ferme. Rien de ce qui a été compté n’est perdu.',
  organization:
    'Les paramètres de votre organisation. Choisissez une partie à gauche. Seuls les propriétaires voient forfaits, IA et suppression.',
  other: 'Utilisez Rechercher pour aller partout. Votre magasin reste choisi pendant ce temps.',
} satisfies Translation<typeof en>
