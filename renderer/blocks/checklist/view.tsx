import * as F from '../../sdk/index.ts';
import { HeadedSection, Icon, Paragraph } from '../../sdk/index.ts';

export const checklistFields = {
  headline: F.headline('What the list adds up to.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups('The items, most important first.', { min: 1, max: 20 }, 'One item.', {
    title: F.text('The item, in a few words.', { max: 90 }),
    text: F.rich('What it means for the customer.', { max: 260 }).optional(),
    mark: F.choice('Its own mark in the layout "split". Defaults to the mark of the list.', [
      'tick',
      'cross',
    ]).optional(),
  }),
  mark: F.choice(
    'The mark beside each item: "tick" for what is included, "cross" for what is not, "box" for what the reader ticks off. Defaults to "tick".',
    ['tick', 'cross', 'box'],
  ).optional(),
  titles: F.group(
    {
      tick: F.text('Title above the ticks: "Included". Required if there are any.', { max: 40 }).optional(),
      cross: F.text('Title above the crosses: "Not included". Required if there are any.', { max: 40 }).optional(),
    },
    'Titles of the two lists of the layout "split".',
  ).optional(),
  note: F.rich('A note below the list that applies to all items.', { max: 300 }).optional(),
  tone: F.tone(),
};

export const checklistLayouts = {
  columns: 'Two or three columns below the headline.',
  card: 'One column on a sheet, beside the headline.',
  split: 'Ticks and crosses side by side, each with a title.',
};

type ChecklistProps = F.ViewProps<typeof checklistFields> & F.LayoutProps<typeof checklistLayouts>;

export function ChecklistView(props: ChecklistProps) {
  const { items, mark = 'tick', titles, note, layout, ...head } = props;
  return (
    <HeadedSection {...head} className={layout ? `wrap checklist-${layout}` : 'wrap'}>
      {layout === 'split' ? (
        <div className="cards">
          {(['tick', 'cross'] as const).map((one) => {
            const own = items.filter((item) => (item.mark ?? mark) === one);
            return (
              own.length > 0 && <Titled key={one} title={titles?.[one]} level={head.level} mark={one} items={own} />
            );
          })}
        </div>
      ) : (
        <Items items={items} mark={mark} heading={head.level === 1 ? 'h2' : 'h3'} />
      )}
      {note && <Paragraph className="checklist-note" text={note} />}
    </HeadedSection>
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
          {item.text && <Paragraph className="checklist-text" text={item.text} />}
        </li>
      ))}
    </ul>
  );
}
