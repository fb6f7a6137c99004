import {
  action,
  date,
  headline,
  type LayoutProps,
  list,
  rich,
  shownWhen,
  tone,
  type Ui,
  type ViewProps,
} from '../../sdk/index.ts';

export const countdownFields = {
  headline: headline('What ends, or what begins.', { max: 110 }),
  text: rich('A sentence below it.', { max: 300 }).optional(),
  until: date(
    'The last day, best as a fact of type date: { fact: "saleEnds" }. The countdown runs to the end of it in the time zone of `organization`. A day that is over is an error.',
    { ahead: true },
  ),
  after: shownWhen('later', rich('The text that replaces the countdown once the day is over.', { max: 160 })),
  actions: list(action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  tone: tone(),
};

export const countdownLayouts = {
  line: 'One line: what ends, the time that is left, a button.',
  large: 'Centred, with a large figure for days, hours, minutes and seconds.',
};

/** What the countdown needs to know about its page. */
interface CountdownPage {
  /** End of the last day, in milliseconds since 1970; undefined if it ends in the visitor's own time zone. */
  readonly ends?: number | undefined;
}

export type CountdownProps = ViewProps<typeof countdownFields, CountdownPage> &
  LayoutProps<typeof countdownLayouts> &
  Ui<'countdown'>;
