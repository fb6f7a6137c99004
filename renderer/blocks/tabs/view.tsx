import { Media } from '../../sdk/media/index.ts';
import { Actions } from '../../sdk/ui/actions.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Points } from '../../sdk/ui/points.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { TabsProps } from './fields.ts';

/** Links to panels, which a script turns into tabs. Until then, the style sheet shows the panel of the address, or the first. */
export function TabsView({ id, level, headline, lead, items, tone, layout, ui }: TabsProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  const panel = (index: number) => `${id}-${index + 1}`;
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      <div className={layout ? `tabs tabs-${layout}` : 'tabs'} data-island="tabs" data-on="visible">
        <ul className="tabs-list">
          {items.map(({ label }, index) => (
            <li key={label}>
              <a {...linkAttributes(`#${panel(index)}`)} id={`${panel(index)}-tab`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="tabs-panels">
          {items.map(({ label, title = label, text, points, media, actions }, index) => (
            <div key={label} id={panel(index)} className="tabs-panel">
              <div className="tabs-words">
                <Title>{title}</Title>
                {text && (
                  <p className="lead">
                    <Words text={text} />
                  </p>
                )}
                {media && <Points points={points} />}
                <Actions links={actions} />
              </div>
              {media ? <Media id={`${panel(index)}-media`} data={media} ui={ui} /> : <Points points={points} />}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
