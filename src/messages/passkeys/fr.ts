import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Clés d’accès',
  text: 'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe. Une clé d’accès reste sur votre appareil ou dans votre gestionnaire de mots de passe, et aucun code n’est demandé en plus.',
  'unconfirmed.text':
    'Une fois votre adresse e-mail confirmée, vous pourrez vous connecter avec votre empreinte ou votre visage au lieu d’un mot de passe.',
  unsupported: 'Ce navigateur ne peut pas ajouter de clé d’accès à cette adresse.',
  list: 'Vos clés d’accès',
  unnamed: 'Clé d’accès',
  since: 'Ajoutée : {time}',
  used: 'dernière utilisation : {time}',
  unused: 'pas encore utilisée',
  add: 'Ajouter une clé d’accès',
  'add.lead': 'Saisissez votre mot de passe, puis confirmez sur votre appareil.',
  'add.name': 'Nom de la clé d’accès',
  'add.nameNote': 'Pour la distinguer des autres, par exemple « Téléphone du magasin ».',
  'add.submit': 'Continuer',
  'add.refused':
    'Aucune clé d’accès n’a été ajoutée. Réessayez et vérifiez que cet appareil a un verrouillage d’écran.',
  'add.there': 'Cet appareil a déjà une clé d’accès pour votre compte.',
  added: 'Vous pouvez maintenant vous connecter avec « {name} »',
  rename: 'Renommer',
  'rename.named': 'Renommer {name}',
  'rename.save': 'Enregistrer le nom',
  remove: 'Supprimer',
  'remove.named': 'Supprimer {name}',
  'remove.text':
    '« {name} » ne vous connectera plus. Vous pouvez aussi la supprimer sur l’appareil qui la conserve.',
} satisfies Translation<typeof en>
