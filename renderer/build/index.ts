export { build } from './build.ts';
export type { BuildOptions, BuildReport } from './build-contract.ts';
export type { CardDrawings } from './card-files.ts';
export { type CheckReport, check } from './check-site.ts';
export { declarations } from './declarations.ts';
export { buildInMemory, type MadeSections, type MadeSite, sectionsInMemory } from './in-memory.ts';
export { weighPage } from './made-page.ts';
export { type Plan, type PlanOptions, plan, type ReadyPlan } from './plan.ts';
export { type RouteReport, routes } from './routes.ts';
