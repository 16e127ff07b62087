import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Sincronización',
  close: 'Cerrar',
  tryAgain: 'Intentar de nuevo',
  sendNow: 'Enviar ahora',
  signIn: 'Iniciar sesión',
  reload: 'Recargar',
  remove: 'Quitar',
  'chip.looking': 'Comprobando',
  'chip.sent': 'Todo enviado',
  'chip.waiting': '{count, number} sin enviar',
  'chip.offline': 'Sin conexión',
  'chip.offlineWaiting': 'Sin conexión, {count, number} en espera',
  'chip.notSaved': 'No guardado',
  'chip.signedOut': 'Sesión cerrada',
  'chip.signIn': 'Inicia sesión, {count, number} en espera',
  'chip.suspended': 'Suspendida, {count, number} guardados',
  'chip.reload': 'Recarga, {count, number} en espera',
  'chip.rejected': '{count, number} rechazados',
  'heard.offline': 'Sin red. Los conteos se guardan en este teléfono.',
  'heard.signedOut': 'Sesión cerrada. Los conteos se guardan en este teléfono.',
  'heard.suspended': 'Organización suspendida. Los conteos se guardan en este teléfono.',
  'heard.reload': 'Recarga esta página para enviar tus conteos.',
  'heard.rejected': 'Algo fue rechazado.',
  'queue.none': 'Nada en espera',
  'queue.waiting': 'Sin enviar: {work}',
  'queue.rejected': 'Rechazado: {work}',
  'queue.since': 'En espera desde {time}.',
  'queue.sinceSyncing': 'En espera desde {time}. Se sincroniza solo.',
  'queue.foreign':
    '{count, plural, one {# registro} other {# registros}} de {name} se enviarán cuando {name} inicie sesión en este teléfono.',
  'queue.attention': 'Requiere atención',
  'queue.count': 'Conteo',
  'queue.action':
    '{kind, select, take {Tomar {shelf}} submit {Entregar {shelf}} exclude {No se pudo contar {shelf}} other {Foto de {shelf}}}',
  'queue.unknownShelf': 'estante desconocido',
  'line.suspended': 'Suspendida',
  'line.live': 'Conectado',
  'line.reconnecting': 'Reconectando',
  'line.offline': 'Sin red. Sigue contando.',
  'note.signedOut':
    'Tu sesión está cerrada. Se envió todo lo que contaste. Los conteos nuevos se quedan en este teléfono hasta que inicies sesión.',
  'note.signedOutWaiting':
    'Tu sesión está cerrada. Tus conteos se guardan en este teléfono. Inicia sesión para enviarlos.',
  'note.suspended':
    'Tu organización está suspendida. Tus conteos se guardan en este teléfono y se envían cuando se reactive.',
  'note.otherBuild': 'Esta página está desactualizada. Recárgala para enviar tus conteos.',
  'note.full':
    'Este teléfono está lleno y el último conteo no se guardó. Libera espacio y cuéntalo de nuevo.',
  'note.closed':
    'El almacenamiento está desactivado en este navegador y aquí no se puede contar. Sal de la navegación privada o usa otro navegador.',
  'note.outdated':
    'Hay una versión más nueva de esta página abierta en este teléfono. Recarga antes de seguir. Los conteos anteriores están a salvo.',
  'note.broken': 'El último conteo no se guardó. Cuéntalo de nuevo.',
  'note.sendSoon':
    'Este navegador puede borrar los conteos sin enviar si el teléfono se llena o se cierra una ventana privada. Envíalos antes.',
  'note.copySoon':
    'Este navegador puede borrar los conteos sin enviar si el teléfono se llena o se cierra una ventana privada. Cópialos como texto por seguridad.',
  'note.clock':
    'El reloj de este teléfono tiene un error de {time}. Los conteos se envían con la hora correcta, pero ajusta el reloj.',
  'note.allSent': 'Se envió todo lo que contaste. No hay nada en espera en este teléfono.',
  'items.none': 'Los artículos aún no están en este teléfono.',
  'items.loading':
    '{count, plural, one {# artículo} other {# artículos}} en este teléfono, cargando más',
  'items.ready':
    '{count, plural, one {# artículo} other {# artículos}} en este teléfono, funciona sin conexión',
  'rail.signedOut': 'Sesión cerrada. Los conteos nuevos se quedan en este teléfono.',
  'rail.signedOutWaiting': 'Sesión cerrada. {count, number} guardados en este teléfono.',
  'rail.held': '{count, number} retenidos para tu gerente',
  'closed.suspended':
    '{organization} está suspendida: {reason}. Tus conteos se guardan en este teléfono y se envían cuando se reactive.',
  'closed.archived':
    '{store} se archivó. Los conteos rechazados siguen en este teléfono: cópialos para tu gerente.',
  'closed.removed':
    'Ya no estás en {store}. Los conteos rechazados siguen en este teléfono: cópialos para tu gerente.',
  'closed.passEnded':
    'Tu pase de día ha terminado. Los conteos que siguen en este dispositivo se envían al gerente, que decide si cuentan.',
  'closed.other':
    'Ya no puedes contar aquí. Los conteos rechazados siguen en este teléfono: cópialos para tu gerente.',
  someone: 'Otra persona',
  'lost.excluded':
    '{shelf} se excluyó de este conteo. Tus conteos se conservan, pero no se incluyen.',
  'lost.open': '{shelf} está libre de nuevo. Tus conteos se conservan.',
  'lost.submitted': '{name} entregó {shelf}. Tus conteos se conservan.',
  'lost.counting': '{name} está contando {shelf}. Tus conteos se conservan.',
  'lost.second': '{name} está contando {shelf}. Su segundo conteo está libre.',
  'lost.takeSecond': 'Tomarlo',
  'lost.other': 'Otro estante',
  'gone.shelf': 'Este estante ya no forma parte del conteo.',
  'gone.named': '{shelf} ya no forma parte de este conteo.',
  'gone.again': 'Hay que contar {shelf} de nuevo desde cero. Tus conteos anteriores se conservan.',
  'gone.notNeeded': 'Tu conteo de {shelf} ya no hace falta. Se conserva.',
  'notHere.offline':
    'Este conteo aún no está en este teléfono. Ábrelo una vez con red y luego funciona sin conexión.',
  'notHere.loading': 'Cargando estantes…',
  'pause.draft': 'El conteo no ha empezado',
  'pause.stopped': 'El conteo está detenido',
  'pause.stoppedBy': '{name} detuvo el conteo',
  'pause.closed': 'El conteo está cerrado',
  'pause.closedBy': '{name} cerró el conteo',
  'pause.cancelled': 'Este conteo está cancelado',
  'pause.cancelledBy': '{name} canceló este conteo',
  'pause.why': '{pause}: {reason}',
  'held.note':
    '{count, plural, one {# conteo está retenido} other {# conteos están retenidos}} para tu gerente, no se pierde nada. {reasons}',
  'held.after_submission': 'El conteo ya estaba cerrado.',
  'held.after_approval': 'Este estante ya estaba aprobado.',
  'held.while_stopped':
    'Según el reloj de este teléfono, el conteo estaba detenido en ese momento.',
  'held.impossible_time': 'El reloj de este teléfono está mal.',
  'held.impossible_quantity': 'El número es demasiado grande.',
  'held.handed_in_by_another': 'Otra persona entregó este estante.',
  'held.held_by_another': 'Otra persona tiene este estante.',
  'held.nobody_holds': 'Este estante no está asignado a ti.',
  'held.pass_ended': 'Tu pase de día ha terminado.',
  'held.impossible_correction': 'Corrige un conteo que no existe.',
  'held.unknown': 'El conteo estaba detenido o cerrado, u otra persona tiene este estante.',
  'holding.approved': 'Retenido para tu gerente: ya aprobado',
  'holding.submitted': 'Retenido para tu gerente: {name} lo entregó',
  'holding.submittedByOther': 'Retenido para tu gerente: otra persona lo entregó',
  'holding.counting': 'Retenido para tu gerente: {name} lo está contando',
  'holding.countedByOther': 'Retenido para tu gerente: otra persona lo está contando',
  'holding.notYours': 'Retenido para tu gerente: no es tu estante',
  'submit.done': '{shelf} entregado',
  'submit.whenSent': '{shelf} se entregará cuando se envíe',
  'submit.refused': '{shelf} no se entregó. {reason}',
  'submit.notSaved': 'No se guardó en este teléfono. Inténtalo de nuevo.',
} satisfies Translation<typeof en>
