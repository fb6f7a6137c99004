import { readByView } from '../../sdk/fields.ts';
import * as F from '../../sdk/index.ts';
import { HeadedSection, linkAttributes, Paragraph, Picture } from '../../sdk/index.ts';

export const menuFields = {
  headline: F.headline('What is on offer.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  groups: F.groups('The parts of the menu.', { min: 1, max: 16 }, 'A part of the menu.', {
    title: F.text('What the entries have in common: "Breakfast", "For her".', { max: 60 }),
    picture: F.picture('A picture of the part, above its title.', {
      decorates: true,
      box: { boxes: F.byViewport({ 0: 1, '40rem': '36rem' }), ratio: '16/9' },
    }).optional(),
    note: F.rich('A sentence below the title: when it is served, what comes with it.', { max: 200 }).optional(),
    items: F.groups('The entries, in their order.', { min: 1, max: 60 }, 'One entry.', {
      name: F.text('What it is.', { max: 90 }),
      text: F.rich('What is in it.', { max: 240 }).optional(),
      picture: F.picture('A picture of it.', { decorates: true }).optional(),
      price: F.price(
        'What it costs: an amount, a fact, or a text such as "on request". An amount needs no fact here.',
      ).optional(),
      tags: F.list(
        readByView(F.text('A short mark, explained in `legend`: "V".', { max: 12 })),
        'Marks beside the name.',
        { max: 5 },
      ).optional(),
      soldOut: F.flag('Shows that it is sold out in place of its price.').optional(),
    }),
  }),
  legend: F.groups('What the marks mean.', { max: 12 }, 'One mark.', {
    tag: readByView(F.text('The mark: "V".', { max: 12 })),
    label: F.text('What it means: "vegetarian".', { max: 60 }),
  }).optional(),
  note: F.rich('A note at the end that applies to all of it.', { max: 300 }).optional(),
  offers: F.choice('What search engines take the entries for: "food" (the default), "services" or "products".', [
    'food',
    'services',
    'products',
  ]).optional(),
  tone: F.tone(),
};

export const menuLayouts = {
  leaders: 'Names and prices joined by dots, in two columns.',
  cards: 'A card for each entry.',
  shelf:
    'Entries with pictures side by side, others in two columns; the title of each part above them, from edge to edge.',
  list: 'Everything centred in one narrow column.',
  tabs: 'Links to the parts stay in view; each part has its title at the side.',
};

export type MenuProps = F.ViewProps<typeof menuFields> & F.LayoutProps<typeof menuLayouts> & F.Ui<'menu'>;

type Item = MenuProps['groups'][number]['items'][number];

export function MenuView({ groups, legend, note, layout, ui, ...head }: MenuProps) {
  const Title = head.level === 1 ? 'h2' : 'h3';
  return (
    <HeadedSection {...head} start={layout === 'shelf'} className={layout ? `menu menu-${layout} wrap` : 'menu wrap'}>
      {layout === 'tabs' && groups.length > 1 && (
        <nav className="menu-tabs-nav" aria-label={ui.menu.groups}>
          <ul className="scroll-region">
            {groups.map(({ title }, index) => (
              <li key={title}>
                <a {...linkAttributes(`#${head.id}-${index + 1}`)}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="menu-groups">
        {groups.map((group, index) => (
          <div key={group.title} className="menu-group" id={`${head.id}-${index + 1}`}>
            <div className="menu-head">
              {group.picture && <Picture picture={group.picture} className="menu-picture" />}
              <Title>{group.title}</Title>
              {group.note && <Paragraph text={group.note} />}
            </div>
            <ul>
              {group.items.map((item) => (
                <Entry key={item.name} {...item} isCard={layout === 'cards'} soldOutText={ui.menu.soldOut} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {legend && (
        <ul className="menu-legend">
          {legend.map(({ tag, label }) => (
            <li key={tag}>
              <span className="menu-tag">{tag}</span> {label}
            </li>
          ))}
        </ul>
      )}
      {note && <Paragraph className="menu-note" text={note} />}
    </HeadedSection>
  );
}

interface EntryProps extends Item {
  isCard: boolean;
  soldOutText: string;
}

function Entry({ name, text, price, picture, tags, soldOut, isCard, soldOutText }: EntryProps) {
  const classes = [...(isCard ? ['card'] : []), ...(soldOut ? ['menu-out'] : [])];
  return (
    <li className={classes.join(' ') || undefined}>
      {picture && <Picture picture={picture} />}
      <p className="menu-line">
        <span>
          <b>{name}</b>
          {tags?.map((tag) => (
            <span key={tag} className="menu-tag">
              {' '}
              {tag}
            </span>
          ))}
        </span>{' '}
        {(soldOut || price) && <span className="menu-price">{soldOut ? soldOutText : price?.text}</span>}
      </p>
      {text && <Paragraph className="menu-text" text={text} />}
    </li>
  );
}
