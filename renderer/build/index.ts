export type { Drawings } from './assets/drawings.ts';
export { build } from './build.ts';
export { buildInMemory, type RenderedSite, type SiteSections, sectionsInMemory } from './commands/in-memory.ts';
export { type RouteReport, routes } from './commands/routes.ts';
export { weighPage } from './page/made-page.ts';
export { type Analysis, type AnalyzedSite, analyzeSite, type SiteOptions } from './run/analyze-site.ts';
export type { BuildOptions, BuildReport } from './run/build-contract.ts';
export { type CheckedSite, type CheckReport, check } from './run/check-site.ts';
export { declarations } from './run/declarations.ts';
