import { Media } from '../../sdk/media/index.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { plainWords } from '../../sdk/words/rich-text.ts';
import type { TestimonialsProps } from './fields.ts';

export function TestimonialsView({ id, level, headline, lead, items, tone, ui }: TestimonialsProps) {
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHead id={id} level={level} headline={headline} lead={lead} />
        <ul className="testimonials">
          {items.map((item, index) => (
            <li key={`${item.name} ${plainWords(item.text)}`}>
              <Media id={`${id}-${index + 1}`} data={{ kind: 'review', ...item }} ui={ui} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
