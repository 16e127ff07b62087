import type { Translation } from '../catalogue.ts'
import type en from './en.ts'

export default {
  'frame.skip': 'Zum Inhalt',
  'frame.site': 'Website',
  'frame.howItWorks': 'So geht es',
  'frame.pricing': 'Preise',
  'frame.demo': 'Demo',
  'frame.signIn': 'Anmelden',
  'frame.signUp': 'Konto erstellen',
  'frame.myStores': 'Meine Filialen',
  'frame.license': 'Open Source unter der MIT-Lizenz',
  'frame.product': 'Produkt',
  'frame.home': 'Startseite',
  'frame.verify': 'Zählung prüfen',
  'frame.developers': 'Für Entwickler',
  'frame.account': 'Konto',
  'frame.forgot': 'Passwort vergessen?',
  'frame.recover': 'Konto wiederherstellen',
  'frame.organization': 'Organisation',
  'frame.profile': 'Profil',
  'frame.legal': 'Rechtliches',
  'frame.privacy': 'Datenschutz',
  'frame.terms': 'Nutzungsbedingungen',

  'hero.title': 'Zähl deinen ganzen Laden mit den Handys, die du hast',
  'hero.lead':
    'Bestandsliste importieren, Regale verteilen und live zusehen, wie sich die Zählung füllt. Am Ende weißt du, was fehlt, wo und wahrscheinlich warum.',
  'hero.start': 'Kostenlos starten',
  'demo.opening': 'Die Demo wird vorbereitet und gleich geöffnet.',
  'hero.demo': 'Live ansehen',
  'hero.see': 'So geht es',
  'hero.files': 'Nimmt CSV und Excel so, wie sie sind, und den Export von Shopify',
  'hero.browser': 'Läuft im Browser, auch ohne Netz. Kein App Store.',
  'hero.open': 'Open Source: unseres nutzen oder selbst betreiben',

  'count.manager': 'Was die Filialleitung sieht',
  'count.counter': 'Was {name} sieht',
  'count.alt':
    'Eine laufende Zählung: Jedes Regal ist eine Kachel mit seinem Stand, und ein Handy zählt eines der Regale ohne Netz.',
  'count.name': 'Frühjahrsinventur',
  'count.live': 'Live',
  'count.done': '{done, number} von {shelves, plural, one {# Regal} other {# Regalen}} fertig',
  'count.roomDone': '{done, number} von {shelves, number} fertig',
  'count.room.grocery': 'Lebensmittel',
  'count.room.kitchen': 'Küche & Tisch',
  'count.room.bath': 'Bad & Wäsche',
  'count.room.stock': 'Lager',
  'count.saved': 'Offline · {count, number} gespeichert',
  'count.item': 'Schale Steinzeug 16 cm',
  'count.onShelf': 'in diesem Regal',
  'count.undo': 'Zurück',
  'count.offline':
    'Das Handy von {name} ist offline. {count, plural, one {# Zählung ist} other {# Zählungen sind}} dort sicher, und die Übersicht sagt es.',

  'trouble.title': 'Was bei einer Inventur schiefgeht, und was hier passiert',
  'trouble.network': 'Im Lager fällt das WLAN aus.',
  'trouble.networkText':
    'Jeder Scan liegt auf dem Handy, bevor es piept, und wird später gesendet. Du siehst, welches Handy noch wie viele hat.',
  'trouble.barcodes': 'Excel hat die Nullen deiner Barcodes verschluckt.',
  'trouble.barcodesText':
    'Der Import ergänzt sie anhand der Prüfziffer, zeigt jede Korrektur und nennt, was er nicht retten konnte.',
  'trouble.cases': 'Ein Karton mit 12 wurde als 1 gezählt.',
  'trouble.casesText':
    'Differenzen, die genau ein Vielfaches eines Kartons sind, werden markiert, mit Regal und Scans.',
  'trouble.shelves': 'Niemand weiß, ob das Regal fertig ist.',
  'trouble.shelvesText':
    '„Nicht gezählt“ und „null gezählt“ sind nie dasselbe, weder am Bildschirm noch im Export.',

  'steps.map': 'Laden aufzeichnen',
  'steps.mapText':
    'Räume in der Reihenfolge, in der man sie abgeht, Regale mit den Codes auf ihren Schildern. Eine ganze Reihe auf einmal, oder aus deiner Bestandsliste.',
  'steps.team': 'Team einladen',
  'steps.teamText':
    'Per E-Mail, Link oder QR-Code. Du bestimmst, wer leitet, wer zählt, und in welchen Filialen.',
  'steps.count': 'Mit den eigenen Handys zählen',
  'steps.countText':
    'QR-Code am Bildschirm scannen, und das Handy ist angemeldet. Regal wählen, mit Kamera oder Barcodescanner scannen, auch ohne Netz.',
  'steps.watch': 'Zusehen, wie es voll wird',
  'steps.watchText':
    'Jedes Regal ist eine Kachel: wer zählt, was abgegeben ist, was noch fehlt und wie lange es dauert. Ohne Nachfragen.',

  'gains.title': 'Was du davon hast',
  'gains.cause': 'Differenzen mit wahrscheinlicher Ursache',
  'gains.causeText':
    'Ein Karton als Stück gezählt, ein Regal doppelt, ein Artikel mit einem anderen verwechselt: Mögliche Fehler stehen da, bevor jemand nachzählt.',
  'gains.ask': 'Antworten auf deine Fragen',
  'gains.askText':
    'Frag in deinen Worten, wo der Schwund liegt. Zu jeder Antwort stehen die Zeilen, aus denen sie kommt. Ein KI-Modell ist möglich, und seine Zahlen werden an deiner Zählung geprüft.',
  'gains.files': 'Deine eigene Datei, mit den Zählungen darin',
  'gains.filesText':
    'Zurück in das System, aus dem sie kam: Shopify, Square, Lightspeed, Clover, WooCommerce, Loyverse, Odoo oder deine eigene Tabelle.',
  'gains.reports': 'Schwund im Blick',
  'gains.reportsText':
    'Schwund, Genauigkeit und Tempo im Verlauf, nach Filiale und Warengruppe: am Bildschirm, auf Papier oder als Datei.',

  'proof.title': 'Überzeug dich selbst',
  'proof.counts': '{count, number} Zählungen, keine verloren',
  'proof.countsText':
    'In unserem Dauertest haben wir den Server in 90 Sekunden {stops, number}-mal beendet, {cuts, number} Verbindungen getrennt und {twice, number} Zählungen doppelt gesendet. Alle kamen an, und jede zählte einmal.',
  'proof.seal': 'Ergebnisse sind versiegelt',
  'proof.sealText':
    'Wer die Datei hat, kann <verify>prüfen, dass nichts geändert wurde</verify>, auch ohne Konto.',
  'proof.blind': 'Blind heißt blind',
  'proof.blindText':
    'Die Handys bekommen die Sollzahlen nie, und jeder sieht nur die Filialen, in denen er arbeitet. Der Server prüft das jedes Mal.',
  'proof.open': 'Der Code ist offen',
  'proof.openText': 'Lesen, Tests laufen lassen, selbst betreiben. MIT-Lizenz.',

  'price.title': 'Kostenlos starten. Zahlen, wenn du wächst.',
  'price.lead': 'Zum Start ohne Karte. Wechseln oder kündigen, wann du möchtest.',
  'price.all': 'Alle Tarife ansehen',

  'call.title': 'Bereit für die nächste Inventur?',
  'call.text': 'Die Einrichtung dauert Minuten, und die Handys sind schon in der Tasche.',
} satisfies Translation<typeof en>
