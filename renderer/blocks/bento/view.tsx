import { Media } from '../../sdk/media/index.ts';
import { Icon } from '../../sdk/ui/icon.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import type { BentoProps } from './fields.ts';
import { inTwoColumns } from './packing.ts';

export function BentoView({ id, level, headline, lead, cells, tone, layout, ui }: BentoProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  const { stacks, alone } = inTwoColumns(cells.map(({ size = 'small' }) => size));
  const names = ['bento', layout && `bento-${layout}`, stacks && 'bento-stacked'];
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      <ul className={names.filter(Boolean).join(' ')}>
        {cells.map((cell, index) => (
          <li key={cell.title} className={classOf(cell.size, index === alone)}>
            {cell.figure && <p className="bento-figure">{cell.figure}</p>}
            {cell.icon && <Icon name={cell.icon} />}
            <div>
              <Title>{cell.href ? <a {...linkAttributes(cell.href)}>{cell.title}</a> : cell.title}</Title>
              {cell.text && (
                <p>
                  <Words text={cell.text} />
                </p>
              )}
            </div>
            {cell.media && <Media id={`${id}-${index + 1}`} data={cell.media} ui={ui} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function classOf(size: BentoProps['cells'][number]['size'], isAlone: boolean): string | undefined {
  const names = [size && size !== 'small' && `bento-${size}`, isAlone && 'bento-alone'].filter(Boolean);
  return names.length === 0 ? undefined : names.join(' ');
}
