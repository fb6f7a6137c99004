import * as F from '../../sdk/index.ts';
import { Heading, Section, Words } from '../../sdk/index.ts';
import { Logos, logoItems } from '../../sdk/logos/logos.tsx';

export const logosFields = {
  headline: F.headline('Who they are, in small type: "Trusted by workshops in twelve towns".', { max: 110 }),
  items: logoItems('The organizations.', { max: 24 }),
  oneColour: F.flag('Shows all logos in the colour of the text. They need a transparent ground.').optional(),
  tone: F.tone(),
};

export const logosLayouts = {
  row: 'Logos in a row that wraps.',
  grid: 'A cell for each logo.',
  names: 'Names as words, without pictures.',
};

type LogosProps = F.ViewProps<typeof logosFields> & F.LayoutProps<typeof logosLayouts>;

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
