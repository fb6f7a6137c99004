import type { Path } from '../../sdk/issue.ts';
import type { Prose } from '../../sdk/prose/prose.ts';
import type { ProseFiles } from '../inputs/prose/index.ts';
import { isRecord } from '../lib/is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A section of the block `prose` that names a file. */
type ProseSection = Fields & { readonly file: string };

/** Whether a value is a section of the block `prose` whose file is still a name. */
export function isProseSection(value: unknown): value is ProseSection {
  return isRecord(value) && value.block === 'prose' && typeof value.file === 'string';
}

/** The prose files that sections name. */
export type NamedProse = Pick<ProseFiles, 'named'>;

/** Puts prose files into the sections that name them. The same section always becomes the same object. */
export class ProseSections {
  readonly #prose: NamedProse;
  readonly #filled = new WeakMap<object, Fields & { readonly file: Prose }>();

  constructor(prose: NamedProse) {
    this.#prose = prose;
  }

  section(section: ProseSection, at: Path): Fields {
    const known = this.#filled.get(section) ?? { ...section, file: this.#prose.named(section.file, [...at, 'file']) };
    this.#filled.set(section, known);
    return known;
  }

  /** Fills the sections of a page template, before its parameters are filled in. A parameter may be part of a file's name. */
  page(page: Fields, at: Path): Fields {
    const { sections } = page;
    if (!isRecord(sections) || !Object.values(sections).some(isWhole)) return page;
    const filled = Object.entries(sections).map(([name, section]) => [
      name,
      isWhole(section) ? this.section(section, [...at, 'sections', name]) : section,
    ]);
    return { ...page, sections: Object.fromEntries(filled) };
  }
}

function isWhole(section: unknown): section is ProseSection {
  return isProseSection(section) && !section.file.includes('{{');
}
