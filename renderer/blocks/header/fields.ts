import type { Ui, ViewProps } from '../../sdk/block.ts';
import { action, image, link, list, text } from '../../sdk/fields.ts';

export const headerFields = {
  mark: image('A small square logo beside the name. Leave its alt text empty, because the name follows.', {
    decorates: true,
  }).optional(),
  name: text('The name in the header. Defaults to the name of the site.', { max: 40 }).optional(),
  links: list(link('A page of the site.'), 'The main pages, most important first. The current page is marked.', {
    max: 8,
  }).optional(),
  inert: list(text('Text of the entry.', { max: 30 }), 'Entries without a link, shown as disabled, for drafts.', {
    max: 8,
  })
    .meta({ inert: true })
    .optional(),
  action: action('The one thing you want visitors to do, as a button.').optional(),
  menuLabel: text('Label of the button that opens the links on small screens. Defaults to "Menu".', {
    max: 20,
  }).optional(),
};

/** What the header needs to know about its page. It is little, so that all pages outside the links share one header. */
export interface HeaderPage {
  readonly home: string;
  readonly siteName: string;
  /** Address of the current page, if it is among the links. */
  readonly current?: string;
}

export type HeaderProps = ViewProps<typeof headerFields, HeaderPage> & Ui<'header'>;
