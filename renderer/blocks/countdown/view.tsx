import * as F from '../../sdk/index.ts';
import { Heading, Paragraph, Section, Words } from '../../sdk/index.ts';
import { Actions, Filled } from '../../sdk/ui/parts.tsx';

export const countdownFields = {
  headline: F.headline('What ends, or what begins.', { max: 110 }),
  text: F.rich('A sentence below it.', { max: 300 }).optional(),
  until: F.date(
    'The last day, best as a fact of type date: { fact: "saleEnds" }. The countdown runs to the end of it in the time zone of `organization`. A day that is over is an error.',
    { ahead: true },
  ),
  after: F.shownWhen('later', F.rich('The text that replaces the countdown once the day is over.', { max: 160 })),
  actions: F.list(F.action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  tone: F.tone(),
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

type CountdownProps = F.ViewProps<typeof countdownFields, CountdownPage> &
  F.LayoutProps<typeof countdownLayouts> &
  F.Ui<'countdown'>;

/** The HTML says the day; a script replaces it with the time that is left. */
export function CountdownView({ id, level, tone, layout, ui, ends, until, ...words }: CountdownProps) {
  const { headline, text, after, actions } = words;
  return (
    <Section id={id} tone={tone} className={layout ? `countdown countdown-${layout} wrap` : 'countdown wrap'}>
      <div>
        <Heading id={id} level={level} className="countdown-title">
          <Words text={headline} />
        </Heading>
        {text && <Paragraph className="countdown-text" text={text} />}
      </div>
      <div
        className="countdown-left"
        data-island="countdown"
        data-on="load"
        data-props={JSON.stringify({ day: until.day, ends, seconds: layout === 'large' || undefined })}
      >
        <p role="timer">
          <time dateTime={until.day}>
            <Filled text={ui.countdown.until} values={{ date: until.text }} />
          </time>
        </p>
        <p hidden>
          <Words text={after} />
        </p>
      </div>
      <Actions links={actions} />
    </Section>
  );
}
