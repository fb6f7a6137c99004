import { dirname, join } from 'node:path';
import type { SiteOptions } from '../../renderer/build/index.ts';
import { isEngineFile } from '../../renderer/build/inputs/bundle/bundle.ts';
import { modulePath } from '../../renderer/build/inputs/bundle/bundle-inputs.ts';
import type { Module } from '../../renderer/build/inputs/sources/module.ts';
import { isBelow, isInPackage, relativeName } from '../../renderer/build/lib/paths.ts';
import { DiagnosticsError, type Path } from '../../renderer/sdk/issue.ts';
import { ChangeSet } from './change-set.ts';
import { type CodeStyle, codeStyle, jsonStyle, lineWidth } from './code-style.ts';
import { ConfigTree, type ListSpot } from './config-tree.ts';
import type { Edit } from './edits.ts';
import { literal } from './literal.ts';
import { appendMember } from './members.ts';

/** An edit of a site's files. */
export class SiteEdit {
  readonly options: SiteOptions;
  readonly input: unknown;
  /** The site's folder. */
  readonly root: string;
  readonly changes: ChangeSet;
  readonly tree: ConfigTree;
  readonly #width: number;

  /** `input` is what the config evaluates to, if it is known. */
  constructor(options: SiteOptions, input?: unknown) {
    this.options = options;
    this.input = input;
    this.root = dirname(options.config);
    this.changes = new ChangeSet(options.files);
    const routes: unknown = Object(input).routes;
    this.tree = new ConfigTree(options.config, options.files, this.changes, Array.isArray(routes) ? routes : undefined);
    this.#width = lineWidth(options.files, this.root);
  }

  style(module: Module): CodeStyle {
    const { file, text } = module.source;
    return (file.endsWith('.json') ? jsonStyle : codeStyle)(text, this.#width);
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

  /** Returns the file of an import specifier. */
  resolve(specifier: string, importer: string): string | undefined {
    return modulePath(this.options.files, specifier, importer);
  }

  /** Returns the files with copy and entries: the templates and the imports of the config. */
  files(watched: readonly string[]): string[] {
    const { files } = this.options;
    const folder = join(this.root, 'templates');
    const templates = files.list(folder).map((name) => join(folder, name));
    const imported = watched.filter((file) => isBelow(file, this.root) && !isEngineFile(file) && !isInPackage(file));
    return [...new Set([...imported, ...templates])]
      .filter((file) => /\.(?:[cm]?[jt]sx?|json|csv|hbs|md)$/.test(file))
      .sort();
  }

  /** Returns a file name relative to the current folder. */
  shown(file: string): string {
    return relativeName(process.cwd(), file);
  }
}

/** Returns the error for computed entries, which no command can edit. */
export function computedError(message: string, path: Path, suggestion: string): DiagnosticsError {
  return new DiagnosticsError([{ code: 'config-computed', message, path, suggestion }]);
}

function shifted({ start, end, text }: Edit, lead: number): Edit {
  return { start: start - lead, end: end - lead, text };
}
