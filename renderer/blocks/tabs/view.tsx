import * as F from '../../sdk/index.ts';
import { Actions, linkAttributes, Media, Paragraph, Points, Section, SectionHead } from '../../sdk/index.ts';

export const tabsFields = {
  headline: F.headline('What the panels have in common.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups(
    'The tabs. Without script, all panels are shown below each other. Link to one as `#<section>-<number>`.',
    { min: 2, max: 6 },
    'One tab.',
    {
      label: F.text('Label of the tab, in a word or two.', { max: 40 }),
      title: F.text('Headline of its panel. Defaults to the label.', { max: 110 }).optional(),
      text: F.rich('What the panel says.', { max: 600 }).optional(),
      points: F.list(F.rich('A point in a few words.', { max: 120 }), 'A list below the text.', { max: 8 }).optional(),
      media: F.media('What is shown beside the text.').optional(),
      actions: F.list(F.action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
    },
  ),
  tone: F.tone(),
};

export const tabsLayouts = {
  top: 'The tabs in a line above their panel.',
  side: 'The tabs in a column beside their panel; above it on phones.',
};

type TabsProps = F.ViewProps<typeof tabsFields> & F.LayoutProps<typeof tabsLayouts> & F.Ui<'locale' | 'media'>;

/** Links to panels, which a script turns into tabs. Until then, the style sheet shows the panel of the address, or the first. */
export function TabsView({ id, level, headline, lead, items, tone, layout, ui }: TabsProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  const panel = (index: number) => `${id}-${index + 1}`;
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      <div className={layout ? `tabs tabs-${layout}` : 'tabs'} data-island="tabs" data-on="visible">
        <ul className="tabs-list">
          {items.map(({ label }, index) => (
            <li key={label}>
              <a {...linkAttributes(`#${panel(index)}`)} id={`${panel(index)}-tab`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="tabs-panels">
          {items.map(({ label, title = label, text, points, media, actions }, index) => (
            <div key={label} id={panel(index)} className="tabs-panel">
              <div className="tabs-words">
                <Title>{title}</Title>
                {text && <Paragraph className="lead" text={text} />}
                {media && <Points points={points} />}
                <Actions links={actions} />
              </div>
              {media ? <Media id={`${panel(index)}-media`} data={media} ui={ui} /> : <Points points={points} />}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
