import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Bezahlung',
  none: 'Keine Zahlung im Gang. Wähle einen Tarif, dann öffnet sich die Zahlungsseite.',
  seePlans: 'Tarife ansehen',
  backToPricing: 'Zurück zu den Preisen',
  'cancelled.title': 'Bezahlung abgebrochen',
  'cancelled.text': 'Es wurde nichts gekauft und nichts abgebucht.',
  'failed.title': 'Zahlung fehlgeschlagen',
  'failed.text':
    'Die Zahlung ist fehlgeschlagen. Dein Tarif ist unverändert. Wurde deine Karte belastet, bekommst du das Geld zurück.',
  'failed.again': 'Bei deinem Tarif erneut versuchen',
  'complete.title': 'Bezahlung abgeschlossen',
  'complete.text': 'Danke. Melde dich an, um deine Organisation einzurichten.',
  'received.title': 'Zahlung eingegangen',
  'received.text':
    'Danke. Melde dich an, um zu deinen Filialen zu kommen, oder erstelle das Konto dafür.',
  signIn: 'Anmelden',
  signUp: 'Konto erstellen',
} satisfies Translation<typeof en>
