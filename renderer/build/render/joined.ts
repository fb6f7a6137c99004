import type { RegisteredBlock } from '../../site/registry.ts';
import { contentHash } from '../hash.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import type { FragmentStore } from './fragments.ts';
import { Pattern, signed } from './pattern.ts';
import { readWords, type SectionWords } from './section-words.ts';
import type { Fragment } from './variants.ts';

/** A section by the pattern that it has with others, and its own words. */
interface Joined {
  readonly like: Pattern;
  readonly words: readonly string[];
}

/** Its HTML is joined when somebody asks for it; a copy of it has it too. */
function fragmentOf(section: ResolvedSection, { like, words }: Joined): Fragment {
  return {
    section,
    like,
    get html() {
      return like.join(words);
    },
  };
}

/** Where patterns are kept from one run to the next. */
interface PatternStore {
  /** Hash of the code that renders. */
  readonly version: string;
  readonly fragments: FragmentStore;
}

/** What is known of sections that differ by words alone: their pattern, that there is none, or how many there were. */
const patterns = new WeakMap<RegisteredBlock, Map<string, Pattern | typeof none | number>>();

/** There is none. */
const none = Symbol('none');

/** To make a pattern takes as long as to render two sections. */
const enough = 3;

/** What came out for props before: what is the same on many pages is one of many once or never. */
const asked = new WeakMap<object, Joined | typeof none>();

/** A section as one of many that differ by words alone; nothing for all others, which are to be rendered. */
export function joined(section: ResolvedSection, store?: PatternStore): Fragment | undefined {
  const { props } = section;
  const before = asked.get(props) ?? oneOfMany(section, store) ?? none;
  asked.set(props, before);
  return before === none ? undefined : fragmentOf(section, before);
}

/** What the pattern of a section is kept by; nothing where it cannot have one. */
export function patternKey(section: ResolvedSection, version: string): string | undefined {
  const read = wordsOf(section);
  return read && keyOf(section, read, version);
}

function oneOfMany(section: ResolvedSection, store?: PatternStore): Joined | undefined {
  const read = wordsOf(section);
  if (read === undefined) return undefined;
  const { definition } = section;
  const shapes = patterns.get(definition) ?? new Map<string, Pattern | typeof none | number>();
  patterns.set(definition, shapes);
  const before = shapes.get(read.shape) ?? (store && keptPattern(section, read, store)) ?? 0;
  const now = typeof before === 'number' ? made(section, read, before + 1, store) : before;
  shapes.set(read.shape, now);
  return now instanceof Pattern ? { like: now, words: read.words } : undefined;
}

function wordsOf({ definition, props }: ResolvedSection): SectionWords | undefined {
  if (!definition.block.verbatim) return undefined;
  const read = readWords(definition.schema, props);
  return read === undefined || read.words.length === 0 ? undefined : read;
}

function keyOf({ definition }: ResolvedSection, { shape }: SectionWords, version: string): string {
  return `${version}-${contentHash('pattern', definition.block.type, shape)}`;
}

function keptPattern(section: ResolvedSection, read: SectionWords, { version, fragments }: PatternStore) {
  const html = fragments.get(keyOf(section, read, version));
  return html === undefined ? undefined : new Pattern(html);
}

/** A pattern, once there are enough sections that may have the same. */
function made(section: ResolvedSection, read: SectionWords, count: number, store?: PatternStore) {
  if (count < enough) return count;
  const html = signed(section, read);
  if (html === undefined) return none;
  store?.fragments.set(keyOf(section, read, store.version), html);
  return new Pattern(html);
}
