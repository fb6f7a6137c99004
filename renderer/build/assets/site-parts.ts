import type { Registry } from '../../site/registry.ts';
import type { Site } from '../../site/site.ts';
import type { Loaded } from '../inputs/index.ts';
import type { DocumentTemplate } from '../page/render/document.ts';
import type { CssDelivery, Styles } from '../page/render/sheets.ts';
import type { PageSummary } from '../page/resolve/index.ts';

/** The parts of a valid site that its assets and the files around its pages depend on. */
export interface SiteParts {
  readonly site: Site;
  readonly loaded: Loaded;
  readonly registry: Registry;
  readonly styles: Styles;
  readonly sheets: CssDelivery;
  readonly document: DocumentTemplate;
  readonly pages: readonly PageSummary[];
}
