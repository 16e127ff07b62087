import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Pago',
  none: 'No hay ningún pago en curso. Elige un plan y se abre la página de pago.',
  seePlans: 'Ver planes',
  backToPricing: 'Volver a precios',
  'cancelled.title': 'Pago cancelado',
  'cancelled.text': 'No se compró nada y no se cobró nada.',
  'failed.title': 'El pago no se realizó',
  'failed.text':
    'El pago no se realizó. Tu plan no cambió. Si se cobró a tu tarjeta, se te devolverá el dinero.',
  'failed.again': 'Intentar de nuevo desde tu plan',
  'complete.title': 'Pago completado',
  'complete.text': 'Gracias. Inicia sesión para configurar tu organización.',
  'received.title': 'Pago recibido',
  'received.text': 'Gracias. Inicia sesión para ir a tus tiendas o crea la cuenta que las usará.',
  signIn: 'Iniciar sesión',
  signUp: 'Crear una cuenta',
} satisfies Translation<typeof en>
