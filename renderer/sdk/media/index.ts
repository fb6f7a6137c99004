/** What blocks show beside their text. */
export {
  type AnyDrawing,
  type CardSide,
  type ColourPair,
  type Drawing,
  type DrawingProps,
  defineDrawing,
} from './drawing.ts';
export { media } from './media.ts';
export { mediaStyles } from './media-styles.ts';
export type { MediaUi } from './media-ui.ts';
export { Media } from './media-view.tsx';
export { reviewFields } from './review-card.tsx';
export type { ReadDrawing } from './site-drawings.ts';
