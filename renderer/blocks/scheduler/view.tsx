import { embedAttributes, embedFields } from '../../client/embed/embed-fields.ts';
import * as F from '../../sdk/index.ts';
import { Icon, linkAttributes, Paragraph, Points, Section, SectionHead } from '../../sdk/index.ts';
import { scheduler as english } from '../../sdk/ui-text/english/scheduler.ts';
import { notEnglish } from '../../sdk/ui-text/ui-text.ts';

const messageFields = {
  name: F.text('Path to the name of a message. Defaults to "event".', { max: 60 }).optional(),
  booked: F.text('Name of the message that reports a booking.', { max: 80 }).optional(),
  booking: F.text('Path to the id of a booking, so that a booking reported twice counts once.', { max: 80 }).optional(),
  resized: F.text('Name of the message that reports the height of the calendar.', { max: 80 }).optional(),
  height: F.text('Path to the height in that message, in pixels.', { max: 80 }).optional(),
};

export const schedulerFields = {
  headline: F.headline('What the visitor gets out of the appointment.', { max: 110 }),
  lead: F.rich('A sentence or two below the headline.', { max: 400 }).optional(),
  event: F.text('Name of the appointment.', { max: 80 }),
  duration: F.text('How long it takes: "30 minutes".', { max: 40 }),
  href: F.href('The booking page. It opens in a new tab, unless the calendar is embedded here.'),
  embed: F.group(
    {
      ...embedFields,
      messages: F.group(
        messageFields,
        'Names of the messages that the calendar sends, and paths to values in them, with dots between keys.',
      ).optional(),
    },
    'The calendar itself. It replaces its drawing once the visitor presses the button.',
  ).optional(),
  button: F.text('Label of the button: what happens next.', { max: 60 }),
  highlights: F.list(F.rich('One point.', { max: 140 }), 'What the appointment covers.', { max: 6 }).optional(),
  note: F.rich('Small print: what it costs, how to move it.', { max: 200 }).optional(),
  tone: F.tone(),
};

/** Names and paths for parsing a calendar's messages. */
export type MessageNames = F.Resolved<typeof messageFields>;

export const schedulerLayouts = {
  sheet: 'A sheet below the headline.',
  side: 'A thin line: the headline and the button.',
  first: 'For the start of a page: a sheet beside a large headline, its button in sight.',
};

export type SchedulerProps = F.ViewProps<typeof schedulerFields> &
  F.LayoutProps<typeof schedulerLayouts> &
  F.Ui<'scheduler'>;

/**
 * The appointment, a drawing of a calendar, and the booking link, whose click area is the whole sheet. If a calendar is
 * embedded, the link shows it in place of the drawing. In the layout `side` it is the quieter of two calls to action.
 */
export function SchedulerView({ id, level, headline, lead, tone, layout, ...appointment }: SchedulerProps) {
  const { event, duration, href, button, highlights, note, embed, ui } = appointment;
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone} className={layout ? `wrap scheduler-${layout}` : 'wrap'}>
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      <div
        className="scheduler"
        {...embedAttributes('scheduler', embed && { ...notEnglish(ui.scheduler, english), ...embed, title: event })}
      >
        <div className="scheduler-event">
          <Title>{event}</Title>
          <p className="scheduler-duration">
            <Icon name="clock" />
            {duration}
          </p>
          <Points points={highlights} />
        </div>
        {(embed || layout !== 'side') && (
          <div className={embed ? 'scheduler-place embed' : 'scheduler-place'}>{layout !== 'side' && <Calendar />}</div>
        )}
        <div className="scheduler-book">
          <a
            className={layout === 'side' ? 'button button-quiet' : 'button button-large'}
            {...linkAttributes(href, true)}
          >
            {button}
            <Icon name={embed ? 'calendar' : 'arrow-out'} />
          </a>
          {note && <Paragraph className="scheduler-note" text={note} />}
        </div>
      </div>
    </Section>
  );
}

/** The days of a month without a date: free, `o`, or not, `-`. One is chosen, `x`. */
const days = '-ooo---o-oxo--oo-oo--ooo-o----oo---';

/** A drawing of a calendar. It names no day and no hour, because none would be true for long. */
function Calendar() {
  return (
    <div className="scheduler-calendar" aria-hidden="true">
      {Array.from(days, (day, index) =>
        day === '-' ? <i key={days.slice(index)} /> : <b key={days.slice(index)} className={chosen(day)} />,
      )}
    </div>
  );
}

function chosen(day: string): string | undefined {
  return day === 'x' ? 'scheduler-chosen' : undefined;
}
