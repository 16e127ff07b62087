import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'join.title': 'Únete al conteo',
  'join.place': '{audit} en {store}',
  'join.name': 'Tu nombre',
  'join.hint': 'Aparece junto a lo que cuentas.',
  'join.submit': 'Empezar a contar',
  'join.again': 'Seguir como {name}',
  'refused.unknown': 'Este código no funciona. Pide otro al gerente.',
  'refused.old': 'Este código ha cambiado. Escanea el que está ahora en la pantalla.',
  'refused.closed': 'Este código ha caducado. Pide otro al gerente.',
  'refused.not_started': 'El conteo aún no ha empezado. Inténtalo cuando empiece.',
  'refused.over': 'Este conteo ya terminó.',
  'refused.full': 'No hay sitio para otra persona. Habla con el gerente.',
  'refused.busy': 'Muchas personas están entrando ahora. Inténtalo en un minuto.',
  'refused.offline': 'No tienes conexión. Conéctate e inténtalo de nuevo.',
  'refused.failed': 'No ha funcionado. Inténtalo de nuevo.',
  'refused.name': 'Escribe un nombre de hasta 40 caracteres.',
  tryAgain: 'Intentar de nuevo',
  'signedIn.text':
    'Has iniciado sesión como {name}. Cuenta con tu cuenta, o cierra la sesión y escanea el código otra vez.',
  'signedIn.stores': 'Ir a mis tiendas',
  'signedIn.signOut': 'Cerrar sesión',
  'mine.title': 'Tu pase de día',
  'mine.running': '{name}, puedes contar en {store} hasta: {time}.',
  'mine.count': 'Ir a contar',
  'mine.ended': 'Tu pase de día para {store} ha terminado. Gracias por ayudar.',
  'mine.promise':
    'Los conteos que siguen en este dispositivo se envían al gerente, que decide si cuentan.',
  'mine.none': 'No tienes un pase de día. Escanea el código en la tienda.',
  'keep.text': '¿Volverás a ayudar? Crea una cuenta y conserva lo que has contado.',
  'keep.running': 'Tu pase de día termina con ello, así que entrega antes tus estantes.',
  'keep.submit': 'Crear una cuenta',
  'keep.done': 'Ya tienes una cuenta. La próxima vez, inicia sesión con {email}.',
} satisfies Translation<typeof en>
