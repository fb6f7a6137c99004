import type { ReactNode } from 'react';
import * as F from '../../sdk/index.ts';
import { Icon, Picture, plainWords, ScrollRegion, Section, SectionHead } from '../../sdk/index.ts';

export const galleryFields = {
  headline: F.headline('What the pictures show.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups('The pictures, in their order.', { min: 1, max: 40 }, 'One picture.', {
    picture: F.picture('The picture; `caption` and `credit` come below it.', { captioned: true }),
  }),
  enlarge: F.flag(
    'Visitors can enlarge each picture: it opens as a whole, and the others are a swipe or an arrow key away.',
  ).optional(),
  tone: F.tone(),
};

export const galleryLayouts = {
  grid: 'Even rows of pictures of one shape.',
  mosaic: 'Rows of one height with wide and narrow pictures.',
  strip: 'One row that visitors push sideways.',
  columns: 'Columns of whole pictures, each in its own shape.',
};

type GalleryProps = F.ViewProps<typeof galleryFields> &
  F.LayoutProps<typeof galleryLayouts> &
  F.Ui<'gallery' | 'close' | 'prose'>;

export function GalleryView({ id, level, headline, lead, items, enlarge, tone, layout, ui }: GalleryProps) {
  const className = layout && layout !== 'grid' ? `gallery gallery-${layout}` : 'gallery cards';
  const pictures = items.map(({ picture }) => {
    const { src, alt, caption, credit, enlarged } = picture;
    return (
      <li key={src}>
        <figure>
          {enlarged ? (
            // The loader holds a press on a link with a target until the island is there.
            <a
              href={enlarged.src}
              data-dark={enlarged.dark}
              target="_self"
              aria-label={alt ? undefined : ui.gallery.enlarge}
            >
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
  const list = <ul className={className}>{pictures}</ul>;
  const rows: ReactNode =
    layout === 'strip' ? (
      <ScrollRegion label={plainWords(headline)} className="gallery-strip-region">
        {list}
      </ScrollRegion>
    ) : (
      list
    );
  return (
    <Section id={id} tone={tone} className="wrap">
      <SectionHead id={id} level={level} headline={headline} lead={lead} />
      {enlarge ? (
        <div data-island="gallery" data-on="interaction">
          {rows}
          <EnlargedPictures count={items.length} label={plainWords(headline)} ui={ui} />
        </div>
      ) : (
        rows
      )}
    </Section>
  );
}

/** The dialog that the island fills with the pictures, side by side. */
function EnlargedPictures({ count, label, ui }: { count: number; label: string } & Pick<GalleryProps, 'ui'>) {
  return (
    <dialog className="enlarged" data-tone="ink" aria-label={label}>
      <ScrollRegion label={label} className="enlarged-strip">
        <ul />
      </ScrollRegion>
      {count > 1 &&
        (['previous', 'next'] as const).map((way) => (
          <button key={way} type="button" className={`enlarged-${way}`} aria-label={ui.prose[way]}>
            <Icon name="arrow-right" />
          </button>
        ))}
      <button type="button" className="enlarged-close" aria-label={ui.close} data-closes="">
        <Icon name="close" />
      </button>
    </dialog>
  );
}
