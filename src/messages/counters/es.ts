import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Suma personas al conteo',
  text: 'Cuenta tú, o deja que otros se unan escaneando un código con su teléfono.',
  here: 'Contar en este dispositivo',
  phone: 'Contar en mi teléfono',
  show: 'Mostrar un código QR',
  next: 'Código para la siguiente persona',
  code: 'Código QR que abre una invitación a {store}',
  codeText:
    'Escanéalo con un teléfono. Permite que una persona se una a {store} para contar y vence en 14 días.',
  onlyHere:
    'Los teléfonos no pueden abrir esta dirección. Pide a tu administrador que configure una dirección pública para Shelfcount.',
  hide: 'Ocultar código',

  'letIn.title': 'Dejar entrar a ayudantes',
  'letIn.text':
    'Los ayudantes escanean el código, escriben un nombre y cuentan. No necesitan cuenta y solo ven este conteo.',
  'letIn.code': 'Código QR que deja entrar a ayudantes en {audit}',
  'letIn.changes': 'Un código nuevo cada minuto',
  'letIn.show': 'Mostrar el código',
  'letIn.hide': 'No dejar entrar a nadie más',
  'letIn.seats':
    '{count, plural, =0 {Tu plan no tiene plazas libres.} one {Tu plan tiene # plaza libre.} other {Tu plan tiene # plazas libres.}}',
  'letIn.given':
    'En esta auditoría, los contadores no pueden elegir estantes. Cámbialo en las reglas de conteo para que los ayudantes puedan empezar.',
  'letIn.onlyHere':
    'Los teléfonos no pueden abrir esta dirección. Pide a tu administrador que configure una dirección pública para Shelfcount.',
  'sheet.title': 'Hojas impresas',
  'sheet.text': 'Imprime un código y cuélgalo. Sirve hasta la hora que elijas.',
  'sheet.ends': 'Sirve hasta',
  'sheet.add': 'Crear una hoja',
  'sheet.print': 'Imprimir',
  'sheet.end': 'Terminar esta hoja',
  'sheet.until': 'Hasta: {time}',
  'sheet.over': 'Terminó: {time}',
  'sheet.page': 'Hoja para ayudantes',
  'sheet.headline': 'Ayúdanos a contar',
  'sheet.steps': 'Escanea el código con tu teléfono, escribe tu nombre y empieza.',
  'helpers.title': 'Ayudantes',
  'helpers.none': 'Aún no ha entrado nadie.',
  'helpers.facts': 'Desde: {time} · {shelves, plural, one {# estante} other {# estantes}}',
  'helpers.ended':
    '{ending, select, time {Se acabó el tiempo} audit {Terminó con la auditoría} account {Creó una cuenta} other {Terminado}} · {time}',
  'helpers.end': 'Terminar',
  'helpers.endOne': 'Terminar el pase de día de {name}',
  'helpers.endAll': 'Terminar todos',
  'helpers.endAllTitle': 'Terminar todos los pases de día',
  'helpers.endText':
    'El conteo se detiene en el teléfono en un segundo. Los estantes sin entregar quedan libres. Lo que el teléfono aún envíe se aparta para ti.',
  'helpers.today': 'Ayudantes de hoy',
  'helpers.in': 'En {audit}',
} satisfies Translation<typeof en>
