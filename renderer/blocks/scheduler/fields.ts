import { embedFields } from '../../client/embed/embed-fields.ts';
import {
  group,
  headline,
  href,
  type LayoutProps,
  list,
  type Resolved,
  rich,
  text,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

const messageFields = {
  name: text('Path to the name of a message. Defaults to "event".', { max: 60 }).optional(),
  booked: text('Name of the message that reports a booking.', { max: 80 }).optional(),
  booking: text('Path to the id of a booking, so that a booking reported twice counts once.', {
    max: 80,
  }).optional(),
  resized: text('Name of the message that reports the height of the calendar.', { max: 80 }).optional(),
  height: text('Path to the height in that message, in pixels.', { max: 80 }).optional(),
};

export const schedulerFields = {
  headline: headline('What the visitor gets out of the appointment.', { max: 110 }),
  lead: rich('A sentence or two below the headline.', { max: 400 }).optional(),
  event: text('Name of the appointment.', { max: 80 }),
  duration: text('How long it takes: "30 minutes".', { max: 40 }),
  href: href('The booking page. It opens in a new tab, unless the calendar is embedded here.'),
  embed: group(
    {
      ...embedFields,
      messages: group(
        messageFields,
        'Names of the messages that the calendar sends, and paths to values in them, with dots between keys.',
      ).optional(),
    },
    'The calendar itself. It replaces its drawing once the visitor presses the button.',
  ).optional(),
  button: text('Label of the button: what happens next.', { max: 60 }),
  highlights: list(rich('One point.', { max: 140 }), 'What the appointment covers.', { max: 6 }).optional(),
  note: rich('Small print: what it costs, how to move it.', { max: 200 }).optional(),
  tone: tone(),
};

/** Names and paths for parsing a calendar's messages. */
export type MessageNames = Resolved<typeof messageFields>;

export const schedulerLayouts = {
  sheet: 'A sheet below the headline.',
  side: 'A thin line: the headline and the button.',
  first: 'For the start of a page: a sheet beside a large headline, its button in sight.',
};

export type SchedulerProps = ViewProps<typeof schedulerFields> & LayoutProps<typeof schedulerLayouts> & Ui<'scheduler'>;
