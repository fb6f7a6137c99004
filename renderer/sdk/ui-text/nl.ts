import type { UiParts } from './ui-text.ts';

/** Dutch, addressing people as "u". */
export const nl = {
  close: 'Sluiten',
  skipLink: 'Naar de inhoud',
  header: { menu: 'Menu' },
  footer: { contact: 'Contact' },
  contactDetails: {
    phone: 'Bellen',
    sms: 'Sms',
    email: 'Schrijven',
    address: 'Langskomen',
    hours: 'Openingstijden',
  },
  hours: { title: 'Openingstijden', closed: 'Gesloten', allDay: '24 uur per dag open' },
  packages: { periods: 'Betaalwijze' },
  menu: { soldOut: 'Uitverkocht', groups: 'Onderdelen' },
  agenda: { empty: 'Er zijn op dit moment geen data.' },
  countdown: { until: 'Tot en met {date}' },
  prose: { contents: 'Inhoud', table: 'Tabel', previous: 'Vorige', next: 'Volgende', beside: 'Andere artikelen' },
  comparison: { yes: 'Ja', no: 'Nee' },
  beforeAfter: { before: 'Voor', after: 'Na' },
  media: {
    sample: 'voorbeeld',
    stars: '{rating} van 5 sterren',
  },
  consent: {
    headline: 'Mogen we dit bezoek meetellen?',
    text: 'Als u akkoord gaat, geeft u {services} toestemming om cookies te plaatsen en te zien welke pagina’s u bekijkt, hoe u er bent gekomen en dat u een formulier hebt verstuurd of hebt geboekt; nooit wat u typt. De website werkt in beide gevallen.',
    service: 'een meetdienst',
    accept: 'Akkoord',
    reject: 'Weigeren',
    choices: 'Privacykeuzes',
  },
  form: {
    required: 'Velden met een * zijn verplicht.',
    trap: 'Laat dit veld leeg',
    tooLong: 'Dit is te lang om te versturen. Maak de tekst korter.',
    failed: 'Fout: {destination}',
    answered: 'Het antwoord was {status}.',
    unanswered: 'Er kwam geen antwoord.',
  },
  poster: { watch: 'Bekijken', transcript: 'Lees de tekst' },
  video: {
    loading: 'De video wordt geladen…',
    failed: 'De video wordt hier niet geladen. Druk nog een keer om hem in een nieuw tabblad te bekijken.',
    elsewhere: 'Bekijken in een nieuw tabblad',
  },
  scheduler: {
    loading: 'De agenda wordt geladen…',
    failed: 'De agenda wordt hier niet geladen. Druk nog een keer om hem in een nieuw tabblad te openen.',
    elsewhere: 'Openen in een nieuw tabblad',
  },
  presentation: {
    loading: 'De presentatie wordt geladen…',
    failed: 'De presentatie wordt hier niet geladen; dit zijn de belangrijkste punten.',
  },
  settings: {
    declared: 'Als u dit leeg laat, gaan aanvragen naar {origin}.',
    undeclared: 'Als u dit leeg laat, wordt daar niets naartoe gestuurd.',
    keyed: 'Met een sleutel gaan aanvragen naar {origin}.',
    keyless: 'Er is geen adres voor opgegeven, dus er wordt niets naartoe gestuurd, met of zonder sleutel.',
    noAddress: 'Vul een volledig adres in dat met https:// begint.',
    notAllowed:
      'Aanvragen mogen niet naar {origin}, dus het adres wordt niet gebruikt. Wilt u het toestaan, voeg dan ‘{origin}’ toe aan ‘allowedOrigins’ van de bestemming ‘{name}’ in pages.config.ts en bouw de website opnieuw.',
    noKey: 'Vul de sleutel in zoals de dienst hem toont, zonder spaties.',
    unread: 'Waar aanvragen naartoe gaan, is nu niet te lezen. Sluit dit en probeer het opnieuw.',
    unsaved: 'Niet opgeslagen: deze browser bewaart geen instellingen voor deze website.',
  },
} satisfies UiParts;
