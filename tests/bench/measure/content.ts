import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { Row } from '../job/rows.ts';
import { words } from '../job/words.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a finished page lacks of what every candidate has to show; nothing when the job was done. */
export function missing(html: string, row: Row): string[] {
  const elements = elementsIn(parse(html));
  const text = elements
    .filter(({ tagName }) => tagName === 'body')
    .map(textOf)
    .join('');
  const own = [row.hero.headline, row.hero.lead, ...row.hero.points];
  const cards = row.cards.flatMap(({ title, description }) => [title, description]);
  const reviews = row.reviews.flatMap((review) => [review.name, review.text]);
  const { prices, compare, questions, form, footer } = words;
  const shared = [
    ...prices.items.flatMap(({ name, price, features }) => [name, `$${price}`, ...features]),
    ...compare.rows.map(({ name }) => name),
    ...questions.items.flatMap(({ question, answer }) => [question, answer]),
    ...form.fields.map(({ label }) => label),
    form.submit,
    footer.copyright,
  ];
  return [
    ...[...own, ...cards, ...reviews, ...shared].filter((said) => !text.includes(said)).map((said) => `"${said}"`),
    ...lacksOf(elements, row),
  ];
}

function lacksOf(elements: readonly Element[], row: Row): string[] {
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const title = named('title').map(textOf).join('');
  const description = named('meta').find((meta) => attribute(meta, 'name') === 'description');
  const fields = [...named('input'), ...named('textarea')].map((field) => attribute(field, 'name'));
  const rows = named('tr').filter((line) => elementsIn(line).some(({ tagName }) => tagName === 'td'));
  return [
    ...(title === row.title ? [] : ['its title']),
    ...(description && attribute(description, 'content') === row.description ? [] : ['its description']),
    ...(named('link').some((link) => attribute(link, 'rel') === 'canonical') ? [] : ['its address']),
    ...(named('details').length === words.questions.items.length ? [] : ['its questions']),
    // The row of names above the nine has an empty cell in its corner.
    ...(rows.length === words.compare.rows.length + 1 ? [] : ['the rows of its table']),
    ...(named('form').length === 1 ? [] : ['its form']),
    ...words.form.fields.filter(({ name }) => !fields.includes(name)).map(({ name }) => `the field "${name}"`),
    ...(named('script').some(isQuestionsData) ? [] : ['its questions as structured data']),
  ];
}

function isQuestionsData(script: Element): boolean {
  if (attribute(script, 'type') !== 'application/ld+json') return false;
  return [JSON.parse(textOf(script))].flat().flatMap(graphOf).some(isQuestions);
}

function graphOf(data: { readonly '@graph'?: readonly unknown[] }): readonly unknown[] {
  return data['@graph'] ?? [data];
}

function isQuestions(data: unknown): boolean {
  const { '@type': type, mainEntity } = data as { '@type'?: unknown; mainEntity?: readonly unknown[] };
  return type === 'FAQPage' && mainEntity?.length === words.questions.items.length;
}

function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsIn)];
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}
