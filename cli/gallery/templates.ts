import { type SiteOptions, sectionsInMemory } from '../../renderer/build/index.ts';
import { standaloneFrame } from '../../renderer/build/page/render/frame.ts';
import { renderDocument } from '../../renderer/build/page/render/index.ts';
import { exampleParams } from '../../renderer/site/params.ts';
import { type PageTemplate, type PageTemplates, pageTemplates } from '../author/page-templates.ts';
import { errorPage } from '../serve/overlay.ts';

/** The page templates of a site, with a document for each. */
export interface ShownTemplates extends PageTemplates {
  /** By template name. */
  readonly documents: ReadonlyMap<string, string>;
}

/** Renders each template with its examples, or its errors. */
export async function shownTemplates(options: SiteOptions): Promise<ShownTemplates> {
  const { templates, broken } = await pageTemplates(options.files, options.config);
  const documents = await Promise.all(
    templates.map(async (template) => [template.name, await documentOf(template, options)] as const),
  );
  return { templates, broken, documents: new Map(documents) };
}

const path = '/gallery-template';

async function documentOf({ value, params }: PageTemplate, options: SiteOptions): Promise<string> {
  const route = { kind: 'template', path, template: value, params: exampleParams(params) };
  const input = (written: unknown) => withRoute(written, route);
  const { made, issues } = await sectionsInMemory({ ...options, input });
  const sections = made?.sections.find(({ page }) => page.path === path);
  if (made === undefined || sections === undefined) return errorPage({ kind: 'issues', issues });
  return renderDocument(sections, made.context, standaloneFrame(sections.page, made.context)).html;
}

function withRoute(input: unknown, route: object): unknown {
  if (typeof input !== 'object' || input === null || !('routes' in input) || !Array.isArray(input.routes)) return input;
  return { ...input, routes: [...input.routes, route] };
}
