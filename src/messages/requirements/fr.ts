import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Ce dont les membres ont besoin pour se connecter',
  text: 'Cela vaut pour tout le monde dans cette organisation, vous compris. Les personnes à qui il manque quelque chose entrent dès qu’elles l’ont configuré. Les accès d’un jour et les clés d’API ne sont pas concernés.',
  twoStep: 'Connexion en deux étapes ou clé d’accès pour tous',
  'twoStep.all': 'Tous les membres ont l’une des deux.',
  'twoStep.lacking':
    '{count, plural, one {# membre sur {members, number} n’a ni l’une ni l’autre et reste dehors d’ici là.} other {# membres sur {members, number} n’ont ni l’une ni l’autre et restent dehors d’ici là.}}',
  hours: 'Se reconnecter',
  'hours.never': 'Seulement si une connexion n’a pas servi pendant une semaine',
  'hours.some': '{count, plural, one {Après # heure} other {Après # heures}}',
  'hours.days': '{count, plural, one {Après # jour} other {Après # jours}}',
  domains: 'Domaines d’e-mail',
  'domains.note':
    'Seules les personnes qui ont ces adresses peuvent être invitées et rejoindre l’organisation, par exemple « example.com, example.org ». Laissez vide pour tout le monde.',
  'domains.outside':
    '{count, plural, one {# membre a une autre adresse et reste membre.} other {# membres ont d’autres adresses et restent membres.}}',
  save: 'Enregistrer',
  saved: 'Enregistré',
  own_two_step:
    'Activez d’abord la connexion en deux étapes pour vous-même, ou connectez-vous avec une clé d’accès.',
  own_login: 'Votre connexion est plus ancienne. Reconnectez-vous d’abord.',
  own_address: 'Votre propre adresse n’appartient à aucun de ces domaines.',
  no_domain: '« {domain} » n’est pas un domaine. Écrivez-le comme « example.com ».',
  too_many: 'Cela fait trop de domaines.',
  profile: 'Aller à mon profil',
  'member.twoStep': 'Connexion en deux étapes',
  'member.noTwoStep': 'Pas encore de connexion en deux étapes',
  'member.outside': 'Adresse d’un autre domaine',
  singleSignOn: 'Authentification unique pour tous',
  'singleSignOn.note':
    'Les propriétaires peuvent aussi entrer en deux étapes ou avec une clé d’accès, si le fournisseur est indisponible.',
  'singleSignOn.lacking':
    '{count, plural, =0 {Tous les membres sont déjà venus par elle.} one {# membre n’est pas encore venu par elle.} other {# membres ne sont pas encore venus par elle.}}',
  'singleSignOn.none': 'Configurez d’abord l’authentification unique ci-dessous.',
  own_sign_on:
    'Connectez-vous d’abord vous-même par l’authentification unique, avec une clé d’accès ou en deux étapes.',
  no_sign_on: 'Activez d’abord l’authentification unique.',
  'member.signOn': 'Authentification unique',
  'member.noSignOn': 'Pas encore d’authentification unique',
} satisfies Translation<typeof en>
