import { basename, join } from 'node:path';
import type { Module } from '../../renderer/build/inputs/sources/module.ts';
import { relativeName } from '../../renderer/build/lib/paths.ts';
import type { Theme } from '../../renderer/site/input.ts';
import type { TemplateParams } from '../../renderer/site/template-input.ts';
import type { Waiver } from '../../renderer/site/waiver.ts';
import { type CodeStyle, codeStyle } from './code-style.ts';
import type { ListSpot } from './config-tree.ts';
import { addImport, type Import, importLine } from './imports.ts';
import { Code, type Comments, literal } from './literal.ts';
import { nameOf, slugOf } from './names.ts';
import type { PageTemplate } from './page-templates.ts';
import { computedError, type SiteEdit } from './site-edit.ts';

export interface NewPage {
  readonly path: string;
  readonly theme?: Theme;
  readonly title?: string;
  readonly description?: string;
  readonly noindex?: boolean;
  readonly waive?: readonly Waiver[] | undefined;
}

/** A new page from a template. */
export interface NewTemplatePage extends NewPage {
  readonly template: PageTemplate;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The files of a new page. */
export interface Added {
  /** Its copy file, if it has its own. */
  readonly copy: string | undefined;
  /** The file with its entry. */
  readonly entry: string;
}

/** Adds a page from a template: its copy file and its entry in the config. */
export function addTemplatePage(site: SiteEdit, page: NewTemplatePage): Added {
  const { template, params, path } = page;
  const list = site.tree.list('routes');
  const module = list?.module ?? site.tree.sources.module(site.options.config);
  const style = module === undefined ? codeStyle('', 120) : site.style(module);
  const copy = copyFile(site, path);
  const local = nameOf(slugOf(path), module?.names.keys() ?? []);
  const known = module && importedAs(site, module, template);
  const templateName = known ?? nameOf(templateSlug(template), [...(module?.names.keys() ?? []), local]);
  const entry = {
    kind: 'template',
    path,
    template: new Code(templateName),
    ...metaOf(page),
    ...(page.theme === undefined ? {} : { theme: page.theme }),
    ...(page.waive === undefined ? {} : { waive: page.waive }),
    params: new Code(`${local}.params`),
  };
  const text = copyText({ path, template, params, copy, style });
  const copyImport: Import = { kind: 'everything', local };
  const templateImport = importOf(template, templateName);
  if (list === undefined)
    throw pasteError({
      site,
      style,
      copy,
      text,
      entry,
      imports: [
        [copyImport, copy],
        [templateImport, template.file],
      ],
    });
  site.changes.create(copy, text);
  site.append(list, entry, { open: true });
  site.edit(list.module, addImport(list.module, copyImport, copy, style));
  if (known === undefined) site.edit(list.module, addImport(list.module, templateImport, template.file, style));
  return { copy, entry: list.module.source.file };
}

/** Returns the copy file for the path of a page. */
export function copyFile({ root }: SiteEdit, path: string, ending = '.ts'): string {
  return join(root, `templates/copy/${slugOf(path)}${ending}`);
}

/** Returns the meta that differs from the original. */
function metaOf({ title, description }: NewPage): { meta?: object } {
  return title === undefined && description === undefined ? {} : { meta: { title, description } };
}

/** Returns the name under which a module already imports a template. */
function importedAs(site: SiteEdit, module: Module, { file, export: exported }: PageTemplate): string | undefined {
  for (const [name, origin] of module.names) {
    if (!('from' in origin) || origin.name !== exported) continue;
    if (site.resolve(origin.from, module.source.file) === file) return name;
  }
  return undefined;
}

function templateSlug({ name, export: exported }: PageTemplate): string {
  return exported === 'default' ? name : exported.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function importOf({ export: name }: PageTemplate, local: string): Import {
  return name === 'default' ? { kind: 'default', local } : { kind: 'named', name, local };
}

interface CopyText {
  readonly path: string;
  readonly template: PageTemplate;
  readonly params: Readonly<Record<string, unknown>>;
  readonly copy: string;
  readonly style: CodeStyle;
}

/** Returns the text of a copy file: the parameters of the template, with their help as comments. */
function copyText({ path, template, params, style }: CopyText): string {
  const { eol, semicolons } = style;
  const end = semicolons ? ';' : '';
  const name = nameOf(templateSlug(template), ['params']);
  const comments = helpOf(template.params);
  const specifier = `../pages/${basename(template.file)}`;
  return [
    importLine({ kind: 'named', name: 'ParamsOf', local: 'ParamsOf' }, 'frontage', style, true),
    importLine(importOf(template, name), specifier, style, true),
    '',
    `/** The copy of ${path}. */`,
    `export const params = ${literal(params, { style, indent: '', taken: 22, open: true, comments })} satisfies ParamsOf<typeof ${name}>${end}`,
    '',
  ].join(eol);
}

/** Returns the help of each parameter as a comment. */
function helpOf(params: TemplateParams): Comments {
  return Object.fromEntries(
    Object.entries(params).map(([key, param]) => [
      key,
      {
        ...(param.help === undefined ? {} : { above: param.help }),
        ...(param.type === 'group' ? { inside: helpOf(param.fields) } : {}),
      },
    ]),
  );
}

interface PasteText {
  readonly site: SiteEdit;
  readonly style: CodeStyle;
  readonly copy: string;
  readonly text: string;
  readonly entry: object;
  readonly imports: readonly (readonly [Import, string])[];
}

function pasteError({ site, style, copy, text, entry, imports }: PasteText) {
  const shown = (file: string) => `./${relativeName(site.root, file)}`;
  return computedError(
    'The routes of this config are not a plain list, so no page can be added to them. Nothing was changed.',
    ['routes'],
    [
      `Save this as ${shown(copy).slice(2)}:`,
      '',
      text.trimEnd(),
      '',
      'Then add to the imports of the config:',
      '',
      ...imports.map(([what, file]) => importLine(what, shown(file), style)),
      '',
      'And to its routes:',
      '',
      literal(entry, { style, indent: '', taken: 0, open: true }),
    ].join('\n'),
  );
}

/** Returns the list of routes; throws if it is not a plain list. */
export function requireRouteList(site: SiteEdit, hint: string): ListSpot {
  const list = site.tree.list('routes');
  if (list !== undefined) return list;
  throw computedError(
    'The routes of this config are not a plain list, so no command can edit them. Nothing was changed.',
    ['routes'],
    hint,
  );
}
