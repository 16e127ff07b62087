import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  live: 'Estantes de {audit}',
  'live.open': 'Abrir panel',
  'live.count': 'Contar en este dispositivo',
  'map.title': 'La tienda',
  'steps.title': 'Primeros pasos',
  'steps.left': 'Faltan {left, number} de {total, number}',
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
} satisfies Translation<typeof en>
