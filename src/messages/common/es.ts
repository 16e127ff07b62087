import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'fault.unauthenticated': 'Inicia sesión para continuar.',
  'fault.forbidden': 'Tu rol no permite hacer esto.',
  'fault.suspended': 'Esta organización está suspendida.',
  'fault.not_found': 'No se encontró.',
  'fault.invalid_argument': 'Este dato no es válido.',
  'fault.conflict': 'Otra persona cambió esto mientras tanto.',
  'fault.illegal_transition': 'Este paso no es posible ahora.',
  'fault.limit_reached': 'Tu plan no incluye más.',
  'fault.rate_limited': 'Demasiadas solicitudes. Inténtalo de nuevo en un momento.',
  'fault.unavailable': 'El servicio no está disponible en este momento.',
  'failure.noConnection': 'Sin conexión. Inténtalo de nuevo.',
  'failure.unexpected': 'Algo salió mal. Inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  'clock.onDay': '{day}, {clock}',
  'rows.notLoaded': 'No se pudieron cargar estas filas.',
} satisfies Translation<typeof en>
