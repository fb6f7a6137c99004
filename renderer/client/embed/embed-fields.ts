import { flag, frame, group, type Resolved, shownWhen, text } from '../../sdk/index.ts';

/** The fields of every block that shows third-party content in a frame on request. */
export const embedFields = {
  src: frame('The URL that the provider gives for embedding, with its parameters (to play at once, to avoid cookies).'),
  origin: frame('A URL of the host that sends the messages of the frame, if it is not the host of "src".').optional(),
  hostParameter: text('The query parameter in which the provider expects the host of your page.', {
    max: 40,
  }).optional(),
  greets: flag(
    'The provider’s page sends a message once it has loaded, as most calendars and players do. The frame stays covered until one arrives, so that visitors see no error page. After a while the link becomes a plain one again.',
  ).optional(),
  loading: shownWhen(
    'later',
    text('The text while it loads; "Loading…" or similar by default.', { max: 80 }),
  ).optional(),
  failed: shownWhen(
    'later',
    text('The text when it does not load: the link, pressed again, opens it in a new tab.', { max: 120 }),
  ).optional(),
  elsewhere: shownWhen(
    'later',
    text('Label of the link that opens it in a new tab, once it has loaded.', { max: 60 }),
  ).optional(),
};

/** An embedded frame as a field of a block. */
export const embed = (help: string) => group(embedFields, help);

/** An embedded frame as an island gets it. */
export type Embed = Resolved<typeof embedFields>;

/** Returns the attributes of an island that starts at the first touch, with props or none. */
export function embedAttributes(name: string, props?: object) {
  return { 'data-island': name, 'data-on': 'interaction', 'data-props': props && JSON.stringify(props) };
}
