/** A picture file as a view of a site's own block may get it: one address, and its size in pixels. */
export interface Image {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A picture as a view gets it, to be handed to `<Picture>`. Its names follow from the source; nothing is encoded yet. */
export interface Picture extends Image {
  /** Its files by format and width, best first; none for a drawing (SVG). */
  readonly sources?: readonly PictureSource[];
  /** Its mean colour, `#b9a`, until it arrives. */
  readonly ground?: string;
  /** Cell of the point that stays in sight if the box crops it, of five columns and five rows: `15` is bottom left. */
  readonly focus?: string;
  /** The file of all of it, and that for dark grounds if there is another. Only for a slot with `enlargedBy`. */
  readonly enlarged?: { readonly src: string; readonly dark?: string };
  readonly caption?: string;
  readonly credit?: string;
}

/** The files of a picture in one format. */
export interface PictureSource {
  /** Undefined for the format of `src`. */
  readonly type?: string;
  readonly srcset: string;
  /** Undefined if there is only one width. */
  readonly sizes?: string;
  /** Viewports or colour schemes that it is for. */
  readonly media?: string;
  /** In pixels, if its ratio differs from that of `src`. */
  readonly width?: number;
  readonly height?: number;
}

interface PictureProps {
  picture: Picture;
  className?: string | undefined;
  /**
   * `lazy` (the default) waits until the picture is near the screen. `first` is for the largest picture of a page's first
   * section: it comes before all others. `eager` is for small pictures at the top, such as a logo.
   */
  loading?: 'lazy' | 'eager' | 'first';
}

/** A picture in the best format and width that the browser knows. */
export function Picture({ picture, className, loading = 'lazy' }: PictureProps) {
  const { sources = [], src, width, height, alt, ground, focus } = picture;
  const isLazy = loading === 'lazy';
  const own = sources.find(({ type, media }) => type === undefined && media === undefined);
  const others = sources.filter((source) => source !== own);
  // Chromium measures the box of a lazy picture if its `<img>` says so too. Other browsers skip the word.
  const isMeasured = isLazy && sources.some(({ sizes, media }) => sizes !== undefined && media === undefined);
  const sized = (sizes?: string, media?: string) => (isMeasured && media === undefined ? `auto, ${sizes}` : sizes);
  const measured = isMeasured ? { srcSet: `${src} ${width}w`, sizes: 'auto' } : {};
  const image = (
    <img
      className={className}
      src={src}
      {...(own ? { srcSet: own.srcset, sizes: sized(own.sizes) } : measured)}
      width={width}
      height={height}
      alt={alt}
      data-ground={ground}
      data-focus={focus}
      loading={isLazy ? 'lazy' : undefined}
      decoding={isLazy ? 'async' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
    />
  );
  if (others.length === 0) return image;
  return (
    <picture>
      {others.map(({ type, srcset, sizes, media, ...size }) => (
        <source key={srcset} media={media} type={type} srcSet={srcset} sizes={sized(sizes, media)} {...size} />
      ))}
      {image}
    </picture>
  );
}
