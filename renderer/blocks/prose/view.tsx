import { Media } from '../../sdk/media/index.ts';
import { type ProseNode, plainText } from '../../sdk/prose/prose.ts';
import { Actions } from '../../sdk/ui/actions.tsx';
import { linkAttributes } from '../../sdk/ui/link-attributes.ts';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { Words } from '../../sdk/words/words.tsx';
import { Body } from './body.tsx';
import type { ProseProps } from './fields.ts';

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
      <p>
        <Words text={text} />
      </p>
      <Actions links={action && [action]} />
    </aside>
  );
}
