/** Everything a block is made of: import this from a site's own block as `frontage/block`. */
export {
  type Admin,
  type Block,
  defineBlock,
  type FieldDiagnostic,
  type HydrateOn,
  type LayoutProps,
  type Layouts,
  type PageContext,
  type PlaceContext,
  type SectionProps,
  type SiteContext,
  type Ui,
  type ViewProps,
} from './block.ts';
export { Cover, coverSlot, coverStyles } from './cover/cover.tsx';
export type { Money, Phone } from './facts.ts';
export {
  type Action,
  action,
  choice,
  type Destination,
  destination,
  either,
  type Fields,
  flag,
  frame,
  group,
  headline,
  href,
  icon,
  id,
  link,
  list,
  money,
  number,
  onRecord,
  organization,
  phone,
  type Resolved,
  readByView,
  rich,
  shownWhen,
  text,
  textFrom,
} from './fields.ts';
export { Hours } from './hours/hours.tsx';
export { Status } from './hours/status.tsx';
export type { JsonLdNode } from './json-ld.ts';
export {
  type CardSide,
  type ColourPair,
  type Drawing,
  type DrawingProps,
  defineDrawing,
  Media,
  type MediaUi,
  media,
  mediaStyles,
} from './media/index.ts';
export type { Opening, OpenSpan, ShownHours, ShownOrganization } from './organization.ts';
export { image, picture } from './picture/fields.ts';
export { type Image, Picture } from './picture/picture.tsx';
export type { PictureSlot, PictureSlots } from './picture/slots.ts';
export { tone } from './tones/field.ts';
export { Actions } from './ui/actions.tsx';
export { ButtonLink } from './ui/button-link.tsx';
export type { DrawnIcon } from './ui/drawn-icon.ts';
export { Heading } from './ui/heading.tsx';
export { Icon, type IconName, iconNames } from './ui/icon.tsx';
export { Island } from './ui/island.tsx';
export { linkAttributes } from './ui/link-attributes.ts';
export { ScrollRegion } from './ui/scroll-region.tsx';
export { Section } from './ui/section.tsx';
export { SectionHead } from './ui/section-head.tsx';
export { Stars } from './ui/stars.tsx';
export { textByLanguage } from './ui-text/text-by-language.ts';
export { fill, type UiText } from './ui-text/ui-text.ts';
export { date, price, type ShownDate, type ShownPrice, type ShownTime, time } from './value-fields.ts';
export { type Video, videoFile } from './video/fields.ts';
export { VideoPlayer } from './video/player.tsx';
export { Paragraphs } from './words/paragraphs.tsx';
export { plainWords, type RichText } from './words/rich-text.ts';
export { Words, words } from './words/words.tsx';
