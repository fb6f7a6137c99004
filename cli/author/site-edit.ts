import { dirname, relative } from 'node:path';
import type { PlanOptions } from '../../renderer/build/index.ts';
import { engineFile } from '../../renderer/build/inputs/bundle/bundle.ts';
import { modulePath } from '../../renderer/build/inputs/bundle/module-path.ts';
import type { Module } from '../../renderer/build/inputs/sources/module.ts';
import { Faults, type Path } from '../../renderer/sdk/issue.ts';
import { ChangeSet } from './change-set.ts';
import { type CodeStyle, codeStyle, lineWidth } from './code-style.ts';
import { ConfigTree, type ListSpot } from './config-tree.ts';
import type { Edit } from './edits.ts';
import { literal } from './literal.ts';
import { appendMember } from './members.ts';

/** A site whose files are being edited. */
export class SiteEdit {
  readonly options: PlanOptions;
  /** The site's folder. */
  readonly root: string;
  readonly changes: ChangeSet;
  readonly tree: ConfigTree;
  readonly #width: number;

  constructor(options: PlanOptions) {
    this.options = options;
    this.root = dirname(options.config);
    this.changes = new ChangeSet(options.files);
    this.tree = new ConfigTree(options.config, options.files, this.changes);
    this.#width = lineWidth(options.files, this.root);
  }

  style(module: Module): CodeStyle {
    return codeStyle(module.source.text, this.#width);
  }

  edit(module: Module, edits: Edit | readonly Edit[]): void {
    this.changes.edit(
      module.source.file,
      [edits].flat().map((edit) => shifted(edit, module.lead)),
    );
  }

  /** Adds an entry to a list, in the style of its file. */
  append({ module, node }: ListSpot, entry: object, { open = false } = {}): void {
    const style = this.style(module);
    const write = (indent: string) => literal(entry, { style, indent, taken: indent.length + 1, open });
    this.edit(module, appendMember(module.source.text, node, style, write));
  }

  /** The file that an import of another one names. */
  resolve(specifier: string, importer: string): string | undefined {
    return modulePath(this.options.files, specifier, importer);
  }

  /** Files that hold a site's words and entries: its templates, and what its config imports besides. */
  files(watched: readonly string[]): string[] {
    const { files } = this.options;
    const templates = files.list(`${this.root}/templates`).map((name) => `${this.root}/templates/${name}`);
    const engine = dirname(engineFile('frontage.ts'));
    const imported = watched.filter(
      (file) => file.startsWith(`${this.root}/`) && !file.startsWith(`${engine}/`) && !file.includes('/node_modules/'),
    );
    return [...new Set([...imported, ...templates])]
      .filter((file) => /\.(?:[cm]?[jt]sx?|json|csv|hbs)$/.test(file))
      .sort();
  }

  /** A file as people name it. */
  shown(file: string): string {
    return relative(process.cwd(), file).replaceAll('\\', '/');
  }
}

/** Nothing can be edited where the config computes its entries: what to write there is for the person to paste. */
export function computed(message: string, path: Path, suggestion: string): Faults {
  return new Faults([{ code: 'config-computed', message, path, suggestion }]);
}

function shifted({ start, end, text }: Edit, lead: number): Edit {
  return { start: start - lead, end: end - lead, text };
}
