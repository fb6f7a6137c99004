import type { AnalyzedSite, SiteOptions } from '../../renderer/build/index.ts';
import { parsePath } from '../author/config-tree.ts';
import { addTemplatePage, requireRouteList } from '../author/new-page.ts';
import { checkEdited } from '../author/outcome.ts';
import { pageTemplate, pageTemplates } from '../author/page-templates.ts';
import { paramsError, parseParams, promptedParams, withExamples } from '../author/params.ts';
import { newPathError } from '../author/path-conflict.ts';
import { SiteEdit } from '../author/site-edit.ts';
import { isUnlinked, newPageWaiver } from '../author/unlinked-page.ts';
import { UsageError } from '../failure.ts';
import type { Change } from './requests.ts';

type AddPage = Extract<Change, { op: 'addPage' }>;

/** A value that a template asks for. */
interface TemplateQuestion {
  /** Its dotted name. */
  readonly name: string;
  readonly help: string;
  readonly type: string;
  /** What the page says if it is left empty. */
  readonly example: string;
  readonly options: readonly string[];
}

/** Returns the page templates of a site with what each asks for, and the names of those that cannot be run. */
export async function templateChoices({ files, config }: SiteOptions) {
  const { templates, broken } = await pageTemplates(files, config);
  return {
    broken,
    templates: templates.map(({ name, description, sections, params }) => ({
      name,
      description,
      sections: sections.length,
      questions: promptedParams(params).map(
        ({ name, param }): TemplateQuestion => ({
          name,
          help: param.help ?? '',
          type: param.type,
          example: param.example === undefined ? '' : String(param.example),
          options: param.type === 'choice' ? param.options : [],
        }),
      ),
    })),
  };
}

/** Adds a page from a template, or as a variant of another page. Throws a UsageError if there can be none. */
export async function addPage(change: AddPage, ready: AnalyzedSite, edit: SiteEdit): Promise<void> {
  const error = newPathError(change.path, edit, ready);
  if (error !== undefined) throw new UsageError(error, 'Nothing was written.');
  const path = parsePath(change.path) ?? change.path;
  const title = change.title.trim() || undefined;
  const { from } = change;
  if (from.kind === 'variant') addVariant(edit, from.page, { path, title });
  else await addFromTemplate(edit, from, { path, title });
}

interface Start {
  readonly path: string;
  readonly title: string | undefined;
}

/** A variant says the same as its original until it is edited, so search engines may not list it yet. */
function addVariant(edit: SiteEdit, of: string, { path, title }: Start): void {
  const list = requireRouteList(edit, 'Add the page in your editor.');
  edit.append(list, { kind: 'variant', path, of, meta: { ...(title && { title }), noindex: true } }, { open: true });
}

async function addFromTemplate(
  edit: SiteEdit,
  { name, values }: Extract<AddPage['from'], { kind: 'template' }>,
  { path, title }: Start,
): Promise<void> {
  const { options } = edit;
  const template = await pageTemplate(options.files, options.config, name);
  if (template === undefined) throw new UsageError(`There is no page template "${name}".`, 'Load the studio again.');
  const given = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  const params = withExamples(parseParams(given, template), template.params).values;
  const invalid = paramsError(params, template.params);
  if (invalid !== undefined) throw new UsageError(`A value does not fit: ${invalid}.`, 'Write another one.');
  const page = { path, template, params, ...(title && { title }) };
  const first = new SiteEdit(options);
  addTemplatePage(first, page);
  const { issues } = await checkEdited(first);
  const failed = issues.find(({ severity }) => severity === 'error');
  if (failed !== undefined) throw new UsageError(failed.message, failed.suggestion ?? 'Give another value.');
  addTemplatePage(edit, isUnlinked(path, issues) ? { ...page, waive: [newPageWaiver(options.today)] } : page);
}
