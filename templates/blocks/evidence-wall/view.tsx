import { Media, Section, SectionHead } from 'frontage/block';
import type { EvidenceWallProps } from './fields.ts';

export function EvidenceWallView({ id, level, headline, lead, items, tone, ui }: EvidenceWallProps) {
  const pictures = items.map((item, index) => ({ ...item, id: `${id}-${index + 1}` }));
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ul className="evidence-wall">
          {pictures.map((item) => (
            <li key={item.id}>
              <Media id={item.id} data={item.picture} ui={ui} />
              {item.caption && <p>{item.caption}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
