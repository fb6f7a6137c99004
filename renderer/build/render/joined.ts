import type { RegisteredBlock } from '../../site/registry.ts';
import type { ResolvedSection } from '../resolve/index.ts';
import { Pattern } from './pattern.ts';
import { readWords } from './section-words.ts';
import type { Fragment } from './variants.ts';

/** The HTML of a section, joined when somebody asks for it. */
class Joined implements Fragment {
  readonly section: ResolvedSection;
  readonly like: Pattern;
  readonly words: readonly string[];

  constructor(section: ResolvedSection, like: Pattern, words: readonly string[]) {
    this.section = section;
    this.like = like;
    this.words = words;
  }

  get html(): string {
    return this.like.join(this.words);
  }
}

/** What is known of the sections of a block that differ by words alone: a pattern, or that there is none. */
const patterns = new WeakMap<RegisteredBlock, Map<string, Pattern | typeof seen | typeof none>>();

/** One was there; a pattern is worth the while once there are two. */
const seen = Symbol('seen');
const none = Symbol('none');

/** What came out for props before: what is the same on many pages is one of many once or never. */
const asked = new WeakMap<object, Omit<Joined, 'section' | 'html'> | typeof none>();

/** A section as one of many that differ by words alone; nothing for all others, which are to be rendered. */
export function joined(section: ResolvedSection): Fragment | undefined {
  const { props } = section;
  const before = asked.get(props) ?? oneOfMany(section) ?? none;
  asked.set(props, before);
  return before === none ? undefined : new Joined(section, before.like, before.words);
}

function oneOfMany(section: ResolvedSection): Omit<Joined, 'section' | 'html'> | undefined {
  const { definition, props } = section;
  if (!definition.block.verbatim) return undefined;
  const read = readWords(definition.schema, props);
  if (read === undefined || read.words.length === 0) return undefined;
  const shapes = patterns.get(definition) ?? new Map<string, Pattern | typeof seen | typeof none>();
  patterns.set(definition, shapes);
  const before = shapes.get(read.shape);
  const pattern = before === seen ? (Pattern.of(section, read) ?? none) : before;
  shapes.set(read.shape, pattern ?? seen);
  return pattern instanceof Pattern ? { like: pattern, words: read.words } : undefined;
}
