import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Conteos',
  'new': 'Nuevo conteo',
  'list.inProgress': 'En curso',
  'list.history': 'Historial',
  'list.notLoaded': 'No se pudo cargar el historial.',
  'list.moreNotLoaded': 'No se pudo cargar más del historial.',
  'list.noneFinished': 'Todavía no hay conteos terminados.',
  'list.showMore': 'Mostrar {count, number} más de {left, number}',
  'list.filter': 'Mostrar solo',
  'list.all': 'Todos',
  'list.showAll': 'Mostrar todos',
  'list.noneOf':
    '{status, select, draft {Esta tienda no tiene borradores.} active {Esta tienda no tiene conteos activos.} stopped {Esta tienda no tiene conteos detenidos.} submitted {Esta tienda no tiene conteos por revisar.} completed {Esta tienda no tiene conteos completados.} other {Esta tienda no tiene conteos cancelados.}}',
  'list.total': '{count, plural, one {# conteo} other {# conteos}}',
  'list.totalRunning':
    '{count, plural, one {# conteo} other {# conteos}}, {running, number} en curso',
  'row.notStarted': 'Sin empezar',
  'row.noShelf': 'Ningún estante contado',
  'row.done':
    '{done, number} de {shelves, plural, one {# estante listo} other {# estantes listos}}',
  'row.stores': '{count, plural, one {# tienda} other {# tiendas}}',
  'row.match': '{share} de las líneas coinciden',
  'row.ended': 'Terminó: {clock}',
  'row.planned': 'Planeado: {clock}',
  'row.started': 'Empezó hace {duration}',
  'row.due': 'vence: {clock}',
  'row.overdue': 'atrasado desde: {clock}',
  'empty.title': 'Todavía no hay conteos',
  'empty.addRooms': 'Agregar áreas y estantes',
  'empty.noRooms':
    'En un conteo se cuenta la tienda estante por estante. Primero agrega áreas y estantes.',
  'empty.plan': 'Planear el primer conteo',
  'empty.text':
    'Planéalo, pide a tu equipo que cuente, revisa las diferencias y sella el resultado. {shelves, plural, one {# estante está listo} other {# estantes están listos}} para contar.',
  'lone.open': 'Aceptar un solo conteo…',
  'lone.title': 'Aceptar un solo conteo en {shelves, plural, one {# estante} other {# estantes}}',
  'lone.confirm': 'Aceptar un solo conteo',
  'lone.example': 'Por ejemplo: la segunda persona está enferma',
  'lone.text':
    'En cada estante se usa el conteo entregado; el otro se cancela. Los resultados, los informes y el sello dirán que estos estantes se contaron una vez en lugar de dos, y por qué. Puedes volver a pedir el segundo conteo hasta que se complete el conteo.',
  repeated:
    '{count, plural, one {# escaneo no suma: su número de serie ya estaba contado.} other {# escaneos no suman: sus números de serie ya estaban contados.}}',
} satisfies Translation<typeof en>
