import * as F from '../../sdk/index.ts';
import { HeadedSection, Media, Paragraph, ScrollRegion } from '../../sdk/index.ts';

export const beforeAfterFields = {
  headline: F.headline('What changed.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  beforeLabel: F.text('What stands over the first picture. Defaults to "Before".', { max: 30 }).optional(),
  afterLabel: F.text('What stands over the second picture. Defaults to "After".', { max: 30 }).optional(),
  pairs: F.groups('The pairs to compare.', { min: 1, max: 8 }, 'Two pictures of one thing.', {
    title: F.text('What the pair shows: the name of a place, a room, a project.', { max: 60 }).optional(),
    before: F.media('How it was.'),
    after: F.media('How it is now: media of the same kind and shape.'),
    note: F.onRecord(F.rich('What was done in between, or how long it took.', { max: 160 })).optional(),
  }),
  tone: F.tone(),
};

export const beforeAfterLayouts = {
  slider: 'The second over the first, with an edge between them that slides.',
  side: 'Both side by side; one below the other on phones.',
};

type BeforeAfterProps = F.ViewProps<typeof beforeAfterFields> &
  F.LayoutProps<typeof beforeAfterLayouts> &
  F.Ui<'locale' | 'media' | 'beforeAfter'>;

export function BeforeAfterView({
  ui,
  beforeLabel = ui.beforeAfter.before,
  afterLabel = ui.beforeAfter.after,
  pairs,
  layout,
  ...head
}: BeforeAfterProps) {
  const Title = head.level === 1 ? 'h2' : 'h3';
  return (
    <HeadedSection {...head}>
      <ul className={layout === 'side' ? 'before-after before-after-side' : 'before-after'}>
        {pairs.map(({ title, before, after, note }, index) => {
          const name = `${head.id}-${index + 1}`;
          return (
            <li key={name}>
              {title && <Title>{title}</Title>}
              <ScrollRegion className="before-after-scroll" label={`${beforeLabel}, ${afterLabel}`}>
                <div className="before-after-track">
                  <div className="before-after-first">
                    <p>{beforeLabel}</p>
                    <Media id={`${name}-before`} data={before} ui={ui} />
                  </div>
                  <div className="before-after-second">
                    <div className="before-after-window">
                      <div>
                        <div className="before-after-pane">
                          <p>{afterLabel}</p>
                          <Media id={`${name}-after`} data={after} ui={ui} />
                        </div>
                      </div>
                    </div>
                  </div>
                </div>
              </ScrollRegion>
              {note && <Paragraph className="before-after-note" text={note} />}
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}
