import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  title: 'Zählende dazuholen',
  text: 'Zähle selbst oder lass andere dazukommen, indem sie einen Code mit dem Handy scannen.',
  here: 'Auf diesem Gerät zählen',
  phone: 'Auf meinem Handy zählen',
  show: 'QR-Code zeigen',
  next: 'Code für die nächste Person',
  code: 'QR-Code, der eine Einladung zu {store} öffnet',
  codeText:
    'Mit dem Handy scannen. Damit kommt eine Person als Zähler zu {store} dazu. Gilt 14 Tage.',
  onlyHere:
    'Handys können diese Adresse nicht öffnen. Bitte deine Administration, für Shelfcount eine öffentliche Adresse einzurichten.',
  hide: 'Code ausblenden',
} satisfies Translation<typeof en>
