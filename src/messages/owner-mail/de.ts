import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  address: 'Falls die Schaltfläche nicht geht, öffne diese Adresse:',
  footer: 'Du bekommst diese E-Mail, weil dir {organization} gehört.',
  'paymentFailed.title': 'Die Zahlung für {plan} ist fehlgeschlagen',
  'paymentFailed.text':
    'Der Tarif {plan} von {organization} konnte nicht von der hinterlegten Karte abgebucht werden.',
  'paymentFailed.until':
    'Aktualisiere die Karte vor dem {day}. Danach ruht der Tarif. Nichts Gezähltes geht verloren.',
  'paymentFailed.button': 'Karte aktualisieren',
  'trialEnding.title': 'Deine Testphase von {plan} endet am {day}',
  'trialEnding.text': 'Bis dahin ist {plan} für {organization} kostenlos.',
  'trialEnding.card': 'Dann kommt die erste Rechnung, es sei denn, du kündigst vorher.',
  'trialEnding.noCard': 'Es ist keine Karte hinterlegt. Ohne Karte endet der Tarif dann.',
  'trialEnding.button': 'Tarif ansehen',
  'webhookOff.title': 'Ein Webhook wurde abgeschaltet',
  'webhookOff.gone':
    'Der Empfänger unter {url} hat geantwortet, dass es ihn nicht mehr gibt (410).',
  'webhookOff.failing': 'Der Empfänger unter {url} hat seit fünf Tagen nichts angenommen.',
  'webhookOff.text':
    'Für {organization} wird dorthin nichts mehr gesendet. Sobald der Empfänger wieder geht, kannst du den Webhook erneut einschalten.',
  'webhookOff.button': 'Webhook ansehen',
} satisfies Translation<typeof en>
