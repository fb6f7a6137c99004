import { Logos } from '../../sdk/logos/logos.tsx';
import { Heading } from '../../sdk/ui/heading.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { LogosProps } from './fields.ts';

export function LogosView({ id, level, headline, items, oneColour, tone, layout }: LogosProps) {
  return (
    <Section id={id} tone={tone} className="logos-section wrap">
      <Heading id={id} level={level} className="logos-title">
        <Words text={headline} />
      </Heading>
      <Logos
        items={items}
        oneColour={oneColour}
        asWords={layout === 'names'}
        className={layout === undefined ? 'logos' : `logos logos-${layout}`}
      />
    </Section>
  );
}
