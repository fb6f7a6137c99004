import { Media } from '../../sdk/media/index.ts';
import { ScrollRegion } from '../../sdk/ui/scroll-region.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { BeforeAfterProps } from './fields.ts';

export function BeforeAfterView({
  id,
  level,
  headline,
  lead,
  ui,
  beforeLabel = ui.beforeAfter.before,
  afterLabel = ui.beforeAfter.after,
  pairs,
  layout,
  tone,
}: BeforeAfterProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ul className={layout === 'side' ? 'before-after before-after-side' : 'before-after'}>
          {pairs.map(({ title, before, after, note }, index) => {
            const name = `${id}-${index + 1}`;
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
                {note && (
                  <p className="before-after-note">
                    <Words text={note} />
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
