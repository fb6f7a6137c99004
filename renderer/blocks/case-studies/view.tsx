import * as F from '../../sdk/index.ts';
import { HeadedSection, linkAttributes, Media, Paragraph } from '../../sdk/index.ts';

export const caseStudiesFields = {
  headline: F.headline('What the cases have in common.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.list(
    F.onRecord(
      F.group(
        {
          name: F.text('Who the customer is.', { max: 60 }),
          place: F.text('Where they work.', { max: 60 }).optional(),
          summary: F.rich('The problem, the work and the result.', { max: 600 }),
          figures: F.groups('The result in numbers.', { max: 4 }, 'One number.', {
            figure: F.text('The number: "3 to 31", "+180%".', { max: 14 }),
            label: F.text('What it counts.', { max: 60 }),
          }),
          media: F.media('A photo of the result, or a picture drawn from data that proves it.').optional(),
          link: F.link('A page with more about the case.').optional(),
          sample: F.flag(
            'Marks the case beside its name as a sample: made up, to be replaced by a real one.',
          ).optional(),
        },
        'One case.',
      ),
    ),
    'The cases, strongest first.',
    { min: 1, max: 8 },
  ),
  tone: F.tone(),
};

export const caseStudiesLayouts = {
  list: 'One below the other, the proof beside the words.',
  cards: 'Cards in even rows, the proof above the words.',
  single: 'A large sheet each, the words in large type.',
};

type CaseStudiesProps = F.ViewProps<typeof caseStudiesFields> &
  F.LayoutProps<typeof caseStudiesLayouts> &
  F.Ui<'locale' | 'media'>;

export function CaseStudiesView({ items, layout, ui, ...head }: CaseStudiesProps) {
  const Title = head.level === 1 ? 'h2' : 'h3';
  const cases = items.map((item, index) => (
    <article key={item.name} className={classOf(layout)}>
      <div>
        <Title>{item.name}</Title>
        <Origin place={item.place} sample={item.sample ? ui.media.sample : undefined} />
      </div>
      <Paragraph text={item.summary} />
      {item.link && (
        <p>
          <a {...linkAttributes(item.link.href)}>{item.link.label}</a>
        </p>
      )}
      <dl>
        {item.figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.figure}</dd>
          </div>
        ))}
      </dl>
      {item.media && <Media id={`${head.id}-${index + 1}`} data={item.media} ui={ui} />}
    </article>
  ));
  return <HeadedSection {...head}>{layout === 'cards' ? <div className="cards">{cases}</div> : cases}</HeadedSection>;
}

function classOf(layout: CaseStudiesProps['layout']): string {
  if (layout === 'cards') return 'card case-studies-cards';
  return layout ? `case-studies case-studies-${layout}` : 'case-studies';
}

/** The customer's place, and whether the case is a sample. */
function Origin({ place, sample }: { place: string | undefined; sample: string | undefined }) {
  const text = [place, sample].filter(Boolean).join(', ');
  return text === '' ? null : <p className="case-studies-origin">{text}</p>;
}
