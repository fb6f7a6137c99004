import { embedFields } from '../../client/embed/embed-fields.ts';
import { group, href, list, type Resolved, text, tone, type Ui, type ViewProps } from '../../sdk/index.ts';

const messageFields = {
  name: text('The way to the name of a message; "event" when left out.', { max: 60 }).optional(),
  booked: text('The name of the message that says that something was booked.', { max: 80 }).optional(),
  booking: text('The way to what tells bookings apart, so that one that is announced twice counts once.', {
    max: 80,
  }).optional(),
  resized: text('The name of the message that says how high the calendar is.', { max: 80 }).optional(),
  height: text('The way to the height in pixels, in that message.', { max: 80 }).optional(),
};

export const schedulerFields = {
  headline: text('What a person gets out of the appointment.', { max: 110 }),
  lead: text('A sentence or two below the headline.', { max: 400 }).optional(),
  event: text('What the appointment is called.', { max: 80 }),
  duration: text('How long it takes, in words: "30 minutes".', { max: 40 }),
  href: href('The page where it is booked; it opens in a new tab, unless the calendar can be shown right here.'),
  embed: group(
    {
      ...embedFields,
      messages: group(
        messageFields,
        'What its messages are called, and the way to what they hold: names with dots between them.',
      ).optional(),
    },
    'The calendar itself, shown in place of its drawing once somebody presses the button.',
  ).optional(),
  button: text('What the button says: what happens next.', { max: 60 }),
  highlights: list(text('One point.', { max: 140 }), 'What the appointment covers.', { max: 6 }).optional(),
  note: text('Small print: what it costs, how to move it.', { max: 200 }).optional(),
  tone: tone(),
};

/** How the messages of a calendar are read. */
export type MessageNames = Resolved<typeof messageFields>;

export type SchedulerProps = ViewProps<typeof schedulerFields> & Ui<'scheduler'>;
