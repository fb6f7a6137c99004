import * as F from '../../sdk/index.ts';
import { Actions, linkAttributes, Media, Paragraph, Section, SectionHead } from '../../sdk/index.ts';
import { type ProseNode, plainText, prose } from '../../sdk/prose/prose.ts';
import { Body } from './body.tsx';

export const proseFields = {
  file: prose('The Markdown file, by its name in `templates/prose`: "privacy.md".').optional(),
  entry: F.flag('Shows the text of the entry instead, in the template of a collection.').optional(),
  eyebrow: F.text('A line above the headline: a date, a topic.', { max: 60 }).optional(),
  headline: F.headline('Headline above the text. The file begins with headings of the second level.', {
    max: 90,
  }).optional(),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  media: F.media('A picture, or a drawing from data, between the headline and the text.').optional(),
  contents: F.flag('Lists the headings of the second level, as links.').optional(),
  aside: F.group(
    {
      title: F.text('What the note is about.', { max: 80 }).optional(),
      text: F.rich('A note beside the text.', { max: 400 }),
      action: F.action('What to do about it.').optional(),
    },
    'A note beside the text, or below it on narrow screens.',
  ).optional(),
  previous: F.link('The text before this one. A collection sets it.').optional().meta({ fromEntry: true }),
  next: F.link('The text after this one. A collection sets it.').optional().meta({ fromEntry: true }),
  article: F.group(
    {
      title: F.text('Its title.', { max: 110 }),
      description: F.text('What a reader learns from it.', { max: 400 }),
      published: F.text('The day it was published: "2027-01-31".', { max: 10 }),
      updated: F.text('The day of the last change.', { max: 10 }).optional(),
      author: F.text('Who wrote it.', { max: 80 }).optional(),
    },
    'What search engines learn about an article. A collection sets it.',
  )
    .optional()
    .meta({ fromEntry: true }),
  tone: F.tone(),
};

export const proseLayouts = {
  narrow: 'One column of a width that is easy to read.',
  contents: 'The list of headings beside the text.',
  legal: 'Numbered headings between hairlines, for terms and policies.',
};

export type ProseProps = F.ViewProps<typeof proseFields> &
  F.LayoutProps<typeof proseLayouts> &
  F.Ui<'locale' | 'media' | 'prose'>;

export function ProseView(props: ProseProps) {
  const {
    id,
    level,
    file: nodes = [],
    eyebrow,
    headline,
    lead,
    media,
    contents,
    aside,
    previous,
    next,
    article,
    layout,
    tone,
    ui,
  } = props;
  const above = [eyebrow, article?.author].filter(Boolean).join(' · ');
  const hasContents = contents === true || layout === 'contents';
  const inside = (
    <div className="wrap">
      <div className={layout === undefined ? 'prose' : `prose prose-${layout}`}>
        {headline && <SectionHead id={id} level={level} eyebrow={above} headline={headline} lead={lead} />}
        {hasContents && <Contents nodes={nodes} title={ui.prose.contents} />}
        <div className="prose-body">
          {!headline && article?.author && <p className="eyebrow">{article.author}</p>}
          {media && <Media id={`${id}-media`} data={media} ui={ui} first={level === 1} />}
          <Body nodes={nodes} table={ui.prose.table} first={level === 1 && !media} />
        </div>
        {(previous || next) && <Beside previous={previous} next={next} ui={ui} />}
        {aside && <Aside {...aside} />}
      </div>
    </div>
  );
  if (headline) {
    return (
      <Section id={id} tone={tone}>
        {inside}
      </Section>
    );
  }
  // Without a headline, nothing names a region.
  return (
    <div id={id} className="section" data-tone={tone === 'paper' ? undefined : tone}>
      {inside}
    </div>
  );
}

/** The ids of all headings. */
export function headingIds({ file = [] }: Pick<ProseProps, 'file'>): readonly string[] {
  return file.flatMap((node) => ('id' in node ? [node.id] : []));
}

function Contents({ nodes, title }: { nodes: readonly ProseNode[]; title: string }) {
  const headings = nodes.flatMap((node) => ('h2' in node ? [node] : []));
  if (headings.length === 0) return null;
  return (
    <nav className="prose-list" aria-label={title}>
      <p className="eyebrow">{title}</p>
      <ol>
        {headings.map(({ h2, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{plainText(h2)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Beside({ previous, next, ui }: Pick<ProseProps, 'previous' | 'next' | 'ui'>) {
  return (
    <nav className="prose-beside" aria-label={ui.prose.beside}>
      {previous && <Neighbour {...previous} rel="prev" title={ui.prose.previous} />}
      {next && <Neighbour {...next} rel="next" title={ui.prose.next} />}
    </nav>
  );
}

function Neighbour({ label, href, rel, title }: { label: string; href: string; rel: string; title: string }) {
  return (
    <p>
      <span className="eyebrow">{title}</span>{' '}
      <a rel={rel} {...linkAttributes(href)}>
        {label}
      </a>
    </p>
  );
}

function Aside({ title, text, action }: NonNullable<ProseProps['aside']>) {
  return (
    <aside className="prose-aside">
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <Paragraph text={text} />
      <Actions links={action && [action]} />
    </aside>
  );
}
