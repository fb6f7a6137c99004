import * as F from '../../sdk/index.ts';
import { Icon, linkAttributes, Media, Paragraph, Section, SectionHead } from '../../sdk/index.ts';
import { inTwoColumns, sizes } from './packing.ts';

export const bentoFields = {
  headline: F.headline('What the cells have in common.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  cells: F.groups('Three to eight cells. Phones show them in this order.', { min: 3, max: 8 }, 'One cell.', {
    size: F.choice(
      'How large the cell is on wide screens. Defaults to "small". Cells that leave a gap are an error that says what would fit.',
      sizes,
    ).optional(),
    title: F.text('The point of the cell.', { max: 80 }),
    text: F.rich('A sentence or two.', { max: 240 }).optional(),
    icon: F.icon('An icon at the top.').optional(),
    figure: F.text('A number in large type at the top: "14", "99.9%".', { max: 12 }).optional(),
    media: F.media('A picture, a chart or a review below the words.').optional(),
    href: F.href('Where the cell leads. All of it is the link.').optional(),
  }),
  tone: F.tone(),
};

export const bentoLayouts = {
  four: 'Four columns: "wide" and "large" take two of them.',
  six: 'Thirds and halves: "wide" is half as wide as the page, "large" two thirds, others a third.',
};

type BentoProps = F.ViewProps<typeof bentoFields> & F.LayoutProps<typeof bentoLayouts> & F.Ui<'locale' | 'media'>;

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
              {cell.text && <Paragraph text={cell.text} />}
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
