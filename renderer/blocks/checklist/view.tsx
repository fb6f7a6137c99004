import { Icon } from '../../sdk/ui/icon.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { ChecklistProps } from './fields.ts';

/** The title of an item is a heading if text follows it, and a plain line otherwise. */
export function ChecklistView(props: ChecklistProps) {
  const { id, level, headline, lead, items, mark = 'tick', note, tone, layout } = props;
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className={layout ? `wrap checklist-${layout}` : 'wrap'}>
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ul className={`checklist checklist-${mark}`}>
          {items.map((item) => (
            <li key={item.title}>
              {mark === 'box' ? (
                <span className="checklist-mark" />
              ) : (
                <Icon name={mark === 'tick' ? 'check' : 'close'} />
              )}
              {item.text === undefined ? <p>{item.title}</p> : <Heading>{item.title}</Heading>}
              {item.text && (
                <p className="checklist-text">
                  <Words text={item.text} />
                </p>
              )}
            </li>
          ))}
        </ul>
        {note && (
          <p className="checklist-note">
            <Words text={note} />
          </p>
        )}
      </div>
    </Section>
  );
}
