import { Media } from '../../sdk/media/index.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { TeamProps } from './fields.ts';

export function TeamView({ id, level, headline, lead, members, tone, layout, ui }: TeamProps) {
  const Name = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ul className={layout ? `team team-${layout}` : 'team'}>
          {members.map(({ name, role, description, initials, media }, index) => (
            <li key={name}>
              {media ? (
                <Media bare id={`${id}-${index + 1}`} data={media} ui={ui} />
              ) : (
                <span className="team-initials" aria-hidden="true">
                  {initials}
                </span>
              )}
              <Name>{name}</Name>
              <p className="team-role">{role}</p>
              <p>
                <Words text={description} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
