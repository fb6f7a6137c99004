export type { CardDrawings } from './assets/card-files.ts';
export { build } from './build.ts';
export type { BuildOptions, BuildReport } from './build-contract.ts';
export { type CheckedSite, type CheckReport, check } from './check-site.ts';
export { declarations } from './commands/declarations.ts';
export { buildInMemory, type RenderedSite, type SiteSections, sectionsInMemory } from './commands/in-memory.ts';
export { type RouteReport, routes } from './commands/routes.ts';
export { weighPage } from './page/made-page.ts';
export { type Plan, type PlanOptions, plan, type ReadyPlan } from './plan.ts';
