import { Icon } from '../../sdk/ui/icon.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { ChecklistProps } from './fields.ts';

export function ChecklistView(props: ChecklistProps) {
  const { id, level, headline, lead, items, mark = 'tick', titles, note, tone, layout } = props;
  return (
    <Section id={id} tone={tone}>
      <div className={layout ? `wrap checklist-${layout}` : 'wrap'}>
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        {layout === 'split' ? (
          <div className="cards">
            {(['tick', 'cross'] as const).map((one) => {
              const own = items.filter((item) => (item.mark ?? mark) === one);
              return own.length > 0 && <Titled key={one} title={titles?.[one]} level={level} mark={one} items={own} />;
            })}
          </div>
        ) : (
          <Items items={items} mark={mark} heading={level === 1 ? 'h2' : 'h3'} />
        )}
        {note && (
          <p className="checklist-note">
            <Words text={note} />
          </p>
        )}
      </div>
    </Section>
  );
}

interface ItemsProps {
  readonly items: ChecklistProps['items'];
  readonly mark: NonNullable<ChecklistProps['mark']>;
}

function Titled({ title, level, ...list }: ItemsProps & { title: string | undefined; level: 1 | 2 }) {
  const [Title, heading] = level === 1 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <div className="card checklist-list">
      <Title>{title}</Title>
      <Items {...list} heading={heading} />
    </div>
  );
}

/** The title of an item is a heading if text follows it, and a plain line otherwise. */
function Items({ items, mark, heading: Heading }: ItemsProps & { heading: 'h2' | 'h3' | 'h4' }) {
  return (
    <ul className={`checklist checklist-${mark}`}>
      {items.map((item) => (
        <li key={item.title}>
          {mark === 'box' ? <span className="checklist-mark" /> : <Icon name={mark === 'tick' ? 'check' : 'close'} />}
          {item.text === undefined ? <p>{item.title}</p> : <Heading>{item.title}</Heading>}
          {item.text && (
            <p className="checklist-text">
              <Words text={item.text} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
