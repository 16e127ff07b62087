import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'work.counts': '{count, plural, one {# conteo} other {# conteos}}',
  'work.taken': '{count, plural, one {# estante tomado} other {# estantes tomados}}',
  'work.submitted': '{count, plural, one {# entrega} other {# entregas}}',
  'work.photos': '{count, plural, one {# foto} other {# fotos}}',
  'work.entries': '{count, plural, one {# registro} other {# registros}}',
  'unsent.soon': 'Aún sin enviar: {work}. Se envía automáticamente cuando haya conexión.',
  'unsent.signedOut': 'Aún sin enviar: {work}. Vuelve a iniciar sesión para enviarlo.',
  'unsent.suspended':
    'Aún sin enviar: {work}. Se guarda en este dispositivo hasta que se reactive la organización.',
  'rejected.inScanner':
    'Rechazado: {work}. Abre el escáner o <save>guarda una copia para tu gerente</save>.',
  'rejected.copy': 'Rechazado: {work}. <save>Guarda una copia para tu gerente</save>.',
  'rejected.photos':
    '{count, plural, one {# foto rechazada} other {# fotos rechazadas}}: guarda una copia en el escáner.',
  'count.continue': 'Seguir contando: {audit}',
  'why.closed': 'Este conteo se eliminó o ya no tienes acceso.',
  'why.checkAgain':
    'Tu total y tus escaneos no coinciden. Revisa el estante y escribe el total otra vez.',
  'why.notActive': 'El conteo está detenido o cerrado.',
  'why.countAgain':
    'Hay que contar este estante de nuevo desde cero. Tus conteos anteriores se conservan.',
  'why.notNeeded': 'Este conteo ya no hace falta. Tus conteos se conservan.',
  'why.notSent': 'Algunos conteos aún no han llegado. Inténtalo de nuevo en un momento.',
  'why.nothingCounted': 'Aquí no se contó nada. Marca el estante como vacío.',
  'why.otherPerson': 'Este estante lo cuentan dos personas distintas. Tú hiciste el primer conteo.',
  'why.notYours': 'Este estante no es tuyo.',
  'why.assigned': 'En este conteo, un gerente asigna los estantes.',
  'why.counting': '{name} está contando este estante.',
  'why.assignedTo': 'Este estante está asignado a {name}.',
  'why.submitted': '{name} ya entregó este estante.',
  'why.noPhoto': 'La foto aún no ha llegado.',
  'why.tooLarge': 'Este número es demasiado grande.',
} satisfies Translation<typeof en>
