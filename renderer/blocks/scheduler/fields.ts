import { href, list, text, tone, type ViewProps } from '../../kit/index.ts';

export const schedulerFields = {
  headline: text('What a person gets out of the appointment.', { max: 110 }),
  lead: text('A sentence or two below the headline.', { max: 400 }).optional(),
  event: text('What the appointment is called.', { max: 80 }),
  duration: text('How long it takes, in words: "30 minutes".', { max: 40 }),
  href: href('The page where it is booked; it opens in a new tab.'),
  button: text('What the button says: what happens next.', { max: 60 }),
  highlights: list(text('One point.', { max: 140 }), 'What the appointment covers.', { max: 6 }).optional(),
  note: text('Small print: what it costs, how to move it.', { max: 200 }).optional(),
  tone: tone(),
};

export type SchedulerProps = ViewProps<typeof schedulerFields>;
