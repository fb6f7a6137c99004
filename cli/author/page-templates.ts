import { dirname, join } from 'node:path';
import type { Files } from '../../renderer/build/files.ts';
import { isRecord } from '../../renderer/build/is-record.ts';
import { bundle, engineFile } from '../../renderer/build/load/bundle.ts';
import { evaluate } from '../../renderer/build/load/evaluate.ts';
import { templateSchema } from '../../renderer/site/params.ts';
import type { TemplateParams } from '../../renderer/site/template-input.ts';

/** A page template of a site: where it is exported from, and what a person is told of it. */
export interface PageTemplate {
  /** Its file's name without the ending: `city-landing`. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
  /** The export that holds it. */
  readonly export: string;
  readonly description: string;
  readonly params: TemplateParams;
  /** The template as it is written. */
  readonly value: Readonly<Record<string, unknown>>;
  /** Its sections from top to bottom, each with its block. */
  readonly sections: readonly { readonly name: string; readonly block: string }[];
}

const folder = 'templates/pages';

/** The page templates of a site, by name. Throws Faults when one of their files cannot be run. */
export async function pageTemplates(files: Files, config: string): Promise<readonly PageTemplate[]> {
  const root = dirname(config);
  const names = files.list(join(root, folder)).filter((name) => /^[^/]+(?<!\.test)\.ts$/.test(name));
  if (names.length === 0) return [];
  const entry = join(root, `${folder}/.all.ts`);
  const imports = names.map((name, index) => `import * as module${index} from './${name}';`);
  const all = names.map((name, index) => `${JSON.stringify(name)}: { ...module${index} }`);
  const bundled = await bundle(entry, {
    files,
    aliases: { frontage: engineFile('frontage.ts') },
    virtual: { [entry]: [...imports, `export default { ${all.join(', ')} };`].join('\n') },
  });
  const { value } = await evaluate(bundled.code, { file: config, timeout: 10_000, bundled: async () => bundled });
  return names.flatMap((name) => templatesIn(isRecord(value) ? value[name] : undefined, join(root, folder, name)));
}

function templatesIn(exports: unknown, file: string): PageTemplate[] {
  const found = Object.entries(isRecord(exports) ? exports : {}).flatMap(([name, value]) => {
    const parsed = templateSchema.safeParse(value);
    if (!parsed.success || !isRecord(value)) return [];
    const { description, params, sections } = parsed.data;
    return [{ export: name, description, params: params as TemplateParams, value, sections: sectionsOf(sections) }];
  });
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\.ts$/, '');
  return found.map((template) => ({
    ...template,
    file,
    name: found.length === 1 || template.export === 'default' ? base : `${base}/${template.export}`,
  }));
}

function sectionsOf(sections: Readonly<Record<string, unknown>>): PageTemplate['sections'] {
  return Object.entries(sections).map(([name, section]) => {
    const block = isRecord(section) ? section.block : undefined;
    return { name, block: typeof block === 'string' ? block : 'yours' };
  });
}
