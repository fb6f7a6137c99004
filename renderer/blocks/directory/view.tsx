import { Picture } from '../../sdk/picture/picture.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { DirectoryProps } from './fields.ts';

/** Columns are as wide as their text: three links form one row, three hundred as many columns as fit. */
export function DirectoryView({ id, level, headline, lead, groups, tone, layout }: DirectoryProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const lists = groups.map(({ title, links }, index) => (
    <div key={title ?? index} className={layout === 'cards' ? 'card directory-cards' : 'directory-group'}>
      {title && <Heading>{title}</Heading>}
      <ul className="directory-links">
        {links.map(({ label, href, picture, note }) => (
          <li key={href} className={picture && 'directory-pictured'}>
            {picture && <Picture picture={picture} className="photo" />}
            <a {...linkAttributes(href)}>{label}</a>{' '}
            {note && (
              <span className="directory-note">
                <Words text={note} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  ));
  return (
    <Section id={id} tone={tone}>
      <div className={layout === 'index' ? 'wrap directory-index' : 'wrap'}>
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        {layout === 'cards' ? <div className="cards">{lists}</div> : lists}
      </div>
    </Section>
  );
}
