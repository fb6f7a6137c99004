import * as F from '../../sdk/index.ts';
import { HeadedSection, Media, Paragraph } from '../../sdk/index.ts';
import { initials } from '../../sdk/media/kinds.tsx';

export const teamFields = {
  headline: F.headline('What the people have in common.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  members: F.groups('The people, in the order customers meet them.', { min: 1, max: 12 }, 'One person.', {
    name: F.text('Name of the person.', { max: 60 }),
    media: F.media('A portrait: a picture or a drawing. Defaults to the initials.').optional(),
    role: F.text('What they do.', { max: 60 }),
    description: F.rich('What they do for customers.', { max: 300 }),
    initials: F.beginsAs(
      'AB',
      F.textFrom('name', initials, 'One or two letters in place of a portrait. Defaults to the initials of the name.', {
        max: 2,
      }),
    ),
  }),
  tone: F.tone(),
};

export const teamLayouts = {
  cards: 'Side by side, with a wide portrait above the words.',
  portraits: 'Round portraits in rows, for many people with few words.',
  rows: 'One below the other, the portrait beside the words.',
};

type TeamProps = F.ViewProps<typeof teamFields> & F.LayoutProps<typeof teamLayouts> & F.Ui<'locale' | 'media'>;

export function TeamView({ members, layout, ui, ...head }: TeamProps) {
  const Name = head.level === 1 ? 'h2' : 'h3';
  return (
    <HeadedSection {...head}>
      <ul className={layout ? `team team-${layout}` : 'team'}>
        {members.map(({ name, role, description, initials, media }, index) => (
          <li key={name}>
            {media ? (
              <Media bare id={`${head.id}-${index + 1}`} data={media} ui={ui} />
            ) : (
              <span className="team-initials" aria-hidden="true">
                {initials}
              </span>
            )}
            <Name>{name}</Name>
            <p className="team-role">{role}</p>
            <Paragraph text={description} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
