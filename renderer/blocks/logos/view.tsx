import { Picture } from '../../sdk/picture/picture.tsx';
import { Heading } from '../../sdk/ui/heading.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { LogosProps } from './fields.ts';

export function LogosView({ id, level, headline, items, oneColour, tone, layout }: LogosProps) {
  const classes = ['logos', layout && `logos-${layout}`, oneColour && 'logos-one'].filter(Boolean).join(' ');
  return (
    <Section id={id} tone={tone} className="logos-section wrap">
      <Heading id={id} level={level} className="logos-title">
        <Words text={headline} />
      </Heading>
      <ul className={classes}>
        {items.map((item) => (
          <li key={item.name}>
            {item.href ? (
              <a {...linkAttributes(item.href, true)}>
                <Logo {...item} withPicture={layout !== 'names'} />
              </a>
            ) : (
              <Logo {...item} withPicture={layout !== 'names'} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type LogoProps = LogosProps['items'][number] & { withPicture: boolean };

/** The name is the alternative text, whatever the picture says itself. */
function Logo({ name, picture, withPicture }: LogoProps) {
  return picture && withPicture ? <Picture picture={{ ...picture, alt: name }} /> : <span>{name}</span>;
}
