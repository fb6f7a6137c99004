import type { AnyBlock } from '../../../renderer/sdk/block.ts';
import { blockSchema } from '../../../renderer/site/registry.ts';
import { changeTexts } from '../../change-texts.ts';
import { type ExamplePages, examplePages, type Section } from './example-site.ts';

/** Fields whose text is a name that is not shown, or a phone number. */
const names = [
  'destinations',
  'destination',
  'src',
  'small',
  'captions',
  'file',
  'directions',
  'href',
  'link',
  'id',
  'icon',
  'phone',
];

/** An example with other texts that its block accepts: the first that fits of those that `words` gives for a text, or its own. */
export function withWords(words: (text: string) => Iterable<string>, block: AnyBlock, props: Section): Section {
  const schema = blockSchema(block);
  const isRight = (fields: Section) => schema.safeParse(fields).success && (block.check?.(fields) ?? []).length === 0;
  const other = (fields: Section, change: (text: string, key: string) => string) =>
    changeTexts(fields, change) as Section;
  // What its links lead to stands on no page of these.
  let fields = other(props, (text) => (/^[#/]/.test(text) ? '/' : text));
  const texts = new Map<string, { readonly key: string; readonly text: string }>();
  changeTexts(fields, (text, key) => {
    if (!names.includes(key)) texts.set(`${key} ${text}`, { key, text });
    return text;
  });
  for (const { key, text } of texts.values()) {
    for (const part of words(text)) {
      const tried = other(fields, (old, name) => (old === text && name === key ? part : old));
      if (!isRight(tried)) continue;
      fields = tried;
      break;
    }
  }
  return fields;
}

/** The same words, cut shorter and shorter. */
export function* shorterAndShorter(words: string): Iterable<string> {
  for (let length = words.length; length > 3; length = Math.ceil(length * 0.8) - 1) yield words.slice(0, length).trim();
}

/** Words of pages about services, by language, from short to long. */
const vocabulary = {
  'fr-FR':
    'dès vos avec pour votre menus devis prix visite client appeler travaux horaires bouquets réserver bienvenue livraison commander entretien nettoyage mercredi paiement gratuitement traiteurs découvrir conditions rendez-vous spécialités appartement réservation disponibles partenaires engagements anniversaire installation consultation confidentialité professionnels particulièrement renseignements établissements accompagnement administration remboursement fonctionnement personnalisation approvisionnement',
  'de-DE':
    'und Ihr mit für Zeit Preis Firma Termin anrufen Beratung Angebote Mittwoch Donnerstag kostenlos Bestellung Buchungen Werkstatt Lieferung Reinigung Geburtstage Frühstücke Einrichtung Verfügbarkeit Bewertungen Dienstleister Öffnungszeiten Ansprechpartner Voraussetzungen Veranstaltungen Geschäftsführung Stornobedingungen Terminvereinbarung Datenschutzerklärung Rückerstattungsrecht Sonderanfertigungen Wiederherstellungen',
  'es-ES':
    'con por sus para más menú citas precio visita llamar ofertas horario cliente reserva miércoles empresas entregas limpieza presupuesto opiniones calendario instalación cumpleaños condiciones reservaciones confirmación consultoría comprobación mantenimiento disponibilidad profesionales especialidades establecimiento administración personalización electrodomésticos acondicionamiento responsabilidades agradecimientos',
} as const;

export type Language = keyof typeof vocabulary;
export const wordyLanguages = Object.keys(vocabulary) as Language[];

/**
 * Says a text in words of a language that are a quarter longer than its own, as translations are, then in fewer and fewer of
 * them. Figures, addresses, paths and marks stay.
 */
export function inLanguage(language: Language): (text: string) => Iterable<string> {
  const all = vocabulary[language].split(' ');
  let turn = 0;
  const longer = (word: string) => {
    const length = Math.round(word.length * 1.25) + 1;
    const near = all.filter((one) => Math.abs(one.length - length) <= 1);
    turn += 1;
    const chosen = near[turn % near.length] ?? all.at(-1) ?? word;
    return /^\p{Lu}/u.test(word) ? chosen.replace(/^./, (letter) => letter.toUpperCase()) : chosen;
  };
  return function* (text) {
    if (/[@{}]|https?:|\.\w{2,4}$/.test(text)) return;
    const said = text.replace(/(?<![\p{L}\d&;#/.])\p{L}{2,}(?![\p{L}\d/]|\.\p{L})/gu, longer);
    yield said;
    const words = said.split(' ');
    for (let count = words.length - 1; count > 0; count = Math.floor(count * 0.9))
      yield words.slice(0, count).join(' ');
  };
}

/** Details of the business in each layout that shows them, and as many controls as a bar takes. */
function crowded(language: Language): Readonly<Record<string, Section>> {
  const [call, book, directions] = labels[language];
  const links = [book, directions].map((label) => ({ label, href: '/' }));
  const details = { organization: true, hours: true, columns: [{ title: book, links }], copyright: 'Words' };
  const header = { block: 'header', name: 'Trattoria Lucciola', phone: '(555) 010-0142', links, status: true };
  const footers = ['columns', 'simple', 'centred', 'poster'].map((layout) => [
    layout,
    { block: 'footer', tagline: `${book}, ${call}`, layout, ...details },
  ]);
  return {
    head: header,
    floating: { ...header, layout: 'floating', action: { label: book, href: '/' } },
    way: { block: 'map', headline: directions, organization: true, status: true },
    reach: { block: 'contactDetails', headline: book, organization: true, status: true },
    ...Object.fromEntries(footers),
    bar: {
      block: 'actionBar',
      actions: [
        { label: call, href: 'tel:+15550100142', icon: 'phone' },
        { label: directions, href: '/' },
        { label: book, href: '/', icon: 'calendar' },
      ],
    },
  };
}

const labels = {
  'fr-FR': ['Appeler', 'Réserver', 'Itinéraire'],
  'de-DE': ['Anrufen', 'Reservieren', 'Wegbeschreibung'],
  'es-ES': ['Llamar', 'Reservar', 'Cómo llegar'],
} as const;

const made = new Map<Language, ExamplePages>();

/** One page for each block with its examples in a language, and one with details of the business. Makes them once. */
export function pagesIn(language: Language): ExamplePages {
  const pages = made.get(language) ?? makePages(language);
  made.set(language, pages);
  return pages;
}

function makePages(language: Language): ExamplePages {
  const words = inLanguage(language);
  const pages = {
    ...examplePages(language, (block, props) => withWords(words, block, props)),
    [`/${language}/crowded`]: crowded(language),
  };
  return Object.fromEntries(Object.entries(pages).map(([path, sections]) => [path, { locale: language, sections }]));
}
