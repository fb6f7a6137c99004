import type { UiParts } from './ui-text.ts';

/** Italian, addressing people formally. */
export const it = {
  close: 'Chiudi',
  skipLink: 'Vai al contenuto',
  header: { menu: 'Menu' },
  footer: { contact: 'Contatti' },
  contactDetails: {
    phone: 'Telefono',
    sms: 'SMS',
    email: 'E-mail',
    address: 'Dove siamo',
    hours: 'Orari',
  },
  hours: { title: 'Orari di apertura', closed: 'Chiuso', allDay: 'Aperto 24 ore su 24' },
  packages: { periods: 'Modalità di pagamento' },
  menu: { soldOut: 'Esaurito', groups: 'Sezioni' },
  agenda: { empty: 'Nessuna data al momento.' },
  countdown: { until: 'Fino al {date}' },
  prose: { contents: 'Indice', table: 'Tabella', previous: 'Precedente', next: 'Successivo', beside: 'Altri articoli' },
  comparison: { yes: 'Sì', no: 'No' },
  beforeAfter: { before: 'Prima', after: 'Dopo' },
  media: {
    sample: 'esempio',
    stars: '{rating} stelle su 5',
  },
  consent: {
    headline: 'Possiamo contare questa visita?',
    text: 'Se accetta, autorizza {services} a impostare cookie e a sapere quali pagine vede, che cosa l’ha portata qui e che ha inviato un modulo o prenotato; mai che cosa scrive. Il sito funziona in ogni caso.',
    service: 'un servizio di misurazione',
    accept: 'Accetta',
    reject: 'Rifiuta',
    choices: 'Preferenze sulla privacy',
  },
  form: {
    required: 'I campi contrassegnati con * sono obbligatori.',
    trap: 'Lasciare vuoto questo campo',
    tooLong: 'Il testo è troppo lungo per essere inviato. La preghiamo di abbreviarlo.',
    failed: 'Errore: {destination}',
    answered: 'La risposta è stata {status}.',
    unanswered: 'Non è arrivata alcuna risposta.',
  },
  poster: { watch: 'Guarda', transcript: 'Leggi la trascrizione' },
  video: {
    loading: 'Caricamento del video…',
    failed: 'Il video non si carica qui. Prema di nuovo per guardarlo in una nuova scheda.',
    elsewhere: 'Guarda in una nuova scheda',
  },
  scheduler: {
    loading: 'Caricamento del calendario…',
    failed: 'Il calendario non si carica qui. Prema di nuovo per aprirlo in una nuova scheda.',
    elsewhere: 'Apri in una nuova scheda',
  },
  presentation: {
    loading: 'Caricamento della presentazione…',
    failed: 'La presentazione non si carica qui; questi sono i suoi punti principali.',
  },
  settings: {
    declared: 'Se il campo resta vuoto, le richieste vanno a {origin}.',
    undeclared: 'Se il campo resta vuoto, non viene inviato nulla.',
    keyed: 'Con una chiave, le richieste vanno a {origin}.',
    keyless: 'Non è dichiarato alcun indirizzo, quindi non viene inviato nulla, con o senza chiave.',
    noAddress: 'Inserisca un indirizzo completo che inizi con https://.',
    notAllowed:
      'Le richieste non possono andare a {origin}, quindi l’indirizzo non viene usato. Per consentirlo, aggiunga «{origin}» ad «allowedOrigins» della destinazione «{name}» in pages.config.ts e generi di nuovo il sito.',
    noKey: 'Inserisca la chiave come la mostra il servizio, senza spazi.',
    unread: 'Al momento non è possibile leggere dove vanno le richieste. Chiuda e riprovi.',
    unsaved: 'Non salvato: questo browser non conserva impostazioni per questo sito.',
  },
} satisfies UiParts;
