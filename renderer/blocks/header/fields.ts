import type { Ui, ViewProps } from '../../sdk/block.ts';
import { action, image, link, list, text } from '../../sdk/fields.ts';

export const headerFields = {
  mark: image('A small square picture beside the name; leave its words empty, the name says it.', {
    decorates: true,
  }).optional(),
  name: text('The name as the header shows it. The name of the site when left out.', { max: 40 }).optional(),
  links: list(link('A page of the site.'), 'The main pages, most important first. The one that is open is marked.', {
    max: 8,
  }).optional(),
  inert: list(text('What the entry says.', { max: 30 }), 'Entries that lead nowhere and say so, for drafts.', {
    max: 8,
  })
    .meta({ inert: true })
    .optional(),
  action: action('The one thing you want visitors to do, as a button.').optional(),
  menuLabel: text('What the button that opens the links on small screens says. "Menu" when left out.', {
    max: 20,
  }).optional(),
};

/** What the header knows of its page: only what changes its look, so that pages outside the links share one. */
export interface HeaderPage {
  readonly home: string;
  readonly siteName: string;
  /** Address of the open page when the links hold it. */
  readonly current?: string;
}

export type HeaderProps = ViewProps<typeof headerFields, HeaderPage> & Ui<'header'>;
