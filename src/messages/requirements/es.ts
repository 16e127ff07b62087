import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Qué necesitan los miembros para iniciar sesión',
  text: 'Se aplica a todas las personas de esta organización, también a ti. A quien le falte algo podrá entrar en cuanto lo configure. Los pases de un día y las claves de API no se ven afectados.',
  twoStep: 'Inicio de sesión en dos pasos o llave de acceso para todos',
  'twoStep.all': 'Todos los miembros tienen una de las dos cosas.',
  'twoStep.lacking':
    '{count, plural, one {# de {members, number} miembros no tiene ninguna de las dos y se queda fuera hasta entonces.} other {# de {members, number} miembros no tienen ninguna de las dos y se quedan fuera hasta entonces.}}',
  hours: 'Volver a iniciar sesión',
  'hours.never': 'Solo si una sesión no se ha usado en una semana',
  'hours.some': '{count, plural, one {Después de # hora} other {Después de # horas}}',
  'hours.days': '{count, plural, one {Después de # día} other {Después de # días}}',
  domains: 'Dominios de correo',
  'domains.note':
    'Solo se puede invitar y pueden unirse personas con estas direcciones, por ejemplo «example.com, example.org». Déjalo vacío para todos.',
  'domains.outside':
    '{count, plural, one {# miembro tiene otra dirección y sigue siendo miembro.} other {# miembros tienen otras direcciones y siguen siendo miembros.}}',
  save: 'Guardar',
  saved: 'Guardado',
  own_two_step:
    'Activa antes el inicio de sesión en dos pasos para ti, o inicia sesión con una llave de acceso.',
  own_login: 'Iniciaste sesión hace más tiempo. Vuelve a iniciarla primero.',
  own_address: 'Tu propia dirección no pertenece a ninguno de estos dominios.',
  no_domain: '«{domain}» no es un dominio. Escríbelo como «example.com».',
  too_many: 'Son demasiados dominios.',
  profile: 'Ir a mi perfil',
  'member.twoStep': 'Inicio de sesión en dos pasos',
  'member.noTwoStep': 'Aún sin inicio de sesión en dos pasos',
  'member.outside': 'Dirección de otro dominio',
  singleSignOn: 'Inicio de sesión único para todos',
  'singleSignOn.note':
    'Los propietarios también pueden entrar en dos pasos o con una llave de acceso, por si el proveedor falla.',
  'singleSignOn.lacking':
    '{count, plural, =0 {Todos los miembros ya han entrado con él.} one {# miembro aún no ha entrado con él.} other {# miembros aún no han entrado con él.}}',
  'singleSignOn.none': 'Configura antes el inicio de sesión único abajo.',
  own_sign_on:
    'Inicia antes sesión con el inicio de sesión único, una llave de acceso o en dos pasos.',
  no_sign_on: 'Activa antes el inicio de sesión único.',
  'member.signOn': 'Inicio de sesión único',
  'member.noSignOn': 'Aún sin inicio de sesión único',
} satisfies Translation<typeof en>
