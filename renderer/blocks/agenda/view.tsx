import * as F from '../../sdk/index.ts';
import { linkAttributes, Paragraph, Picture, Section, SectionHead } from '../../sdk/index.ts';

export const agendaFields = {
  headline: F.headline('What takes place.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups('The dates, in any order; the page shows the next one first.', { min: 1, max: 60 }, 'One date.', {
    date: F.date('The day, `2027-01-31`, or a fact of type date. After it, the build leaves the entry out.'),
    lastDate: F.date('The last day, if it takes several.').optional(),
    starts: F.time('When it begins, with 24 hours: "19:30".').optional(),
    ends: F.time('When it ends.').optional(),
    title: F.text('What it is.', { max: 110 }),
    text: F.rich('What happens there.', { max: 300 }).optional(),
    picture: F.picture('A picture of it.', { decorates: true }).optional(),
    place: F.text('Where it is, if not at `place` of the section.', { max: 110 }).optional(),
    href: F.href('A page about it, or where to book.').optional(),
  }),
  place: F.text('Where everything takes place, unless an entry says otherwise.', { max: 110 }).optional(),
  empty: F.shownWhen('later', F.rich('The text once all dates are over.', { max: 200 })).optional(),
  note: F.rich('A note at the end.', { max: 300 }).optional(),
  tone: F.tone(),
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

export type AgendaProps = F.ViewProps<typeof agendaFields, AgendaPage> &
  F.LayoutProps<typeof agendaLayouts> &
  F.Ui<'agenda'>;

/** Returns the dates that are not over, the next one first. */
export function ahead(items: AgendaProps['items'], today = ''): AgendaProps['items'] {
  return items
    .filter(({ date, lastDate = date }) => lastDate.day >= today)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function keyOf({ date, starts }: AgendaProps['items'][number]): string {
  return `${date.day} ${starts?.time ?? ''}`;
}

export function AgendaView({ id, level, headline, lead, tone, layout, today, ui, ...agenda }: AgendaProps) {
  const { place, note, empty = ui.agenda.empty } = agenda;
  const items = ahead(agenda.items, today);
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      {items.length === 0 ? (
        <Paragraph className="lead" text={empty} />
      ) : (
        <ul className={layout ? `agenda agenda-${layout}` : 'agenda'}>
          {items.map((item) => (
            <Entry key={`${item.date.day} ${item.title}`} {...item} place={item.place ?? place} level={level} />
          ))}
        </ul>
      )}
      {note && <Paragraph className="agenda-note" text={note} />}
    </Section>
  );
}

type EntryProps = AgendaProps['items'][number] & { level: 1 | 2 };

function Entry({ date, lastDate, starts, ends, title, text, picture, place, href, level }: EntryProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <li>
      {/* Read as one date; the line below has it in full. */}
      <p className="agenda-day" aria-hidden="true">
        <span>{date.weekday}</span> <b>{date.dayOfMonth}</b> <span>{date.month}</span>
      </p>
      <div>
        <Title>{href ? <a {...linkAttributes(href)}>{title}</a> : title}</Title>
        <p className="agenda-when">
          <span>
            <time dateTime={date.day}>{date.text}</time>
            {lastDate && (
              <>
                {' – '}
                <time dateTime={lastDate.day}>{lastDate.text}</time>
              </>
            )}
          </span>
          {starts && (
            <span>
              {' '}
              {starts.text}
              {ends && `–${ends.text}`}
            </span>
          )}
          {place && <span> {place}</span>}
        </p>
        {text && <Paragraph text={text} />}
      </div>
      {picture && <Picture picture={picture} />}
    </li>
  );
}
