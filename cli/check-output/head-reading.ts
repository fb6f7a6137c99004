import { attributeOf, type Markup, type Tag } from '../../renderer/build/lib/markup/tags.ts';

/** An address that a page names, with its place. */
export interface Named {
  readonly value: string;
  readonly at: number;
}

/** What the head of a page tells search engines and other sites. */
export interface HeadReading {
  readonly canonical: Named | undefined;
  readonly ogUrl: Named | undefined;
  /** Pictures that cards show. */
  readonly pictures: readonly Named[];
  readonly noindex: boolean;
  /** The style sheets that its head links, which the first paint waits for. */
  readonly blocking: readonly string[];
}

export function readHead({ tags }: Markup): HeadReading {
  const body = tags.find(({ name }) => name === 'body')?.start ?? Number.POSITIVE_INFINITY;
  const head = tags.filter(({ start }) => start < body);
  const metas = (key: 'name' | 'property', values: readonly string[]) =>
    head.flatMap((tag) =>
      tag.name === 'meta' && values.includes(attributeOf(tag, key) ?? '') ? named(tag, 'content') : [],
    );
  const links = (rel: string) => head.filter((tag) => tag.name === 'link' && relations(tag).includes(rel));
  return {
    canonical: links('canonical').flatMap((tag) => named(tag, 'href'))[0],
    ogUrl: metas('property', ['og:url'])[0],
    pictures: [
      ...metas('property', ['og:image', 'og:image:url', 'og:image:secure_url']),
      ...metas('name', ['twitter:image']),
    ],
    noindex: metas('name', ['robots', 'googlebot']).some(({ value }) => forbidsIndexing(value)),
    blocking: links('stylesheet').flatMap((tag) => attributeOf(tag, 'href') ?? []),
  };
}

/** Whether what robots are told keeps a page out of search engines; a header may tell it to those of others alone. */
export function forbidsIndexing(directives: string): boolean {
  return /(?:^|[\s,]|\bgooglebot:)(?:noindex|none)\b/i.test(directives.replace(/\s*:\s*/g, ':'));
}

/** What a link is, in lower case. */
export function relations(tag: Tag): string[] {
  return (attributeOf(tag, 'rel') ?? '').toLowerCase().split(/\s+/);
}

function named({ attributes }: Tag, name: string): Named[] {
  return attributes.flatMap(({ name: own, value, at }) => (own === name ? [{ value, at }] : []));
}
