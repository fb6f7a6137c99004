import {
  date,
  group,
  headline,
  href,
  type LayoutProps,
  list,
  picture,
  rich,
  shownWhen,
  text,
  time,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

export const agendaFields = {
  headline: headline('What takes place.', { max: 90 }),
  lead: rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: list(
    group(
      {
        date: date('The day, `2027-01-31`, or a fact of type date. After it, the build leaves the entry out.'),
        lastDate: date('The last day, if it takes several.').optional(),
        starts: time('When it begins, with 24 hours: "19:30".').optional(),
        ends: time('When it ends.').optional(),
        title: text('What it is.', { max: 110 }),
        text: rich('What happens there.', { max: 300 }).optional(),
        picture: picture('A picture of it.', { decorates: true }).optional(),
        place: text('Where it is, if not at `place` of the section.', { max: 110 }).optional(),
        href: href('A page about it, or where to book.').optional(),
      },
      'One date.',
    ),
    'The dates, in any order; the page shows the next one first.',
    { min: 1, max: 60 },
  ),
  place: text('Where everything takes place, unless an entry says otherwise.', { max: 110 }).optional(),
  empty: shownWhen('later', rich('The text once all dates are over.', { max: 200 })).optional(),
  note: rich('A note at the end.', { max: 300 }).optional(),
  tone: tone(),
};

export const agendaLayouts = {
  list: 'A line for each date.',
  cards: 'A card for each date, side by side.',
};

/** What the agenda needs to know about its page. */
interface AgendaPage {
  /** Day of the build. */
  readonly today?: string | undefined;
}

export type AgendaProps = ViewProps<typeof agendaFields, AgendaPage> & LayoutProps<typeof agendaLayouts> & Ui<'agenda'>;
