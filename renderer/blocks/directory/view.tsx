import * as F from '../../sdk/index.ts';
import { HeadedSection, linkAttributes, Picture, Words } from '../../sdk/index.ts';

export const directoryFields = {
  headline: F.headline('What the list contains.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  groups: F.groups(
    "The links, in groups, or { pagesOf: 'cities' } for the pages of a matrix.",
    { max: 2000 },
    'Links that belong together.',
    {
      title: F.text('What the links of the group have in common.', { max: 90 }).optional(),
      links: F.groups('The pages.', { max: 20_000 }, 'One page.', {
        label: F.text('Text of the link.', { max: 120 }),
        href: F.href('Where it goes.'),
        picture: F.picture('A small picture in front of the link.', { decorates: true }).optional(),
        note: F.rich('A few words beside it.', { max: 80 }).optional(),
      }),
    },
  ).meta({ pages: true }),
  tone: F.tone(),
};

export const directoryLayouts = {
  columns: 'Groups one below the other, links in columns.',
  cards: 'A card for each group.',
  index: 'The titles of groups in large type in front, such as letters.',
};

type DirectoryProps = F.ViewProps<typeof directoryFields> & F.LayoutProps<typeof directoryLayouts>;

/** Columns are as wide as their text: three links form one row, three hundred as many columns as fit. */
export function DirectoryView({ groups, layout, ...head }: DirectoryProps) {
  const Heading = head.level === 1 ? 'h2' : 'h3';
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
    <HeadedSection {...head} className={layout === 'index' ? 'wrap directory-index' : 'wrap'}>
      {layout === 'cards' ? <div className="cards">{lists}</div> : lists}
    </HeadedSection>
  );
}
