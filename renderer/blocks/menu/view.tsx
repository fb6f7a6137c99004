import { Picture } from '../../sdk/picture/picture.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { MenuProps } from './fields.ts';

type Item = MenuProps['groups'][number]['items'][number];

export function MenuView({ id, level, headline, lead, groups, legend, note, tone, layout, ui }: MenuProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className={layout ? `menu menu-${layout} wrap` : 'menu wrap'}>
        <SectionHead id={id} level={level} headline={headline} lead={lead} start={layout === 'shelf'} />
        {layout === 'tabs' && groups.length > 1 && (
          <nav className="menu-tabs-nav" aria-label={ui.menu.groups}>
            <ul className="scroll-region">
              {groups.map(({ title }, index) => (
                <li key={title}>
                  <a {...linkAttributes(`#${id}-${index + 1}`)}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="menu-groups">
          {groups.map((group, index) => (
            <div key={group.title} className="menu-group" id={`${id}-${index + 1}`}>
              <div className="menu-head">
                {group.picture && <Picture picture={group.picture} className="menu-picture" />}
                <Title>{group.title}</Title>
                {group.note && (
                  <p>
                    <Words text={group.note} />
                  </p>
                )}
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
        {note && (
          <p className="menu-note">
            <Words text={note} />
          </p>
        )}
      </div>
    </Section>
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
      {text && (
        <p className="menu-text">
          <Words text={text} />
        </p>
      )}
    </li>
  );
}
