/** What blocks show beside their text. */

export type { MediaUi } from './drawing.ts';
export {
  type AnyDrawing,
  type CardSide,
  type ColourPair,
  type Drawing,
  type DrawingProps,
  defineDrawing,
} from './drawing.ts';
export { reviewFields } from './kinds.tsx';
export { Media, media, mediaStyles } from './media.tsx';
export type { ReadDrawing } from './site-drawings.ts';
