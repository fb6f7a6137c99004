import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { contours, side } from './contours.ts';
import type { TeamProps } from './fields.ts';

export function TeamView({ id, level, headline, lead, members, tone }: TeamProps) {
  const Name = level === 1 ? 'h2' : 'h3';
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ul className="team">
          {members.map(({ name, role, description, initials }) => (
            <li key={name}>
              <Monogram name={name} initials={initials} />
              <Name>{name}</Name>
              <p className="team-role">{role}</p>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** A hill with the initials on top. It is hidden from screen readers, because the name follows. */
function Monogram({ name, initials }: { name: string; initials: string }) {
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {contours(name).map((path) => (
        <path key={path} d={path} />
      ))}
      <text x={side / 2} y={side / 2}>
        {initials}
      </text>
    </svg>
  );
}
