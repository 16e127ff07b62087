import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  parts: 'Paramètres de l’organisation',
  back: 'Retour à {store}',
  general: 'Général',
  people: 'Personnes',
  members: 'Membres {count, number}',
  invitations: 'Invitations {count, number}',
  access: 'Connexion',
  stores: 'Magasins',
  plan: 'Forfait et facturation',
  ai: 'IA',
  keys: 'Clés d’API',
  webhooks: 'Webhooks',
  data: 'Données',
  'data.text': 'Tout ce que vous comptez vous appartient. Emportez-le à tout moment.',
  'data.journal': 'Journal',
  'data.journalText': 'Qui a fait quoi, dans le magasin où vous travaillez.',
  'data.reports': 'Rapports',
  'data.reportsText': 'Les comptages terminés, en tableaux et en fichiers.',
  'data.own': 'Vos propres données',
  'data.ownText': 'Un fichier avec tout ce qui est enregistré sur vous, dans votre profil.',
  noPeople: 'Les responsables voient les personnes de leurs magasins sous Équipe.',
  notLoaded: 'Ces réglages n’ont pas pu être chargés.',
} satisfies Translation<typeof en>
