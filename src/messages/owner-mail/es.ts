import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Si el botón no funciona, abre esta dirección:',
  footer: 'Recibes este correo porque eres propietario de {organization}.',
  'paymentFailed.title': 'El pago de {plan} no se pudo realizar',
  'paymentFailed.text':
    'No se pudo cobrar el plan {plan} a la tarjeta registrada de {organization}.',
  'paymentFailed.until':
    'Actualiza la tarjeta antes del {day}. Después, el plan se pausa. No se pierde nada de lo contado.',
  'paymentFailed.button': 'Actualizar la tarjeta',
  'trialEnding.title': 'Tu prueba de {plan} termina el {day}',
  'trialEnding.text': 'Hasta entonces, {plan} es gratis para {organization}.',
  'trialEnding.card': 'Entonces se cobra la primera factura, a menos que canceles antes.',
  'trialEnding.noCard': 'No hay ninguna tarjeta registrada. Sin ella, el plan termina ese día.',
  'trialEnding.button': 'Ver el plan',
  'webhookOff.title': 'Se desactivó un webhook',
  'webhookOff.gone': 'El receptor en {url} respondió que ya no existe (410).',
  'webhookOff.failing': 'El receptor en {url} no ha aceptado nada en cinco días.',
  'webhookOff.text':
    'Ya no se le envía nada de {organization}. Cuando el receptor funcione, puedes volver a activar el webhook.',
  'webhookOff.button': 'Ver el webhook',
} satisfies Translation<typeof en>
