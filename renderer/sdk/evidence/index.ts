/** Evidence drawn from data at build time. */
export { evidence } from './evidence.ts';
export { EvidencePicture } from './evidence-picture.tsx';
export { evidenceStyles } from './evidence-styles.ts';
export type { EvidenceUi } from './evidence-ui.ts';
export { RankKey, RankMap } from './rank-grid.tsx';
export { ranks, readRanks } from './ranks.ts';
export { reviewFields } from './review-card.tsx';
