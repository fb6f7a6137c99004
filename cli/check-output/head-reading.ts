import { attributeOf, type Markup, type Tag } from '../../renderer/build/lib/markup/tags.ts';

/** An attribute value with its offset. */
export interface LocatedValue {
  readonly value: string;
  readonly at: number;
}

/** The parts of a head that search engines, social networks and the first paint use. */
export interface HeadReading {
  readonly canonical: LocatedValue | undefined;
  readonly ogUrl: LocatedValue | undefined;
  /** Pictures of social cards. */
  readonly pictures: readonly LocatedValue[];
  readonly noindex: boolean;
  /** Style sheets that block the first paint. */
  readonly blocking: readonly string[];
}

export function readHead({ tags }: Markup): HeadReading {
  const body = tags.find(({ name }) => name === 'body')?.start ?? Number.POSITIVE_INFINITY;
  const head = tags.filter(({ start }) => start < body);
  const metas = (key: 'name' | 'property', values: readonly string[]) =>
    head.flatMap((tag) =>
      tag.name === 'meta' && values.includes(attributeOf(tag, key) ?? '') ? attributeValues(tag, 'content') : [],
    );
  const links = (rel: string) => head.filter((tag) => tag.name === 'link' && relations(tag).includes(rel));
  return {
    canonical: links('canonical').flatMap((tag) => attributeValues(tag, 'href'))[0],
    ogUrl: metas('property', ['og:url'])[0],
    pictures: [
      ...metas('property', ['og:image', 'og:image:url', 'og:image:secure_url']),
      ...metas('name', ['twitter:image']),
    ],
    noindex: metas('name', ['robots', 'googlebot']).some(({ value }) => forbidsIndexing(value)),
    blocking: links('stylesheet').flatMap((tag) => attributeOf(tag, 'href') ?? []),
  };
}

/** Returns whether robots directives forbid Google to index a page; a header may name the robot. */
export function forbidsIndexing(directives: string): boolean {
  return /(?:^|[\s,]|\bgooglebot:)(?:noindex|none)\b/i.test(directives.replace(/\s*:\s*/g, ':'));
}

/** Returns the `rel` values of a link in lower case. */
export function relations(tag: Tag): string[] {
  return (attributeOf(tag, 'rel') ?? '').toLowerCase().split(/\s+/);
}

function attributeValues({ attributes }: Tag, name: string): LocatedValue[] {
  return attributes.flatMap(({ name: own, value, at }) => (own === name ? [{ value, at }] : []));
}
