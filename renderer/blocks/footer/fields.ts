import type { LayoutProps, Ui, ViewProps } from '../../sdk/block.ts';
import { group, href, icon, link, list, organization, phone, rich, text } from '../../sdk/fields.ts';
import { picture } from '../../sdk/picture/fields.ts';

export const footerFields = {
  logo: picture('A logo above all else. Its `alt` is the name that it shows.').optional(),
  tagline: text('What the business does, in one sentence.', { max: 200 }).optional(),
  columns: list(
    group(
      {
        title: text('What the links have in common.', { max: 40 }),
        links: list(link('A page, or a section of a page.'), 'The links, most important first.', { max: 12 }),
      },
      'Links under one title.',
    ),
    'Columns of links.',
    { max: 4 },
  ).optional(),
  organization: organization(
    'Shows name, address, phone and e-mail of `organization`: `true`, or the name of a location. Fields written here win.',
  ).optional(),
  hours: organization('Shows the opening hours of `organization`: `true`, or the name of a location.').optional(),
  contactTitle: text('Title above the address. Defaults to "Contact".', { max: 40 }).optional(),
  address: list(text('A line of the address.', { max: 80 }), 'The postal address, line by line.', {
    max: 6,
  }).optional(),
  phone: phone('The number to call.').optional(),
  email: text('The e-mail address to write to.', { max: 120 }).optional(),
  social: list(
    group(
      {
        network: text('Name of the network, as the text of the link.', { max: 40 }),
        href: href('Address of your profile.'),
        icon: icon('An icon in front of the name.').optional(),
      },
      'One profile.',
    ),
    'Your profiles in social networks.',
    { max: 8 },
  ).optional(),
  legal: list(link('A page such as your privacy policy.'), 'Legal pages, in the last line.', { max: 6 }).optional(),
  inert: list(
    text('A name without a link yet, shown as plain text.', { max: 60 }),
    'Pages and profiles that do not exist yet, such as a privacy policy.',
    { max: 12 },
  ).optional(),
  disclaimer: list(rich('A paragraph.'), 'Conditions and exceptions in full, paragraph by paragraph.', {
    max: 6,
  }).optional(),
  copyright: text('Who holds the rights. The copyright sign and the year are added in front.', { max: 120 }),
};

export const footerLayouts = {
  columns: 'What you do beside columns of links.',
  simple: 'One line: the rights at its start, all links at its end.',
  centred: 'All in the middle, the links in rows.',
  poster: 'Columns of links, then the name of the site across the whole width.',
};

/** What the footer needs to know about its page. */
export interface FooterPage {
  /** Year of the build. */
  readonly year: number;
  /** The footer is inside the layout's `<footer>`, so it must not be one itself. */
  readonly inFooter?: boolean;
  /** Name of the site, in large type, and the widths of its letters as far as they are known. */
  readonly poster?: string;
  readonly letterWidths?: Readonly<Record<string, number>>;
}

export type FooterProps = ViewProps<typeof footerFields, FooterPage> & LayoutProps<typeof footerLayouts> & Ui<'footer'>;
