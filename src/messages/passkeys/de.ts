import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Passkeys',
  text: 'Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an statt mit einem Passwort. Ein Passkey bleibt auf deinem Gerät oder in deinem Passwortmanager, und du brauchst dazu keinen Code.',
  'unconfirmed.text':
    'Sobald deine E-Mail-Adresse bestätigt ist, kannst du dich mit Fingerabdruck oder Gesicht statt mit einem Passwort anmelden.',
  unsupported: 'Dieser Browser kann unter dieser Adresse keine Passkeys hinzufügen.',
  list: 'Deine Passkeys',
  unnamed: 'Passkey',
  since: 'Hinzugefügt: {time}',
  used: 'zuletzt benutzt: {time}',
  unused: 'noch nicht benutzt',
  add: 'Passkey hinzufügen',
  'add.lead': 'Gib dein Passwort ein und bestätige dann auf deinem Gerät.',
  'add.name': 'Name des Passkeys',
  'add.nameNote': 'So erkennst du ihn wieder, etwa „Diensthandy“.',
  'add.submit': 'Weiter',
  'add.refused':
    'Es wurde kein Passkey hinzugefügt. Versuch es noch einmal und prüfe, ob dieses Gerät eine Bildschirmsperre hat.',
  'add.there': 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  added: 'Du kannst dich jetzt mit „{name}“ anmelden',
  rename: 'Umbenennen',
  'rename.named': '{name} umbenennen',
  'rename.save': 'Namen speichern',
  remove: 'Entfernen',
  'remove.named': '{name} entfernen',
  'remove.text':
    'Mit „{name}“ kannst du dich dann nicht mehr anmelden. Auf dem Gerät, das ihn aufbewahrt, kannst du ihn ebenfalls löschen.',
} satisfies Translation<typeof en>
