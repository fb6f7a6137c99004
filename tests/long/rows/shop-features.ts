import { addPlates } from '../../shops.ts';
import type { TempSite } from '../../temp-site.ts';

/** Features that exclude each other, because they change the same text or have the same name. */
export const exclusive: readonly (readonly string[])[] = [
  ['german', 'arabic'],
  ['siteInTitle', 'textInTitle'],
  ['plates', 'platesWithData'],
];

/** Features of a site by name. Each changes how pages follow from rows. */
export const features: Readonly<Record<string, (site: TempSite) => void>> = {
  folder: config("path: '/{{param.shop.slug}}'", "path: '/shops/{{param.shop.slug}}/here'"),
  base: config("origin: 'https://shops.example'", "origin: 'https://shops.example/all'"),
  slash: setting("trailingSlash: 'always'"),
  german: config("name: 'shops',", "name: 'shops', locale: 'de',"),
  arabic(site) {
    site.edit('templates/document.hbs', '<html lang', '<html dir="{{dir}}" lang');
    config("name: 'shops',", "name: 'shops', locale: 'ar',")(site);
  },
  hidden: template('meta: {', 'meta: { noindex: true,'),
  business: setting("organization: { type: 'Bakery', phone: '+1 555 010 0100' }"),
  facts: setting("facts: { loaf: { type: 'money', value: 79, per: 'once' }, rooms: { type: 'count', value: 5 } }"),
  siteInTitle: template("title: 'The shop in", "title: '{{site.name}}: the shop in"),
  textInTitle: template(
    "title: 'The shop in {{param.shop.name}}'",
    "title: '{{param.shop.promise}} | {{param.shop.name}}'",
  ),
  textInDescription: template(
    "'Our shop in {{param.shop.name}} opens before the bells, and closes when the last loaf is gone.'",
    "'{{param.shop.lead}} {{param.shop.both}}'",
  ),
  marked(site) {
    for (const field of ["lead: text('We bake", "both: text('Come", "short: { ...text('Brief.'),"])
      template(field, field.replace(/text/, 'rich'))(site);
    template(
      'const text =',
      "const rich = (example: string) => ({ ...text(example), type: 'rich' as const });\nconst text =",
    )(site);
  },
  layout(site) {
    const links = "links: [{ label: 'Home', href: '/' }, { label: 'Ask', href: '#faq' }]";
    const footer =
      "{ block: 'footer', columns: [{ title: 'More', links: [{ label: 'Home', href: '/' }] }], copyright: '{year}' }";
    setting(`layouts: { page: { top: { header: { block: 'header', ${links} } }, bottom: { footer: ${footer} } } }`)(
      site,
    );
    config("name: 'shops',", "name: 'shops', layout: 'page',")(site);
  },
  plates: (site) => addPlates(site, 'check'),
  platesWithData: (site) => addPlates(site, 'jsonLd'),
  cards: section(
    "cards: { block: 'serviceCards', headline: '{{param.shop.short}}', cards: [{ icon: 'star', title: '{{param.shop.step}}', description: '{{param.shop.lead}}' }, { icon: 'map', title: 'Bread', description: 'Of {{param.shop.name}}.' }] }",
  ),
  proof: section(
    "proof: { block: 'story', headline: 'Proof', paragraphs: ['{{param.shop.lead}}'], media: { kind: 'review', name: '{{param.shop.name}}', rating: 5, text: '{{param.shop.both}}' } }",
  ),
  compared: section(
    "compared: { block: 'comparison', headline: 'Both', caption: 'Here and there.', columns: ['{{param.shop.name}}', 'There'], rows: [{ name: '{{param.shop.step}}', values: ['{{param.shop.short}}', 'no'] }] }",
  ),
  call: section(
    "call: { block: 'callToAction', headline: '{{param.shop.question}}', actions: [{ label: '{{param.shop.step}}', href: '/' }] }",
  ),
  questions: section(
    "asked: { block: 'faq', headline: '{{param.shop.both}}', items: [{ question: '{{param.shop.promise}}', answer: '{{param.shop.lead}}', id: 'asked-first' }, { question: 'Who?', answer: '{{param.shop.short}}' }] }",
  ),
  form(site) {
    setting(
      "destinations: { office: { label: 'Office', url: 'https://office.example/in', missing: 'None', acceptsForms: true } }",
    )(site);
    section(
      "ask: { block: 'form', headline: 'Ask in {{param.shop.name}}', fields: [{ type: 'text', name: 'name', label: 'Name', required: true, invalid: 'Say it.' }], hidden: [{ name: 'town', value: '{{param.shop.name}}' }], submit: 'Send', sending: 'Sending', destinations: ['office'], success: { kind: 'panel', title: 'Thanks', text: '{{param.shop.short}}' }, failure: { kept: 'Kept.', lost: 'Lost.', email: 'a@shops.example' } }",
    )(site);
  },
};

type Feature = (site: TempSite) => void;

function config(from: string, to: string): Feature {
  return (site) => site.edit('pages.config.ts', from, to);
}

function template(from: string, to: string): Feature {
  return (site) => site.edit('templates/pages/shop.ts', from, to);
}

function setting(text: string): Feature {
  return config("locale: 'en-US',", `locale: 'en-US', ${text},`);
}

function section(text: string): Feature {
  return template("sign: { block: 'notice'", `${text},\n    sign: { block: 'notice'`);
}
