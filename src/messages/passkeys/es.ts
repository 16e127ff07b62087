import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Llaves de acceso',
  text: 'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña. Una llave de acceso se queda en tu dispositivo o en tu gestor de contraseñas y no necesita ningún código más.',
  'unconfirmed.text':
    'Cuando tu correo esté confirmado, podrás iniciar sesión con tu huella o tu cara en lugar de una contraseña.',
  unsupported: 'Este navegador no puede añadir llaves de acceso en esta dirección.',
  list: 'Tus llaves de acceso',
  unnamed: 'Llave de acceso',
  since: 'Añadida: {time}',
  used: 'último uso: {time}',
  unused: 'aún sin usar',
  add: 'Añadir una llave de acceso',
  'add.lead': 'Escribe tu contraseña y confirma después en tu dispositivo.',
  'add.name': 'Nombre de la llave de acceso',
  'add.nameNote': 'Te ayuda a distinguirla de otras, por ejemplo «Móvil del trabajo».',
  'add.submit': 'Continuar',
  'add.refused':
    'No se ha añadido ninguna llave de acceso. Inténtalo de nuevo y comprueba que este dispositivo tiene bloqueo de pantalla.',
  'add.there': 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  added: 'Ya puedes iniciar sesión con «{name}»',
  rename: 'Cambiar nombre',
  'rename.named': 'Cambiar el nombre de {name}',
  'rename.save': 'Guardar nombre',
  remove: 'Eliminar',
  'remove.named': 'Eliminar {name}',
  'remove.text':
    '«{name}» dejará de servirte para iniciar sesión. También puedes borrarla en el dispositivo que la guarda.',
} satisfies Translation<typeof en>
