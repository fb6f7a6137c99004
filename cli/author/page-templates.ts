import { basename, dirname, join } from 'node:path';
import { bundle, engineFile } from '../../renderer/build/inputs/bundle/bundle.ts';
import { evaluate } from '../../renderer/build/inputs/evaluate.ts';
import type { Files } from '../../renderer/build/lib/files.ts';
import { isRecord } from '../../renderer/build/lib/is-record.ts';
import { stepsOf } from '../../renderer/build/lib/slash-path.ts';
import { append } from '../../renderer/sdk/any-length.ts';
import { DiagnosticsError } from '../../renderer/sdk/issue.ts';
import { templateSchema } from '../../renderer/site/params.ts';
import type { TemplateParams } from '../../renderer/site/template-input.ts';

/** A page template of a site, with its export and documentation. */
export interface PageTemplate {
  /** Its file name without extension: `city-landing`. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
  /** The name of its export. */
  readonly export: string;
  readonly description: string;
  readonly params: TemplateParams;
  /** The template as it is written. */
  readonly value: Readonly<Record<string, unknown>>;
  /** Its sections from top to bottom, each with its block. */
  readonly sections: readonly { readonly name: string; readonly block: string }[];
}

/** The page templates of a site, without those of collections. */
export interface PageTemplates {
  readonly templates: readonly PageTemplate[];
  /** File names without extension of templates that cannot be run. */
  readonly broken: readonly string[];
}

const folder = 'templates/pages';

export async function pageTemplates(files: Files, config: string): Promise<PageTemplates> {
  const names = fileNames(files, config);
  const all = await templatesOf(names, files, config).catch(unlessFaults);
  if (all !== undefined) return { templates: all, broken: [] };
  // One broken file breaks the common bundle, so run each file by itself.
  const templates: PageTemplate[] = [];
  const broken: string[] = [];
  for (const name of names) {
    const found = await templatesOf([name], files, config).catch(unlessFaults);
    if (found === undefined) broken.push(baseOf(name));
    else append(templates, found);
  }
  return { templates, broken };
}

/** Returns the page template with a name, even if others are broken. Throws DiagnosticsError if its file cannot be run. */
export async function pageTemplate(files: Files, config: string, name: string): Promise<PageTemplate | undefined> {
  const file = fileNames(files, config).find((file) => baseOf(file) === stepsOf(name)[0]);
  if (file === undefined) return undefined;
  return (await templatesOf([file], files, config)).find((template) => template.name === name);
}

function fileNames(files: Files, config: string): string[] {
  return files.list(join(dirname(config), folder)).filter((name) => /^[^/]+(?<!\.test)\.ts$/.test(name));
}

function baseOf(file: string): string {
  return file.replace(/\.ts$/, '');
}

function unlessFaults(error: unknown): undefined {
  if (!(error instanceof DiagnosticsError)) throw error;
}

/** Runs files of the folder together. */
async function templatesOf(names: readonly string[], files: Files, config: string): Promise<PageTemplate[]> {
  if (names.length === 0) return [];
  const root = dirname(config);
  const entry = join(root, folder, '.all.ts');
  const imports = names.map((name, index) => `import * as module${index} from './${name}';`);
  const all = names.map((name, index) => `${JSON.stringify(name)}: { ...module${index} }`);
  const bundled = await bundle(entry, {
    files,
    root,
    aliases: { frontage: engineFile('frontage.ts') },
    virtual: { [entry]: [...imports, `export default { ${all.join(', ')} };`].join('\n') },
  });
  const { value } = await evaluate(bundled.code, { file: config, timeout: 10_000, bundled: async () => bundled });
  return names.flatMap((name) => templatesIn(isRecord(value) ? value[name] : undefined, join(root, folder, name)));
}

function templatesIn(exports: unknown, file: string): PageTemplate[] {
  const found = Object.entries(isRecord(exports) ? exports : {}).flatMap(([name, value]) => {
    const parsed = templateSchema.safeParse(value);
    if (!parsed.success || !isRecord(value) || isOfEntries(value)) return [];
    const { description, params, sections } = parsed.data;
    return [{ export: name, description, params: params as TemplateParams, value, sections: sectionsOf(sections) }];
  });
  const base = baseOf(basename(file));
  return found.map((template) => ({
    ...template,
    file,
    name: found.length === 1 || template.export === 'default' ? base : `${base}/${template.export}`,
  }));
}

/** Whether a template makes the pages of a collection. Nothing but an entry can fill it. */
function isOfEntries(template: object): boolean {
  return /"entry":true|\{\{\s*(?:param\.)?entry\./.test(JSON.stringify(template));
}

function sectionsOf(sections: Readonly<Record<string, unknown>>): PageTemplate['sections'] {
  return Object.entries(sections).map(([name, section]) => {
    const block = isRecord(section) ? section.block : undefined;
    return { name, block: typeof block === 'string' ? block : 'yours' };
  });
}
