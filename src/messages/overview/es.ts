import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'live.open': 'Abrir panel',
  'live.count': 'Contar en este dispositivo',
  'steps.title':
    '{count, plural, one {Un paso hasta tu primer conteo} other {# pasos hasta tu primer conteo}}',
  'steps.without': 'Contar sin lista',
  'steps.stockSkipped': 'Se cuenta sin lista',
  'steps.team': 'Invitar por correo o enlace',
  'steps.countAlone': 'Contaré en solitario',
  'steps.peopleSkipped': 'De momento solo tú',
  'steps.notLoaded': 'No se pudo cargar este paso.',
  'steps.rooms': 'Áreas y estantes',
  'steps.roomsNone': 'Agrega lo que se va a contar',
  'steps.stock': 'Existencias esperadas',
  'steps.stockReady': 'Tu lista está lista para el próximo conteo',
  'steps.stockNone': 'Importa una lista o cuenta sin ella',
  'steps.people': 'Personas que cuentan',
  'steps.alone': 'Por ahora solo tú',
  'steps.peopleCount': '{count, plural, one {# persona} other {# personas}}',
  'steps.start': 'Empezar a contar',
  'steps.startText': 'Todo está completado por ti',
  'home.review': '{count, plural, one {# conteo por revisar} other {# conteos por revisar}}',
  'home.start': 'Empezar un conteo',
  'home.done':
    '{done, number} de {shelves, plural, one {# estante listo} other {# estantes listos}}',
  'home.named': '{audit}: {done}',
  'home.open': '{status, select, submitted {Revisar} completed {Resultados} other {Abrir}}',
  'home.planned': '{count, plural, one {# conteo planificado} other {# conteos planificados}}',
  'home.ready': 'Listo para enviar',
  'home.decided': 'Todas las diferencias decididas',
  'home.toDecide': '{count, plural, one {# línea por decidir} other {# líneas por decidir}}',
  'needs.title': 'Te necesita',
  'needs.none': 'Nada por ahora',
  'needs.idle': '{name}: sin conteos desde hace {duration}',
  'needs.refused':
    '{count, plural, one {# conteo rechazado, aún en el dispositivo de {name}} other {# conteos rechazados, aún en el dispositivo de {name}}}',
  'value.name': 'Valor contado',
  'value.of': 'de {amount} esperados',
  'value.noExpected': 'a coste unitario',
  'needs.coverage': '{count, plural, one {Falta # estante} other {Faltan # estantes}}',
  'needs.unsent_events': '{count, plural, one {# conteo sin enviar} other {# conteos sin enviar}}',
  'needs.unknown_codes':
    '{count, plural, one {# código desconocido} other {# códigos desconocidos}}',
  'needs.recounts': '{count, plural, one {# reconteo abierto} other {# reconteos abiertos}}',
  'needs.control_totals':
    '{count, plural, one {# total de control no coincide} other {# totales de control no coinciden}}',
  'needs.set_aside': '{count, plural, one {# conteo apartado} other {# conteos apartados}}',
  'map.add': 'Agregar áreas',
  'map.noneText': 'Primero agrega áreas y estantes: es lo que se cuenta.',
} satisfies Translation<typeof en>
