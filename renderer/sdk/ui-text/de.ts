import type { UiParts } from './ui-text.ts';

/** German, addressing people as "Sie". */
export const de = {
  close: 'Schließen',
  skipLink: 'Zum Inhalt springen',
  header: { menu: 'Menü' },
  footer: { contact: 'Kontakt' },
  contactDetails: {
    phone: 'Anrufen',
    sms: 'SMS',
    email: 'Schreiben',
    address: 'Besuchen',
    hours: 'Öffnungszeiten',
  },
  hours: { title: 'Öffnungszeiten', closed: 'Geschlossen', allDay: 'Durchgehend geöffnet' },
  packages: { periods: 'Zahlweise' },
  menu: { soldOut: 'Ausverkauft', groups: 'Abschnitte' },
  agenda: { empty: 'Zurzeit stehen keine Termine fest.' },
  countdown: { until: 'Bis {date}' },
  prose: { contents: 'Inhalt', table: 'Tabelle', previous: 'Zurück', next: 'Weiter', beside: 'Weitere Artikel' },
  comparison: { yes: 'Ja', no: 'Nein' },
  beforeAfter: { before: 'Vorher', after: 'Nachher' },
  media: {
    sample: 'Beispiel',
    stars: '{rating} von 5 Sternen',
  },
  consent: {
    headline: 'Dürfen wir diesen Besuch zählen?',
    text: 'Wenn Sie zustimmen, ist es {services} erlaubt, Cookies zu setzen und zu erfahren, welche Seiten Sie sehen, was Sie hierher geführt hat und dass Sie ein Formular gesendet oder gebucht haben; nie, was Sie eingeben. Die Website funktioniert in jedem Fall.',
    service: 'einem Messdienst',
    accept: 'Zustimmen',
    reject: 'Ablehnen',
    choices: 'Datenschutz-Einstellungen',
  },
  form: {
    required: 'Felder mit * sind Pflichtfelder.',
    trap: 'Dieses Feld bitte leer lassen',
    tooLong: 'Das ist mehr, als gesendet werden kann. Bitte kürzen Sie den Text.',
    failed: 'Fehler: {destination}',
    answered: 'Die Antwort war {status}.',
    unanswered: 'Es kam keine Antwort.',
  },
  poster: { watch: 'Ansehen', transcript: 'Als Text lesen' },
  video: {
    loading: 'Das Video wird geladen …',
    failed: 'Das Video lässt sich hier nicht laden. Drücken Sie noch einmal, um es in einem neuen Tab anzusehen.',
    elsewhere: 'In einem neuen Tab ansehen',
  },
  scheduler: {
    loading: 'Der Kalender wird geladen …',
    failed: 'Der Kalender lässt sich hier nicht laden. Drücken Sie noch einmal, um ihn in einem neuen Tab zu öffnen.',
    elsewhere: 'In einem neuen Tab öffnen',
  },
  presentation: {
    loading: 'Die Präsentation wird geladen …',
    failed: 'Die Präsentation lässt sich hier nicht laden; dies sind ihre wichtigsten Punkte.',
  },
  settings: {
    declared: 'Bleibt das Feld leer, gehen Anfragen an {origin}.',
    undeclared: 'Bleibt das Feld leer, wird dorthin nichts gesendet.',
    keyed: 'Mit einem Schlüssel gehen Anfragen an {origin}.',
    keyless: 'Dafür ist keine Adresse angegeben; deshalb wird dorthin nichts gesendet, mit oder ohne Schlüssel.',
    noAddress: 'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt.',
    notAllowed:
      'Anfragen dürfen nicht an {origin} gehen; die Adresse wird deshalb nicht verwendet. Um sie zu erlauben, ergänzen Sie „{origin}“ in „allowedOrigins“ des Ziels „{name}“ in pages.config.ts und erstellen Sie die Website neu.',
    noKey: 'Geben Sie den Schlüssel so ein, wie der Dienst ihn anzeigt, ohne Leerzeichen.',
    unread: 'Wohin Anfragen gehen, lässt sich gerade nicht lesen. Schließen Sie dies und versuchen Sie es noch einmal.',
    unsaved: 'Nicht gespeichert: Dieser Browser bewahrt für diese Website keine Einstellungen auf.',
  },
} satisfies UiParts;
