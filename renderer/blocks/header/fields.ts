import type { LayoutProps, Ui, ViewProps } from '../../sdk/block.ts';
import { action, flag, link, list, organization, phone, text } from '../../sdk/fields.ts';
import { picture } from '../../sdk/picture/fields.ts';
import { shortFact } from '../../sdk/utility/short-fact.ts';

export const headerFields = {
  mark: picture('A small square logo beside the name. It needs no `alt`, because the name follows.', {
    decorates: true,
  }).optional(),
  logo: picture('A logo of any width, in place of the square one.', { decorates: true }).optional(),
  hideName: flag('The logo holds the name: it is not written beside it, and read out instead.').optional(),
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
  phone: phone('A number to call, beside the button. Phones show it as a round button with a receiver.').optional(),
  utility: list(
    shortFact('One fact.'),
    'Short facts in a thin line above the header, such as hours and address. The line scrolls away with the page.',
    { max: 4 },
  ).optional(),
  status: organization(
    'Says in that line whether the business is open now: `true`, or the name of a location. It needs `hours` in `organization`.',
  ).optional(),
  menuLabel: text('Label of the button that opens the links on small screens. Defaults to "Menu".', {
    max: 20,
  }).optional(),
};

export const headerLayouts = {
  bar: 'The name at the start of a line, links and button at its end.',
  centred: 'The name in the middle of a line, half of the links on each side.',
  stacked: 'The name in the middle, above a line of links, which stays visible alone.',
  floating: 'A bar on its own sheet, off the edges of the window.',
};

/** What the header needs to know about its page. It is little, so that all pages outside the links share one header. */
export interface HeaderPage {
  readonly home: string;
  readonly siteName: string;
  /** Address of the current page, if it is among the links. */
  readonly current?: string;
}

export type HeaderProps = ViewProps<typeof headerFields, HeaderPage> &
  LayoutProps<typeof headerLayouts> &
  Ui<'header' | 'close' | 'hours' | 'status'>;
