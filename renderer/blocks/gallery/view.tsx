import type { ReactNode } from 'react';
import { Picture } from '../../sdk/picture/picture.tsx';
import { ScrollRegion } from '../../sdk/ui/scroll-region.tsx';
import { Section } from '../../sdk/ui/section.tsx';
import { SectionHead } from '../../sdk/ui/section-head.tsx';
import { plainWords } from '../../sdk/words/rich-text.ts';
import type { GalleryProps } from './fields.ts';
import { largest } from './largest.ts';

export function GalleryView({ id, level, headline, lead, items, enlarge, tone, layout, ui }: GalleryProps) {
  const className = layout && layout !== 'grid' ? `gallery gallery-${layout}` : 'gallery cards';
  const pictures = items.map(({ picture }) => {
    const { alt, caption, credit } = picture;
    return (
      <li key={picture.src}>
        <figure>
          {enlarge ? (
            <a href={largest(picture)} aria-label={alt ? undefined : ui.gallery.enlarge}>
              <Picture picture={picture} />
            </a>
          ) : (
            <Picture picture={picture} />
          )}
          {(caption || credit) && (
            <figcaption>
              {caption} {credit && <small>{credit}</small>}
            </figcaption>
          )}
        </figure>
      </li>
    );
  });
  const rows: ReactNode = <ul className={className}>{pictures}</ul>;
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      {layout === 'strip' ? (
        <ScrollRegion label={plainWords(headline)} className="gallery-strip-region">
          {rows}
        </ScrollRegion>
      ) : (
        rows
      )}
    </Section>
  );
}
