import type { Section } from 'frontage';
import { words } from '../../words.ts';

export const header = { block: 'header', links: words.nav, action: words.action } satisfies Section;

export const footer = {
  block: 'footer',
  tagline: words.tagline,
  columns: words.footer.columns,
  copyright: words.footer.copyright,
} satisfies Section;

export const home = { block: 'pageIntro', headline: words.home.headline, lead: words.home.lead } satisfies Section;

export const lost = { block: 'pageIntro', headline: 'Not here', lead: 'No such page.' } satisfies Section;

export const prices = {
  block: 'packages',
  headline: words.prices.headline,
  lead: words.prices.lead,
  items: words.prices.items.map(({ id, price: _, ...item }) => ({
    ...item,
    price: { fact: id },
    action: words.action,
  })),
  note: words.prices.note,
} satisfies Section;

export const compare = { block: 'comparison', ...words.compare } satisfies Section;

export const questions = { block: 'faq', ...words.questions } satisfies Section;

const { headline, lead, fields, submit, sending, note, thanks, failed, email } = words.form;

export const quote = {
  block: 'form',
  headline,
  lead,
  fields,
  submit,
  sending,
  note,
  destinations: ['office'],
  success: { kind: 'panel', ...thanks },
  failure: { kept: failed, lost: failed, email },
} satisfies Section;
