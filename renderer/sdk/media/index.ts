/** What blocks show beside their text, drawn from data at build time. */
export { media } from './media.ts';
export { mediaStyles } from './media-styles.ts';
export type { MediaUi } from './media-ui.ts';
export { Media } from './media-view.tsx';
export { RankKey, RankMap } from './rank-grid.tsx';
export { ranks, readRanks } from './ranks.ts';
export { reviewFields } from './review-card.tsx';
