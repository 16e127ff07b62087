import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'operator.someone': 'der Betreiber dieser Installation',

  'privacy.title': 'Datenschutz',
  'privacy.lead': 'Was diese Installation über dich speichert, warum und wie lange.',
  'kept.title': 'Was wir speichern',
  'kept.you':
    'Deinen Namen, deine E-Mail-Adresse, ob du sie bestätigt hast, und einen nicht umkehrbaren Hash deines Passworts, damit wir dich erkennen. Ein Bild, wenn du eines hinzufügst.',
  'kept.places':
    'Deine Organisationen, Filialen und Rollen und was du dort eingibst, damit du siehst, was dir gehört, und sonst nichts.',
  'kept.counts':
    'Was du zählst: Artikel, Zahl, Regal, Zeit, Gerät und eine Notiz oder ein Bild, wenn du sie hinzufügst, damit sich die Summen prüfen lassen. Das bleibt bei der Organisation.',
  'kept.logins':
    'Jede Anmeldung: wann sie begann, wann sie zuletzt genutzt wurde, die Netzwerkadresse und den Browser, damit du eine fremde finden und beenden kannst. Eine ungenutzte Anmeldung endet nach sieben Tagen.',
  'kept.twoFactor':
    'Wenn du die Anmeldung in zwei Schritten einschaltest: den Schlüssel, den deine Authenticator-App mit dieser Installation teilt, und deine unbenutzten Wiederherstellungscodes, beides verschlüsselt. Sie werden gelöscht, wenn du sie ausschaltest.',
  'kept.passkeys':
    'Passkeys, die du hinzufügst: ihre Namen, öffentlichen Schlüssel und wann du sie zuletzt benutzt hast. Der private Teil verlässt dein Gerät nie.',
  'kept.browsers':
    'In welchen Browsern du dich angemeldet hast, als Hash eines Cookies, damit du eine E-Mail bekommst, wenn dein Konto in einem neuen geöffnet wird.',
  'kept.invitations':
    'Einladungen: an welche E-Mail-Adresse sie gingen, von wem, für welche Filialen und was daraus wurde. Sie bleiben in der Liste der Organisation.',
  'kept.links':
    'Links zum Zurücksetzen des Passworts, zum Wiederherstellen des Kontos oder zum Weitermachen am Handy, als Hash. Sie laufen nach Minuten oder einer Stunde ab.',
  'kept.attempts':
    'Wie oft jemand versucht hat, sich anzumelden, nach Netzwerkadresse und nach einem Hash der E-Mail-Adresse, etwa eine Stunde lang, damit niemand Passwörter erraten kann.',
  'kept.log':
    'Das Protokoll des Servers nennt Seiten, die fehlgeschlagen sind, und wie lange sie gebraucht haben. Token und Passwörter stehen nie darin.',

  'device.title': 'Was auf deinem Gerät bleibt',
  'device.session':
    '<name>shelfcount.session_token</name>, ein Cookie mit deiner Anmeldung. Skripte können es nicht lesen. Es wird gelöscht, wenn du dich abmeldest, und nach sieben Tagen ohne Nutzung.',
  'device.twoFactor':
    '<name>shelfcount.two_factor</name>, für zehn Minuten zwischen Passwort und Code, und <name>shelfcount.trust_device</name>, für 30 Tage, wenn du auf diesem Gerät nicht nach einem Code gefragt werden willst.',
  'device.passkey':
    '<name>shelfcount.passkey</name>, für fünf Minuten, während du dich mit einem Passkey anmeldest oder einen hinzufügst.',
  'device.browser':
    '<name>shelfcount.device</name>, ein Cookie mit einem Zufallswert, an dem wir diesen Browser bei der Anmeldung wiedererkennen. Es wird nach 400 Tagen gelöscht.',
  'device.return':
    '<name>shelfcount-return</name>, ein Cookie mit der Seite, die du vor der Anmeldung öffnen wolltest. Es wird nach zehn Minuten gelöscht.',
  'device.demo':
    '<name>shelfcount-demo</name>, ein Cookie, das sagt, dass du die Demo ansiehst, und sonst nichts. Es wird nach vier Stunden gelöscht, wenn du die Demo verlässt und wenn du dich anmeldest.',
  'device.language':
    '<name>shelfcount-language</name>, ein Cookie mit der Sprache, die du gewählt hast.',
  'device.colors':
    '<name>shelfcount-color-scheme</name>, im Speicher des Browsers: die Farben, die du gewählt hast.',
  'device.user':
    '<name>shelfcount-user</name> und <name>shelfcount-access</name>, am selben Ort: wer zuletzt angemeldet war und in welchen Filialen, damit du auch ohne Netz weiterzählen kannst. Sie werden gelöscht, wenn du dich abmeldest.',
  'device.scanner':
    '<name>shelfcount-scanner</name>, am selben Ort, und eine Datenbank im Browser: wie der Scanner hier eingestellt ist, die Artikelliste und Zählungen, bis sie gesendet sind.',
  'device.why':
    'All das ist für das nötig, was du hier tun willst. Es gibt keine Cookies für Werbung oder Tracking, und diese Seiten laden keinen Code, keine Schriften und keine Bilder von anderen.',

  'payments.title': 'Tarife und Zahlungen',
  'payments.text':
    'Von einer Organisation speichern wir ihren Tarif, ihre Rechnungen, was wann vom Tarif genutzt wurde und wen sie geworben hat, um abzurechnen und zu zeigen, wofür eine Rechnung war. Auf den Rechnungen stehen Name und E-Mail-Adresse des ersten Inhabers. Wer in der Organisation arbeitet, sieht davon:',
  'payments.cards':
    'Kartennummern werden nicht gespeichert, nur die Art der Karte und die letzten vier Ziffern. Hat der Betreiber keinen Zahlungsanbieter verbunden, werden Zahlungen simuliert: Es fließt kein Geld, und niemand außerhalb erfährt davon. Ist ein Anbieter wie Stripe verbunden, gibst du deine Karte auf dessen Seiten ein. Er erhält den Namen der Organisation, die E-Mail-Adresse und was gekauft wird, und speichert das nach eigenen Regeln und so lange, wie das Gesetz es verlangt.',
  'readers.billing': 'Wer was von der Abrechnung einer Organisation sieht',
  'readers.organization': 'Von der Organisation',
  'readers.owners': 'Inhaber',
  'readers.team': 'Filialleitung, Zähler',
  'readers.you': 'Wer was über dich sieht',
  'readers.ofYou': 'Über dich',
  'readers.managers': 'Inhaber, Filialleitung',
  'readers.scanners': 'Zähler',
  yes: 'Ja',
  no: 'Nein',
  'billing.plans': 'Ihre Tarife und Zusätze, was sie enthalten und ob sie aktiv sind',
  'billing.limits': 'Was von jedem Limit übrig ist und was wann genutzt wurde',
  'billing.holder': 'Name und E-Mail-Adresse auf ihren Rechnungen',
  'billing.card': 'Art ihrer Karte und die letzten vier Ziffern',
  'billing.invoices': 'Ihre Rechnungen',
  'billing.prices': 'Was ein Wechsel des Tarifs kosten würde',
  'billing.dates':
    'Wann sie das nächste Mal zahlt, ob eine Zahlung fehlt und wann ein Tarif gekündigt wurde',
  'billing.trials': 'Welche Tarife sie kostenlos getestet hat',
  'billing.rewards': 'Ihr Guthaben, ihre Prämien und wen sie geworben hat',
  'billing.provider': 'Woran der Zahlungsanbieter und diese Installation sie erkennen',
  'person.name': 'Dein Name und dein Bild',
  'person.role': 'Ob du Inhaber, Filialleitung oder Zähler bist',
  'person.email': 'Deine E-Mail-Adresse',

  'sees.title': 'Wer es sieht',
  'sees.text':
    'Die Personen deiner Filialen sehen, was du dort zählst und änderst, und über dich das, was in dieser Tabelle steht. Personen anderer Organisationen sehen nichts über dich.',
  'sees.operator':
    'Der Betreiber dieser Installation betreibt den Server und hat Zugriff auf das, was dort gespeichert ist. E-Mails an dich laufen über den Mailserver, den er gewählt hat.',

  'end.title': 'Deine Daten löschen',
  'end.text':
    'Auf deiner <profile>Profilseite</profile> kannst du herunterladen, was über dich gespeichert ist, Namen und Bild ändern, Anmeldungen beenden und dein Konto löschen. Das Löschen gilt sofort und endgültig: Konto, Bild, Anmeldungen und Mitgliedschaften sind weg. Eine Organisation, in der du allein bist, wird mit gelöscht. Was du für eine Organisation getan hast, bleibt bei ihr, ohne deinen Namen. Ein Inhaber kann eine Organisation mit allem löschen, was über sie gespeichert ist.',
  'questions.title': 'Fragen',
  'questions.text':
    'Für Berichtigungen und alles andere zu deinen Daten ist zuständig: <operator></operator>.',

  'terms.title': 'Nutzungsbedingungen',
  'terms.lead': 'Was du hier erwarten kannst und was von dir erwartet wird.',
  'terms.software': 'Die Software',
  'terms.softwareText':
    'Shelfcount ist Open Source unter der MIT-Lizenz. Es wird so bereitgestellt, wie es ist, ohne jede Gewährleistung; Genaues steht in der Lizenz.',
  'terms.installation': 'Diese Installation',
  'terms.installationText':
    'Verantwortlich ist <operator></operator>. Der Betreiber pflegt den Server und seine Daten. Er kann eine Organisation sperren und sagt ihren Inhabern dann, warum. Wie oft gesichert wird und wie lange der Dienst läuft, bestimmt ebenfalls der Betreiber.',
  'terms.data': 'Deine Daten',
  'terms.dataText':
    'Was du eingibst, gehört dir und deiner Organisation. Inhaber bestimmen, wer dazugehört, und können Personen entfernen. Was über dich gespeichert ist, steht unter <privacy>Datenschutz</privacy>.',
  'terms.part': 'Dein Teil',
  'terms.partSecret': 'Behalte dein Passwort und die Codes für dein Handy für dich.',
  'terms.partShare': 'Gib nur ein, was du mit deiner Organisation teilen darfst.',
  'terms.partOthers':
    'Versuche nicht, auf etwas zuzugreifen, das anderen gehört, oder ihnen den Dienst zu stören.',
  'terms.costs': 'Was es kostet',
  'terms.costsText': 'Was unter <pricing>Preise</pricing> steht, und nichts ohne deine Zustimmung.',
  'terms.leaving': 'Aufhören',
  'terms.leavingText':
    'Du kannst jederzeit eine Organisation verlassen oder dein Konto löschen, und ein Inhaber kann die Organisation löschen. Das Löschen ist endgültig: Es gibt keine Frist.',
} satisfies Translation<typeof en>
