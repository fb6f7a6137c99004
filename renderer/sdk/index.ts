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
export { byViewport, type PictureSlot, type PictureSlots } from './field.ts';
export {
  type Action,
  action,
  alongside,
  beginsAs,
  choice,
  type Destination,
  date,
  destination,
  either,
  type Fields,
  flag,
  frame,
  group,
  groups,
  headline,
  href,
  icon,
  id,
  identity,
  link,
  list,
  money,
  number,
  onRecord,
  organization,
  phone,
  price,
  type Resolved,
  rich,
  type ShownDate,
  type ShownPrice,
  type ShownTime,
  shownWhen,
  text,
  textFrom,
  time,
  tone,
} from './fields.ts';
export { Hours, Status } from './hours/hours.tsx';
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
export { type Image, image, Picture, picture } from './picture/picture.tsx';
export { ButtonLink } from './ui/button-link.tsx';
export type { DrawnIcon } from './ui/icon.tsx';
export { Icon, type IconName, iconNames } from './ui/icon.tsx';
export { Island } from './ui/island.tsx';
export { linkAttributes } from './ui/link-attributes.ts';
export { Actions, Points, ScrollRegion, Stars } from './ui/parts.tsx';
export { HeadedSection, Heading, Headline, Section, SectionHead } from './ui/section.tsx';
export { fill, textByLanguage, type UiText } from './ui-text/ui-text.ts';
export { type Video, VideoPlayer, videoFile } from './video/video.tsx';
export { plainWords, type RichText } from './words/rich-text.ts';
export { Paragraph, Paragraphs, Words, words } from './words/words.tsx';
