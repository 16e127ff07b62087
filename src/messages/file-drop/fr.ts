import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  drop: 'Déposez votre liste',
  reading: 'Lecture de {file}',
  text: 'CSV, TSV, XLSX, XLS ou ODS. Rien n’est importé avant votre confirmation.',
  many: '{count, plural, one {# fichier à la fois. Déposez-les un par un.} other {# fichiers à la fois. Déposez-les un par un.}}',
  notOpened: 'L’import ne s’est pas ouvert. Déposez à nouveau le fichier.',
  busy: '{file} est encore en cours d’import. Terminez ou annulez-le d’abord, puis apportez le fichier suivant. Rien n’a été modifié.',
  choose: 'Pour quel magasin est {file} ?',
  find: 'Chercher un magasin',
  none: 'Aucun magasin de ce nom.',
} satisfies Translation<typeof en>
