import type { en } from './en.ts';

/** Italian. */
export const it = {
  draft:
    '**Bozza.** Scritta dalla configurazione di questo sito. Dice che cosa fanno le pagine, non che cosa fate poi dei dati. Fatela controllare e completare da un avvocato prima di pubblicarla.',
  who: 'Chi è responsabile',
  whoText: '{name} è responsabile di questo sito.',
  contact: 'Potete scriverci a {contact}.',
  visit: 'Quando visitate il sito',
  visitText:
    'Il server che fornisce le pagine vede il vostro indirizzo internet e che cosa richiedete, e può conservarlo per poco tempo nel suo registro. Il sito non usa cookie propri.',
  forms: 'Quando inviate un modulo',
  formsText:
    'Quello che scrivete viene inviato a {destinations}. Se la connessione fallisce, il vostro browser lo conserva e lo invia di nuovo.',
  partialText:
    'Alcuni moduli a più passi inviano ciò che avete inserito appena un passo è completo e avete indicato un indirizzo e-mail o un numero di telefono, anche se non concludete il modulo.',
  stored: 'Che cosa conserva il vostro browser',
  storedText: 'Queste voci restano nel vostro browser, e potete cancellarle lì in ogni momento.',
  noneStored: 'Il sito non conserva nulla nel vostro browser.',
  entry: 'Voce',
  purpose: 'A che serve',
  until: 'Fino a quando',
  outbox: 'quello che avete inviato, finché non è arrivato',
  outboxUntil: 'è arrivato, o è passata una settimana',
  leadKey: 'quali moduli avete inviato, perché nulla parta due volte',
  leadKeyUntil: 'comincia il giorno dopo',
  answers: 'ciò che avete inserito in un modulo, per conservarlo se la pagina viene ricaricata',
  answersUntil: 'inviate il modulo o chiudete la scheda',
  partial: 'ciò che avete inserito in un modulo non concluso, finché non arriva',
  partialUntil: 'è arrivato, inviate il modulo, o è passata una settimana',
  begun: 'il numero di un modulo che avete iniziato',
  shown: 'dati del modulo che la pagina successiva mostra, come il vostro nome',
  shownUntil: 'è passata mezz’ora',
  reported: 'che la pagina successiva conta il modulo come inviato',
  reportedUntil: 'quella pagina è stata aperta, o è passata mezz’ora',
  variant: 'quale versione di una pagina vedete',
  variantUntil: 'chiudete la scheda o cancellate la voce',
  variantKept: 'cancellate la voce',
  choice: 'la vostra scelta sulle misurazioni',
  choiceUntil: 'sono passati {days} giorni, o scegliete di nuovo',
  touch: 'come siete arrivati al sito, se avete acconsentito',
  touchUntil: 'sono passati tre mesi, o revocate il consenso',
  counted: 'che cosa è già stato contato, se avete acconsentito',
  countedUntil: 'revocate il consenso',
  measured: 'Se acconsentite alle misurazioni',
  measuredText:
    'Con il vostro consenso, {services} possono usare cookie e sapere quali pagine vedete, che cosa vi ha portato lì e che avete inviato un modulo, mai quello che avete scritto. Potete revocare il consenso in ogni momento; i cookie vengono allora cancellati.',
  frames: 'Contenuti di altri',
  framesText:
    'Alcune pagine mostrano contenuti di {origins}. Si caricano quando li premete, e il fornitore conosce allora il vostro indirizzo internet.',
  rights: 'I vostri diritti',
  rightsText:
    'Potete chiedere che cosa è conservato su di voi, farlo correggere o cancellare, opporvi al suo uso e rivolgervi a un’autorità di controllo.',
} satisfies typeof en;
