import type { AnalyzedSite, SiteOptions } from '../../renderer/build/index.ts';
import { applyPageOperation } from '../author/operations/pages.ts';
import { pageTemplate, pageTemplates } from '../author/page-templates.ts';
import { paramsError, parseParams, promptedParams, withExamples } from '../author/params.ts';
import type { SiteEdit } from '../author/site-edit.ts';
import { type NewPageOperation, tryNewPage } from '../author/try-new-page.ts';
import { UsageError } from '../failure.ts';
import type { ChangeOf } from './change.ts';
import type { SiteContext } from './places.ts';

type AddPage = ChangeOf<'addPage'>;

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
export async function addPage(change: AddPage, { made: { ready }, edit }: SiteContext): Promise<void> {
  const from = change.from.kind === 'template' ? await templateStart(change.from, edit) : change.from;
  const title = change.title.trim();
  const operation = { op: 'newPage', page: change.path, from, ...(title && { title }) } as const;
  await applyPageOperation(edit, await accepted(operation, ready, edit), ready);
}

/** Returns an operation whose page has no errors. A page of a template may have some in the values that were given. */
async function accepted(operation: NewPageOperation, ready: AnalyzedSite, edit: SiteEdit): Promise<NewPageOperation> {
  if (operation.from.kind !== 'template') return operation;
  const tried = await tryNewPage(operation, edit.options, ready);
  const failed = tried.issues.find(({ severity }) => severity === 'error');
  if (failed !== undefined) throw new UsageError(failed.message, failed.suggestion ?? 'Give another value.');
  return tried.operation;
}

async function templateStart(
  { name, values }: Extract<AddPage['from'], { kind: 'template' }>,
  { options: { files, config } }: SiteEdit,
): Promise<NewPageOperation['from']> {
  const template = await pageTemplate(files, config, name);
  if (template === undefined) throw new UsageError(`There is no page template "${name}".`, 'Load the studio again.');
  const given = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  const params = withExamples(parseParams(given, template), template.params).values;
  const invalid = paramsError(params, template.params);
  if (invalid !== undefined) throw new UsageError(`A value does not fit: ${invalid}.`, 'Write another one.');
  return { kind: 'template', name, params };
}
