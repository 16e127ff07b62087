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
} satisfies Translation<typeof en>
